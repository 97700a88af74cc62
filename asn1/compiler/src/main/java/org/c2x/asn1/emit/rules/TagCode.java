package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Statement.Arm;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;

/** Tags that tell the alternatives of a CHOICE apart in OER (X.696 clause 20). */
final class TagCode {
    private final CodecModel model;
    private final SourceWriter out;

    TagCode(CodecModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    /** Octets of the tag, the most if it may be one of several. */
    static int octets(List<BigInteger> codes) {
        return codes.stream()
                .mapToInt(code -> Math.max(1, (code.bitLength() + 7) / 8))
                .max()
                .orElseThrow();
    }

    /** Writes the tag with which a value of an untagged CHOICE begins, which comes before it once more. */
    void writeRepeated(Alternative untagged, String value) {
        ChoiceType type = (ChoiceType) untagged.type().resolved();
        String choiceClass = model.java().modelClass(type, out);
        for (Arm arm : ChoiceCodec.select(model.programs().write(type)).arms()) {
            Alternative alternative = arm.place().alternative();
            String name = choiceClass + '.' + model.java().alternativeClass(type, alternative);
            out.line("if (" + value + " instanceof " + name + ") {");
            if (arm.repeated()) {
                writeRepeated(alternative, "((" + name + ") " + value + ").value()");
            } else {
                out.line("out.writeLong(" + arm.codes().get(0) + "L, " + Byte.SIZE * octets(arm.codes()) + ");");
            }
            out.line("} else ");
        }
        out.line("{")
                .line("throw new " + out.runtime(EncodeException.class)
                        + "(\"\", \"the tag of an alternative of a later version is not known\");")
                .line("}");
    }
}
