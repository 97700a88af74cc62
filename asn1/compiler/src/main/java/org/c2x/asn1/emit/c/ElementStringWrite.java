package org.c2x.asn1.emit.c;

import java.util.Optional;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that write strings of DER (X.690 clauses 8.6, 8.7 and 8.23). */
final class ElementStringWrite extends ElementStringCode {
    ElementStringWrite(ElementBody printer) {
        super(printer);
    }

    private void put(Type type, CPlace place, String length, String path) {
        String octets = place.member("octets").value();
        if (type instanceof CharacterStringType text && isRefusable(text.kind())) {
            body.call(function(type) + elements.arguments(octets, length, body.path(path)));
            return;
        }
        Optional<String> pattern = pattern(type);
        body.line(function(type)
                + pattern.map(each -> elements.arguments(octets, length, each))
                        .orElseGet(() -> elements.arguments(octets, length))
                + ";");
    }

    /** True for times of which DER has no form for some, and that may be no times at all. */
    private static boolean isRefusable(Kind kind) {
        return kind == Kind.GENERALIZED_TIME || kind == Kind.UTC_TIME;
    }

    /** Times have one form in DER (X.690 clauses 11.7 and 11.8). */
    private static String function(Type type) {
        return !(type instanceof CharacterStringType text)
                ? "c2x_der_put_string"
                : switch (text.kind()) {
                    case GENERALIZED_TIME -> "c2x_der_put_generalized_time";
                    case UTC_TIME -> "c2x_der_put_utc_time";
                    case DATE, TIME_OF_DAY, DATE_TIME -> "c2x_der_put_digits";
                    case DURATION -> "c2x_der_put_duration";
                    default -> "c2x_der_put_string";
                };
    }

    @Override
    void string(Type type, SizeConstraint size, String alphabet, CPlace place, String path) {
        String length = place.member("length").value();
        if (model.shape(type) instanceof Shape.FixedOctets fixed) {
            length = Integer.toString(fixed.length());
        } else {
            elements.check(size, length, path);
        }
        if (isWidened(type)) {
            body.call("c2x_der_put_wide"
                    + elements.arguments(place.member("octets").value(), length, alphabet, body.path(path)));
            return;
        }
        if (type instanceof CharacterStringType) {
            refuseOther(alphabet, length, place, path);
        }
        put(type, place, length, path);
    }

    @Override
    void wide(CharacterStringType type, String alphabet, CPlace place, String path) {
        String count = characters(place, path);
        elements.check(type.size(), count, path);
        body.call("c2x_der_put_characters" + elements.arguments(place.address(), count, alphabet, body.path(path)));
    }

    @Override
    void text(CharacterStringType type, CPlace place, String path) {
        String length = place.member("length").value();
        elements.check(type.size(), type.kind().isUtf8() ? characters(place, path) : length, path);
        allowed(type, place, path);
        put(type, place, length, path);
    }

    /** Of a type with named bits zeros at the end are left out, whatever its size (X.690 clause 11.2.2). */
    @Override
    void bits(BitStringType type, CPlace place, String path) {
        boolean isNamed = !type.namedBits().isEmpty();
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedBits fixed) {
            Literals.refuseBeyond(body, fixed, place, path);
            shortBits("(c2x_short_bits) {" + place.value() + ", " + fixed.length() + '}', isNamed);
        } else if (shape instanceof Shape.ShortBits) {
            String bits = encodedBits(type, place, path);
            elements.check(type.size(), "(uint32_t) " + bits + ".length", path);
            shortBits(bits, isNamed);
        } else {
            String length =
                    isNamed ? significantBits(place) : place.member("length").value();
            elements.check(
                    type.size(), isNamed && least(type) > 0 ? '(' + atLeast(least(type), length) + ')' : length, path);
            body.line("c2x_der_put_bits"
                    + elements.arguments(place.member("octets").value(), length) + ";");
        }
    }

    private void shortBits(String bits, boolean isNamed) {
        body.line("c2x_der_put_short_bits"
                + elements.arguments(isNamed ? "c2x_significant_short_bits(" + bits + ", 0)" : bits) + ";");
    }
}
