package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that read strings of BER, in one part or in several (X.690 clauses 8.6, 8.7 and 8.23). */
final class ElementStringRead extends ElementStringCode {
    private static final BigInteger UINT32_MAX = BigInteger.valueOf(0xffff_ffffL);

    ElementStringRead(ElementBody printer) {
        super(printer);
    }

    private void take(CPlace place, String path) {
        body.call("c2x_der_take_string" + elements.arguments(place.address(), body.path(path)));
    }

    @Override
    void string(Type type, SizeConstraint size, String alphabet, CPlace place, String path) {
        Shape shape = model.shape(type);
        String length = place.member("length").value();
        if (shape instanceof Shape.FixedOctets fixed) {
            length = Integer.toString(fixed.length());
            String read = body.fresh("size");
            body.line("uint8_t " + read + ";");
            some(type, place, length, length, '&' + read, alphabet, path);
        } else if (shape instanceof Shape.BoundedOctets bounded) {
            some(type, place, "0", Integer.toString(bounded.most()), '&' + length, alphabet, path);
            elements.check(size, length, path);
        } else if (isWidened(type)) {
            body.call("c2x_der_take_wide" + elements.arguments(place.address(), alphabet, body.path(path)));
            elements.check(size, length, path);
        } else {
            take(place, path);
            elements.check(size, length, path);
        }
        if (type instanceof CharacterStringType && !isWidened(type)) {
            refuseOther(alphabet, length, place, path);
        }
    }

    private void some(Type type, CPlace place, String least, String most, String length, String alphabet, String path) {
        String octets = place.member("octets").value();
        String call = isWidened(type)
                ? "c2x_der_get_wide" + elements.arguments(octets, least, most, length, alphabet, body.path(path))
                : "c2x_der_get_string" + elements.arguments(octets, least, most, length, body.path(path));
        body.call(call);
    }

    @Override
    void wide(CharacterStringType type, String alphabet, CPlace place, String path) {
        String count = body.fresh("characters");
        body.line("size_t " + count + ";")
                .call("c2x_der_take_characters"
                        + elements.arguments(place.address(), '&' + count, alphabet, body.path(path)));
        elements.check(type.size(), count, path);
    }

    @Override
    void text(CharacterStringType type, CPlace place, String path) {
        if (pattern(type).isPresent()) {
            body.call("c2x_der_take_digits"
                    + elements.arguments(place.address(), pattern(type).get(), body.path(path)));
        } else if (type.kind() == CharacterStringType.Kind.DURATION) {
            body.call("c2x_der_take_duration" + elements.arguments(place.address(), body.path(path)));
        } else {
            take(place, path);
        }
        String length = type.kind().isUtf8()
                ? characters(place, path)
                : place.member("length").value();
        allowed(type, place, path);
        elements.check(type.size(), length, path);
    }

    @Override
    void bits(BitStringType type, CPlace place, String path) {
        Shape shape = model.shape(type);
        IntegerSet sizes = type.size().root();
        boolean isNamed = !type.namedBits().isEmpty();
        String least = isNamed ? bound(sizes.lower().orElse(BigInteger.ZERO)) : "0";
        String most = isNamed ? bound(sizes.upper().orElse(UINT32_MAX)) : "UINT32_MAX";
        if (!(shape instanceof Shape.FixedBits fixed)) {
            boolean isShort = shape instanceof Shape.ShortBits;
            body.call((isShort ? "c2x_der_get_short_bits" : "c2x_der_take_bits")
                    + elements.arguments(place.address(), least, most, body.path(path)));
            elements.check(type.size(), place.member("length").value(), path);
            return;
        }
        String bits = body.freshFor(path, "bits");
        body.line("c2x_short_bits " + bits + ";")
                .call("c2x_der_get_short_bits" + elements.arguments('&' + bits, least, most, body.path(path)));
        body.refuse(bits + ".length != " + fixed.length(), "OUT_OF_RANGE", path);
        body.line(place.value() + " = (" + fixed.cType() + ") " + bits + ".bits;");
    }

    private static String bound(BigInteger size) {
        return Literals.unsigned(size.min(UINT32_MAX));
    }
}
