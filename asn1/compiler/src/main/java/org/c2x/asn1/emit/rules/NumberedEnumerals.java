package org.c2x.asn1.emit.rules;

import java.util.stream.Collectors;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Leaf;

/** The methods of an ENUMERATED that is coded by the enumerals' own numbers in short or long form. */
final class NumberedEnumerals {
    private final CodecModel model;
    private final Step.Enumeral step;
    private final String enumClass;
    private final SourceWriter out;
    /** True if each number is the ordinal. */
    private final boolean ordinals;

    NumberedEnumerals(CodecModel model, Step.Enumeral step, String enumClass, SourceWriter out) {
        this.model = model;
        this.step = step;
        this.enumClass = enumClass;
        this.out = out;
        this.ordinals = isShortIndex(step);
    }

    /** True if each enumeral's number is its ordinal, and the short form has room for it. */
    static boolean isShortIndex(Step.Enumeral step) {
        return step.codes().get(0).signum() == 0 && Leaf.Numbered.areOctets(step.codes());
    }

    void emit() {
        if (!ordinals) {
            out.javadoc("Numbers of the enumerals.")
                    .line("private static final long[] NUMBERS = {"
                            + step.codes().stream().map(code -> code + "L").collect(Collectors.joining(", ")) + "};")
                    .line();
        }
        bits();
        out.line();
        write();
        out.line();
        read();
    }

    private void requireKnown() {
        if (step.type().extensible()) {
            out.line("requireKnown(value);");
        }
    }

    private String number() {
        return ordinals ? "value.ordinal()" : "NUMBERS[value.ordinal()]";
    }

    private void bits() {
        model.beginBits(step.type(), enumClass, out);
        requireKnown();
        out.line("return " + (ordinals ? "8" : model.lengthClass(out) + ".ofShortOrLong(" + number() + ')') + ";")
                .line("}");
    }

    private void write() {
        out.line("static void write(" + enumClass + " value, " + model.writer(out) + " out) {");
        requireKnown();
        out.line(ordinals ? "out.write(value.ordinal(), 8);" : "out.writeShortOrLong(" + number() + ");")
                .line("}");
    }

    private void read() {
        out.line("static " + enumClass + " read(" + model.reader(out) + " in) {")
                .line("int at = in.position();")
                .line("long number = in.readShortOrLong();");
        if (ordinals) {
            out.line("if (0 <= number && number < " + step.codes().size() + ") {")
                    .line("return VALUES[(int) number];")
                    .line("}");
        } else {
            out.line("for (int i = 0; i < NUMBERS.length; i++) {")
                    .line("if (NUMBERS[i] == number) {")
                    .line("return VALUES[i];")
                    .line("}")
                    .line("}");
        }
        out.line(
                        step.type().extensible()
                                ? "return " + enumClass + '.' + EnumConstants.UNKNOWN + ";"
                                : "throw in.outOfRange(at, \"\", \"the number of an enumeral\", number);")
                .line("}");
    }
}
