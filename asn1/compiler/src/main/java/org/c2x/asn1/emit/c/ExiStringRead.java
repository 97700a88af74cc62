package org.c2x.asn1.emit.c;

import java.util.OptionalInt;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.Type;

/** Statements that read a string of variable width in EXI. */
final class ExiStringRead {
    private final CModel model;
    private final ExiEncoding encoding;
    private final FunctionBody body;

    ExiStringRead(CModel model, ExiEncoding encoding, FunctionBody body) {
        this.model = model;
        this.encoding = encoding;
        this.body = body;
    }

    /** Reads an OCTET STRING, a character string, or a BIT STRING that is no field. */
    void read(String element, Type type, Place place, String path) {
        if (type instanceof BitStringType bits) {
            bits(bits, place, path);
        } else if (type instanceof CharacterStringType text) {
            text(element, text, place, path);
        } else {
            octets(type, place, path);
        }
    }

    private void octets(Type type, Place place, String path) {
        String count = body.fresh("size");
        body.line("size_t " + count + ";").call("c2x_get_count(in, &" + count + ", " + body.path(path) + ')');
        checkSize(type, count, path);
        String end = count + ", NULL, " + body.path(path) + ')';
        if (model.shape(type) instanceof Shape.Octets) {
            body.call("c2x_take_string(in, " + place.address() + ", " + end);
        } else {
            length(type, place, count);
            body.call("c2x_get_string(in, " + place.member("octets").value() + ", " + end);
        }
    }

    private void checkSize(Type type, String count, String path) {
        ExiStringWrite.checkSize(body, ExiStringWrite.size(type), count, path);
    }

    private void length(Type type, Place place, String count) {
        if (model.shape(type) instanceof Shape.BoundedOctets) {
            body.line(place.member("length").value() + " = (uint8_t) " + count + ";");
        }
    }

    private void text(String element, CharacterStringType type, Place place, String path) {
        String text = body.freshFor(path, "text");
        body.line("c2x_text " + text + ";")
                .call("c2x_find_text(in, &" + text + ", " + encoding.nameNumber(element) + ", " + body.path(path)
                        + ')');
        checkSize(type, text + ".count", path);
        String alphabet = type.kind() == Kind.UTF8 ? "NULL" : encoding.alphabets().argument(type.alphabet());
        String end = alphabet + ", " + body.path(path) + ')';
        if (model.shape(type) instanceof Shape.Octets) {
            body.call("c2x_take_text(in, &" + text + ", " + place.address() + ", " + end);
        } else {
            length(type, place, text + ".count");
            body.call("c2x_copy_text(in, &" + text + ", " + place.member("octets").value() + ", " + end);
        }
    }

    // BIT STRINGs

    private void bits(BitStringType type, Place place, String path) {
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedBits fixed) {
            String bits = body.freshFor(path, "bits");
            body.line("uint64_t " + bits + ";")
                    .call("c2x_get_short_binary(in, &" + bits + ", " + fixed.length() + ", " + body.path(path) + ')')
                    .line(place.value() + " = (" + fixed.cType() + ") " + bits + ";");
            return;
        }
        String length = length(type, path);
        if (shape instanceof Shape.ShortBits) {
            body.line(place.member("length").value() + " = (uint8_t) " + length + ";")
                    .call("c2x_get_short_binary(in, &" + place.member("bits").value() + ", " + length + ", "
                            + body.path(path) + ')');
        } else {
            body.call("c2x_take_binary_bits(in, " + place.address() + ", (size_t) " + length + ", " + body.path(path)
                    + ')');
        }
    }

    /** Reads how many bits there are, and checks it; for a fixed size, its number. */
    private String length(BitStringType type, String path) {
        if (!(XmlType.of(type) instanceof XmlType.MeasuredBits measured)) {
            return type.size().root().lower().orElseThrow().toString();
        }
        String length = body.fresh("size");
        OptionalInt width = ExiWidths.bits(measured.length());
        if (width.isEmpty()) {
            body.line("uint64_t " + length + ";")
                    .call("c2x_get_groups(in, &" + length + ", " + body.path(path) + ')')
                    .refuse(length + " > UINT32_MAX", "OUT_OF_RANGE", path);
        } else if (width.getAsInt() == 0) {
            body.line("const size_t " + length + " = " + measured.length().lower().orElseThrow() + ";");
        } else {
            body.call("c2x_claim(in, " + width.getAsInt() + ", " + body.path(path) + ')')
                    .line("const size_t " + length + " = (size_t) (c2x_word(in, in->at - " + width.getAsInt() + ") >> "
                            + (Long.SIZE - width.getAsInt()) + ") + " + measured.length().lower().orElseThrow() + ";");
        }
        ExiStringWrite.checkSize(body, type.size(), length, path);
        return length;
    }
}
