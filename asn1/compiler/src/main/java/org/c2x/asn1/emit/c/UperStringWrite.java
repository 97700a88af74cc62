package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Statements that write a string of variable width in UPER. */
final class UperStringWrite {
    private final CModel model;
    private final FunctionBody body;
    private final Alphabets alphabets;
    private final WriteRun run;

    UperStringWrite(CModel model, Alphabets alphabets, FunctionBody body) {
        this.model = model;
        this.body = body;
        this.alphabets = alphabets;
        this.run = new WriteRun(body);
    }

    /** Writes an OCTET STRING, a character string, or a BIT STRING that is no field. */
    void write(Type type, Place place, String path) {
        if (type instanceof BitStringType bits) {
            bits(bits, place, path);
        } else if (type instanceof CharacterStringType text && !text.kind().isKnownMultiplier()) {
            unseen(text, place, path);
        } else {
            octets(type, place, path);
        }
    }

    /** The size constraint of an OCTET STRING or character string. */
    static SizeConstraint size(Type type) {
        return type instanceof OctetStringType octets ? octets.size() : ((CharacterStringType) type).size();
    }

    private void octets(Type type, Place place, String path) {
        String alphabet = alphabets.argument(type);
        Shape shape = model.shape(type);
        String length = shape instanceof Shape.FixedOctets fixed
                ? Integer.toString(fixed.length())
                : place.member("length").value();
        String arguments = "(out, " + place.member("octets").value() + ", " + length + ", " + alphabet + ", "
                + body.path(path) + ')';
        if (shape instanceof Shape.FixedOctets) {
            body.call("c2x_put_string" + arguments);
            return;
        }
        new UperLengths(size(type), body, run)
                .write(
                        length,
                        path,
                        () -> body.call("c2x_put_string" + arguments),
                        () -> body.call("c2x_put_long_string" + arguments));
    }

    /** A string of which PER sees neither size nor alphabet. */
    private void unseen(CharacterStringType type, Place place, String path) {
        String length = place.member("length").value();
        if (type.kind() == Kind.UTF8) {
            String count = body.fresh("characters");
            body.line("size_t " + count + ";");
            body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
            checkSize(type, count, path);
        } else {
            checkSize(type, length, path);
            if (!type.alphabet().equals(type.kind().alphabet())) {
                body.refuse(
                        "!c2x_allows(" + alphabets.argument(type) + ", " + place.member("octets").value() + ", "
                                + length + ')',
                        "OUT_OF_RANGE",
                        path);
            }
        }
        body.call("c2x_put_long_string(out, " + place.member("octets").value() + ", " + length + ", NULL, "
                + body.path(path) + ')');
    }

    private void checkSize(CharacterStringType type, String length, String path) {
        String allowed = Literals.allowsLength(length, type.size().root());
        if (!type.size().extensible() && !type.size().root().equals(IntegerSet.NON_NEGATIVE) && !allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    private void bits(BitStringType type, Place place, String path) {
        int least = type.size().root().lower().orElse(BigInteger.ZERO).min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
        if (model.shape(type) instanceof Shape.ShortBits) {
            shortBits(type, place, path, least);
        } else {
            longBits(type, place, path, least);
        }
    }

    private void shortBits(BitStringType type, Place place, String path, int least) {
        String bits = body.freshFor(path, "bits");
        body.line("const c2x_short_bits " + bits + " = " + (type.namedBits().isEmpty()
                ? place.value()
                : "c2x_significant_short_bits(" + place.value() + ", " + least + ')') + ";");
        body.refuse(
                bits + ".length < 64 && " + bits + ".bits >> " + bits + ".length != 0", "OUT_OF_RANGE", path);
        new UperLengths(type.size(), body, run).write("(uint32_t) " + bits + ".length", path, () -> {
            body.line("if (" + bits + ".length > 0) {")
                    .line("c2x_put(out, " + bits + ".bits, " + bits + ".length);")
                    .line("}");
        });
    }

    private void longBits(BitStringType type, Place place, String path, int least) {
        String length = body.freshFor(path, "bits");
        if (type.namedBits().isEmpty()) {
            body.line("const uint32_t " + length + " = " + place.member("length").value() + ";");
        } else {
            // zeros at the end come and go with the size, X.680 clause 22.7
            String significant = body.fresh("significant");
            body.line("const uint32_t " + significant + " = c2x_significant_bits(" + place.address() + ");")
                    .line("const uint32_t " + length + " = " + (least == 0
                            ? significant
                            : significant + " < " + least + "u ? " + least + "u : " + significant) + ";");
            body.refuse(length + " > " + place.member("length").value(), "OUT_OF_RANGE", path);
        }
        String arguments = "(out, " + place.member("octets").value() + ", " + length + ");";
        new UperLengths(type.size(), body, run)
                .write(
                        length,
                        path,
                        () -> body.line("c2x_put_bits" + arguments),
                        () -> body.line("c2x_put_long_bits" + arguments));
    }
}
