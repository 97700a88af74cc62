package org.c2x.asn1.emit.c;

import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Statements that read a string of variable width in UPER. */
final class UperStringRead {
    private final CModel model;
    private final FunctionBody body;
    private final Alphabets alphabets;

    UperStringRead(CModel model, Alphabets alphabets, FunctionBody body) {
        this.model = model;
        this.body = body;
        this.alphabets = alphabets;
    }

    /** Reads an OCTET STRING, a character string, or a BIT STRING that is no field. */
    void read(Type type, Place place, String path) {
        if (type instanceof BitStringType bits) {
            bits(bits, place, path);
        } else if (type instanceof CharacterStringType text && !text.kind().isKnownMultiplier()) {
            unseen(text, place, path);
        } else {
            octets(type, place, path);
        }
    }

    private void octets(Type type, Place place, String path) {
        String alphabet = alphabets.argument(type);
        String end = ", " + alphabet + ", " + body.path(path) + ')';
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedOctets fixed) {
            body.call("c2x_get_string(in, " + place.member("octets").value() + ", " + fixed.length() + end);
            return;
        }
        String own = place.member("length").value();
        UperLengths lengths = new UperLengths(UperStringWrite.size(type), body, null);
        String length = declareLength(lengths);
        if (shape instanceof Shape.BoundedOctets) {
            lengths.read(
                    length,
                    own,
                    path,
                    () -> {
                        body.line(own + " = (uint8_t) " + length + ";");
                        body.call("c2x_get_string(in, " + place.member("octets").value() + ", " + length + end);
                    },
                    () -> {});
            return;
        }
        lengths.read(
                length,
                own,
                path,
                () -> body.call("c2x_take_string(in, " + place.address() + ", " + length + end),
                () -> body.call("c2x_take_long_string(in, " + place.address() + end));
    }

    /** A variable for a length of known width. */
    private String declareLength(UperLengths lengths) {
        String length = body.fresh("size");
        if (lengths.isBounded()) {
            body.line("size_t " + length + ";");
        }
        return length;
    }

    private void unseen(CharacterStringType type, Place place, String path) {
        body.call("c2x_take_long_string(in, " + place.address() + ", NULL, " + body.path(path) + ')');
        String length = place.member("length").value();
        if (type.kind() == Kind.UTF8) {
            String count = body.fresh("characters");
            body.line("size_t " + count + ";");
            body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
            length = count;
        } else if (!type.alphabet().equals(type.kind().alphabet())) {
            body.refuse(
                    "!c2x_allows(" + alphabets.argument(type) + ", " + place.member("octets").value() + ", " + length
                            + ')',
                    "OUT_OF_RANGE",
                    path);
        }
        checkSize(type.size(), length, path);
    }

    private void checkSize(SizeConstraint size, String length, String path) {
        String allowed = Literals.allowsLength(length, size.root());
        if (!size.extensible() && !size.root().equals(IntegerSet.NON_NEGATIVE) && !allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    private void bits(BitStringType type, Place place, String path) {
        UperLengths lengths = new UperLengths(type.size(), body, null);
        String length = declareLength(lengths);
        String own = place.member("length").value();
        if (model.shape(type) instanceof Shape.ShortBits) {
            lengths.read(length, own, path, () -> shortBits(length, place, path), () -> {});
            return;
        }
        lengths.read(
                length,
                own,
                path,
                () -> body.call("c2x_take_bits(in, " + place.address() + ", " + length + ", " + body.path(path) + ')'),
                () -> body.call("c2x_take_long_bits(in, " + place.address() + ", " + body.path(path) + ')'));
    }

    private void shortBits(String length, Place place, String path) {
        body.call("c2x_claim(in, " + length + ", " + body.path(path) + ')');
        body.line(place.member("length").value() + " = (uint8_t) " + length + ";")
                .line(place.member("bits").value() + " = " + length + " == 0 ? 0 : c2x_long(in, in->at - " + length
                        + ", (unsigned) " + length + ");");
    }
}
