package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/** DEFAULTs: a component that has one always has a value, and is coded if that is another one. */
final class DefaultValues {
    private final CModel model;

    DefaultValues(CModel model) {
        this.model = model;
    }

    /** True if C code compares with and sets such a default. */
    static boolean isSupported(Type type, Value value) {
        return value instanceof BooleanValue
                || value instanceof IntegerValue
                || value instanceof EnumeratedValue
                || type.resolved() instanceof BitStringType bits && CModel.bits(bits.size()) instanceof Shape.FixedBits
                || value instanceof ListValue list && list.elements().isEmpty();
    }

    /** The condition that the value differs from the default. */
    String differs(Component component, Place place) {
        Value value = component.defaultValue().orElseThrow();
        if (value instanceof ListValue) {
            return place.member("count").value() + " != 0";
        }
        if (value instanceof BooleanValue bool) {
            return (bool.value() ? "!" : "") + place.value();
        }
        return place.value() + " != " + literal(component, value);
    }

    /** The statement that sets the default. */
    String set(Component component, Place place) {
        Value value = component.defaultValue().orElseThrow();
        return value instanceof ListValue
                ? place.member("count").value() + " = 0;"
                : place.value() + " = " + literal(component, value) + ";";
    }

    private String literal(Component component, Value value) {
        if (value instanceof BooleanValue bool) {
            return Boolean.toString(bool.value());
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
}
