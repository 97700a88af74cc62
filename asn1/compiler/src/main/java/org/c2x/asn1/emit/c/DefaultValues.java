package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/**
 * Values that the schema says: DEFAULTs, and what tells the types of open types. A component with a DEFAULT always has
 * a value, and is coded if that is another one. Values that no expression stands for are constants of the source file.
 */
final class DefaultValues {

    /** A value of a resolved type. */
    private record Known(Type type, Value value) {}

    private final CModel model;
    private final SameValues same;
    private final Map<Known, String> constants = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    private final IndentedText definitions = new IndentedText();

    DefaultValues(CModel model, SameValues same) {
        this.model = model;
        this.same = same;
    }

    CModel model() {
        return model;
    }

    /** The condition that the value of a component differs from its default. */
    String differs(Component component, CPlace place) {
        return differs(component, component.defaultValue().orElseThrow(), place, "default_");
    }

    /**
     * The condition that a component has another value than this one.
     *
     * @param prefix of the constant, if there is one
     */
    String differs(Component component, Value value, CPlace place, String prefix) {
        return differs(component.type(), value, place, prefix + JavaNames.ofMember(component.name()));
    }

    /**
     * The condition that a place has another value of a type than this one.
     *
     * @param name of the constant, if there is one
     */
    String differs(Type type, Value value, CPlace place, String name) {
        if (isEmptyList(value)) {
            return place.member("count").value() + " != 0";
        }
        if (value instanceof NullValue) {
            return "false";
        }
        if (value instanceof BooleanValue bool) {
            return (bool.value() ? "!" : "") + place.value();
        }
        if (value instanceof RealValue real) {
            return "!c2x_same_real(" + place.value() + ", " + Literals.real(real.value()) + ')';
        }
        if (hasLiteral(type, value)) {
            return place.value() + " != " + literal(type, value);
        }
        String constant = constant(type, value, name);
        String condition = '!' + same.of(type, place, new CPlace(constant, false));
        return model.isPointedTo(type) ? place.text() + " == NULL || " + condition : condition;
    }

    /** The statement that sets the default. */
    String set(Component component, CPlace place) {
        Value value = component.defaultValue().orElseThrow();
        if (isEmptyList(value)) {
            return place.member("count").value() + " = 0;";
        }
        if (hasLiteral(component.type(), value)) {
            return place.value() + " = " + literal(component.type(), value) + ";";
        }
        String constant = constant(component.type(), value, "default_" + JavaNames.ofMember(component.name()));
        return model.isPointedTo(component.type())
                ? place.text() + " = &" + constant + ";"
                : place.value() + " = " + constant + ";";
    }

    private static boolean isEmptyList(Value value) {
        return value instanceof ListValue list && list.elements().isEmpty();
    }

    /** True if C has a literal for the value. */
    private boolean hasLiteral(Type type, Value value) {
        Shape shape = model.shape(type);
        return shape instanceof Shape.Number
                || shape instanceof Shape.FixedBits
                || value instanceof BooleanValue
                || value instanceof NullValue
                || value instanceof RealValue
                || value instanceof EnumeratedValue;
    }

    /** The literal of a value, where C has one. */
    String literal(Type type, Value value) {
        Optional<String> simple = Literals.simple(model, type.resolved(), value);
        if (simple.isPresent()) {
            return simple.get();
        }
        if (value instanceof BitStringValue bits) {
            // with named bits the notation may leave out zeros at the end
            int length = ((Shape.FixedBits) model.shape(type)).length();
            return Literals.unsigned(BigInteger.valueOf(bits.value().prefix(length)));
        }
        BigInteger number = ((IntegerValue) value).toBigInteger();
        boolean isSigned = ((Shape.Number) model.shape(type)).isSigned();
        return isSigned ? Literals.signed(number) : Literals.unsigned(number);
    }

    /** The constant for a value, which is defined where it is needed first. */
    private String constant(Type type, Value value, String wanted) {
        return constants.computeIfAbsent(new Known(type.resolved(), value), key -> {
            String name = wanted;
            for (int i = 2; !names.add(name); i++) {
                name = wanted + '_' + i;
            }
            definitions.line(new Definition(model, name).of("static const ", type, value));
            return name;
        });
    }

    /** Writes the constants. */
    void declare(IndentedText out) {
        definitions.toString().lines().forEach(out::line);
        if (!constants.isEmpty()) {
            out.line("");
        }
    }
}
