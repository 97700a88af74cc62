package org.c2x.asn1.resolve;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.RealValue;

/** Values of REAL, as a number or as mantissa, base and exponent (X.680 clauses 21.5 and 21.6). */
final class RealValues {
    /** Beyond these no double is left but zero and infinity. */
    private static final int MAXIMUM_EXPONENT = 10_000;

    private RealValues() {}

    /** The value; {@code number} reads a whole number in it. */
    static RealValue of(ValueNode node, Function<ValueNode, BigInteger> number) {
        if (node instanceof ValueNode.Number whole) {
            return finite(new BigDecimal(whole.number()).doubleValue(), node);
        }
        if (node instanceof ValueNode.Real real) {
            return finite(real.number().doubleValue(), node);
        }
        if (node instanceof ValueNode.SpecialReal special) {
            return new RealValue(special.number());
        }
        if (node instanceof ValueNode.Braced braced) {
            return ofParts(braced, number);
        }
        throw new SourceError(node.position(), "expected a REAL");
    }

    private static RealValue finite(double value, ValueNode node) {
        if (Double.isInfinite(value)) {
            throw new SourceError(node.position(), "this number is too large for a double");
        }
        return new RealValue(value);
    }

    private static RealValue ofParts(ValueNode.Braced node, Function<ValueNode, BigInteger> number) {
        Map<String, BigInteger> parts = new HashMap<>();
        for (List<ValueNode> element : node.elements()) {
            if (element.size() == 2 && element.get(0) instanceof ValueNode.Reference name) {
                parts.put(name.name().text(), number.apply(element.get(1)));
            }
        }
        if (node.elements().size() != 3 || !parts.keySet().equals(Set.of("mantissa", "base", "exponent"))) {
            throw new SourceError(node.position(), "expected { mantissa m, base b, exponent e }");
        }
        BigInteger mantissa = requireNonNull(parts.get("mantissa"));
        BigInteger exponent = requireNonNull(parts.get("exponent"));
        BigInteger radix = requireNonNull(parts.get("base"));
        int base = radix.bitLength() < Integer.SIZE ? radix.intValue() : 0;
        if (base != 2 && base != 10) {
            throw new SourceError(node.position(), "the base is 2 or 10");
        }
        if (exponent.bitLength() >= Integer.SIZE || Math.abs(exponent.intValue()) > MAXIMUM_EXPONENT) {
            throw new SourceError(node.position(), "the exponent is too large for a double");
        }
        double value = base == 10
                ? new BigDecimal(mantissa, -exponent.intValue()).doubleValue()
                : scale(new BigDecimal(mantissa), exponent.intValue());
        return finite(value, node);
    }

    /** Rounds once, unlike a chain of multiplications by doubles. */
    private static double scale(BigDecimal mantissa, int exponent) {
        BigDecimal factor = new BigDecimal(BigInteger.ONE.shiftLeft(Math.abs(exponent)));
        return exponent >= 0
                ? mantissa.multiply(factor).doubleValue()
                : mantissa.divide(factor, new MathContext(800)).doubleValue();
    }
}
