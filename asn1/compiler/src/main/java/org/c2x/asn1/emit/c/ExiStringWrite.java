package org.c2x.asn1.emit.c;

import java.util.OptionalInt;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Statements that write a string of variable width in EXI. */
final class ExiStringWrite {
    private final CModel model;
    private final ExiEncoding encoding;
    private final FunctionBody body;
    private final WriteRun run;

    ExiStringWrite(CModel model, ExiEncoding encoding, FunctionBody body, WriteRun run) {
        this.model = model;
        this.encoding = encoding;
        this.body = body;
        this.run = run;
    }

    /** Writes an OCTET STRING, a character string, or a BIT STRING that is no field. */
    void write(String element, Type type, Place place, String path) {
        if (type instanceof BitStringType bits) {
            bits(bits, place, path);
            return;
        }
        run.flush();
        Shape shape = model.shape(type);
        String octets = place.member("octets").value();
        String length = shape instanceof Shape.FixedOctets fixed
                ? Integer.toString(fixed.length())
                : place.member("length").value();
        if (type instanceof CharacterStringType text) {
            text(element, text, octets, length, place, path);
            return;
        }
        if (!(shape instanceof Shape.FixedOctets)) {
            checkSize(body, size(type), length, path);
        }
        body.line("c2x_put_binary(out, " + octets + ", " + length + ");");
    }

    /** The size constraint of an OCTET STRING or character string. */
    static SizeConstraint size(Type type) {
        return type instanceof OctetStringType octets ? octets.size() : ((CharacterStringType) type).size();
    }

    /** Refuses a length outside the root, for EXI has no extensions. */
    static void checkSize(FunctionBody body, SizeConstraint size, String length, String path) {
        String allowed = Literals.allowsLength(length, size.root());
        if (!allowed.isEmpty() && !size.root().equals(IntegerSet.NON_NEGATIVE)) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    private void text(
            String element, CharacterStringType type, String octets, String length, Place place, String path) {
        boolean isUtf8 = type.kind() == Kind.UTF8;
        if (isUtf8) {
            String count = body.fresh("characters");
            body.line("size_t " + count + ";");
            body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
            checkSize(body, type.size(), count, path);
        } else {
            if (!(model.shape(type) instanceof Shape.FixedOctets)) {
                checkSize(body, type.size(), length, path);
            }
            body.refuse(
                    "!c2x_allows(" + encoding.alphabets().argument(type.alphabet()) + ", " + octets + ", " + length + ')',
                    "OUT_OF_RANGE",
                    path);
        }
        body.call("c2x_put_text(out, " + octets + ", " + length + ", " + isUtf8 + ", " + encoding.nameNumber(element)
                + ", " + body.path(path) + ')');
    }

    // BIT STRINGs

    private void bits(BitStringType type, Place place, String path) {
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedBits fixed) {
            if (fixed.length() < fixed.number().bits()) {
                body.refuse(place.value() + " >> " + fixed.length() + " != 0", "OUT_OF_RANGE", path);
            }
            run.flush();
            body.line("c2x_put_short_binary(out, " + place.value() + ", " + fixed.length() + ");");
            return;
        }
        String length = place.member("length").value();
        checkSize(body, type.size(), "(uint32_t) " + length, path);
        if (XmlType.of(type) instanceof XmlType.MeasuredBits measured) {
            length(measured, length);
        }
        run.flush();
        if (shape instanceof Shape.ShortBits) {
            String bits = place.member("bits").value();
            body.refuse(length + " < 64 && " + bits + " >> " + length + " != 0", "OUT_OF_RANGE", path);
            body.line("c2x_put_short_binary(out, " + bits + ", " + length + ");");
        } else {
            body.line("c2x_put_binary_bits(out, " + place.member("octets").value() + ", " + length + ");");
        }
    }

    private void length(XmlType.MeasuredBits type, String length) {
        OptionalInt width = ExiWidths.bits(type.length());
        if (width.isPresent()) {
            run.add('(' + length + " - " + Literals.unsigned(type.length().lower().orElseThrow()) + ')',
                    width.getAsInt());
        } else {
            run.flush();
            body.line("c2x_put_groups(out, " + length + ");");
        }
    }
}
