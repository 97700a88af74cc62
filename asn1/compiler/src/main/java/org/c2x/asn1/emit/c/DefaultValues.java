package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/**
 * DEFAULTs: a component that has one always has a value, and is coded if that is another one. Those that no expression
 * stands for are constants of the source file.
 */
final class DefaultValues {
    private final CModel model;
    private final SameValues same;
    private final Map<Component, String> constants = new IdentityHashMap<>();
    private final Set<String> names = new HashSet<>();
    private final IndentedText definitions = new IndentedText();

    DefaultValues(CModel model) {
        this.model = model;
        this.same = new SameValues(model);
    }

    /** The condition that the value of a component differs from its default. */
    String differs(Component component, Place place) {
        Value value = component.defaultValue().orElseThrow();
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
        if (hasLiteral(component, value)) {
            return place.value() + " != " + literal(component, value);
        }
        String condition = '!' + same.of(component.type(), place, new Place(constant(component, value), false));
        return model.isPointedTo(component.type()) ? place.text() + " == NULL || " + condition : condition;
    }

    /** The statement that sets the default. */
    String set(Component component, Place place) {
        Value value = component.defaultValue().orElseThrow();
        if (isEmptyList(value)) {
            return place.member("count").value() + " = 0;";
        }
        if (hasLiteral(component, value)) {
            return place.value() + " = " + literal(component, value) + ";";
        }
        String constant = constant(component, value);
        return model.isPointedTo(component.type())
                ? place.text() + " = &" + constant + ";"
                : place.value() + " = " + constant + ";";
    }

    private static boolean isEmptyList(Value value) {
        return value instanceof ListValue list && list.elements().isEmpty();
    }

    /** True if C has a literal for the value. */
    private boolean hasLiteral(Component component, Value value) {
        Shape shape = model.shape(component.type());
        return shape instanceof Shape.Number
                || shape instanceof Shape.FixedBits
                || value instanceof BooleanValue
                || value instanceof NullValue
                || value instanceof RealValue
                || value instanceof EnumeratedValue;
    }

    private String literal(Component component, Value value) {
        if (value instanceof BooleanValue bool) {
            return Boolean.toString(bool.value());
        }
        if (value instanceof NullValue) {
            return "0";
        }
        if (value instanceof RealValue real) {
            return Literals.real(real.value());
        }
        if (value instanceof EnumeratedValue enumerated) {
            EnumeratedType type = (EnumeratedType) component.type().resolved();
            return model.typeName(type) + '_' + EnumConstants.of(type).get(enumerated.name());
        }
        if (value instanceof BitStringValue bits) {
            // with named bits the notation may leave out zeros at the end
            int length = ((Shape.FixedBits) model.shape(component.type())).length();
            return Literals.unsigned(BigInteger.valueOf(bits.value().prefix(length)));
        }
        BigInteger number = ((IntegerValue) value).toBigInteger();
        boolean isSigned = ((Shape.Number) model.shape(component.type())).isSigned();
        return isSigned ? Literals.signed(number) : Literals.unsigned(number);
    }

    /** The constant for a default, which is defined where it is needed first. */
    private String constant(Component component, Value value) {
        return constants.computeIfAbsent(component, key -> {
            String wanted = "default_" + JavaNames.ofMember(component.name());
            String name = wanted;
            for (int i = 2; !names.add(name); i++) {
                name = wanted + '_' + i;
            }
            definitions.line(new Definition(model, name).of("static const ", component.type(), value));
            return name;
        });
    }

    /** Writes the constants, and the functions that compare values with them. */
    void declare(IndentedText out) {
        definitions.toString().lines().forEach(out::line);
        if (!constants.isEmpty()) {
            out.line("");
        }
        same.declare(out);
    }
}
