package org.c2x.asn1.emit.rules;

import java.util.stream.Collectors;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.DerOctets;
import org.c2x.asn1.schema.EnumeratedType;

/** The methods of an ENUMERATED with the tag that it has where it is used (X.690 clause 8.4). */
final class TaggedEnumerated {
    private final CodecModel model;
    private final EnumeratedType type;
    private final SourceWriter out;
    private final Step.Enumeral step;
    private final String enumClass;
    /** True if each number is the ordinal and has one octet. */
    private final boolean ordinals;

    TaggedEnumerated(CodecModel model, EnumeratedType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.step = (Step.Enumeral) model.step(type);
        this.enumClass = model.java().modelClass(type, out);
        this.ordinals = NumberedEnumerals.isShortIndex(step);
    }

    void emit() {
        out.javadoc("Enumerals by index.")
                .line("static final " + enumClass + "[] VALUES = " + enumClass + ".values();")
                .line();
        if (!ordinals) {
            out.javadoc("Numbers of the enumerals.")
                    .line("private static final long[] NUMBERS = {"
                            + step.codes().stream().map(code -> code + "L").collect(Collectors.joining(", ")) + "};")
                    .line();
        }
        out.line("static int write(int tag, " + enumClass + " value, byte[] octets, int end) {");
        if (type.extensible()) {
            out.line("if (value == " + enumClass + '.' + EnumConstants.UNKNOWN + ") {")
                    .line("throw new " + out.runtime(EncodeException.class)
                            + "(\"\", \"an enumeral of a later version has no encoding\");")
                    .line("}");
        }
        out.line("return " + out.runtime(DerOctets.class)
                        + (ordinals ? ".writeOctet(tag, value.ordinal()" : ".writeLong(tag, NUMBERS[value.ordinal()]")
                        + ", octets, end);")
                .line("}")
                .line();
        read();
    }

    private void read() {
        out.line("static " + enumClass + " read(" + model.reader(out) + " in, int tag) {");
        if (ordinals && !type.extensible()) {
            out.line("return VALUES[in.readOctet(tag, 0, " + (step.codes().size() - 1) + ")];")
                    .line("}");
            return;
        }
        if (!type.extensible()) {
            out.line("int at = in.position();");
        }
        out.line("long number = in.readLong(tag, Long.MIN_VALUE, Long.MAX_VALUE);");
        if (ordinals) {
            out.line("return 0 <= number && number < " + step.codes().size() + " ? VALUES[(int) number] : " + enumClass
                            + '.' + EnumConstants.UNKNOWN + ";")
                    .line("}");
            return;
        }
        out.line("for (int i = 0; i < NUMBERS.length; i++) {")
                .line("if (NUMBERS[i] == number) {")
                .line("return VALUES[i];")
                .line("}")
                .line("}")
                .line(
                        type.extensible()
                                ? "return " + enumClass + '.' + EnumConstants.UNKNOWN + ";"
                                : "throw in.outOfRange(at, \"\", \"the number of an enumeral\", number);")
                .line("}");
    }
}
