package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.DerOctets;
import org.c2x.asn1.runtime.coding.TimeContents;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/**
 * Code that writes a single value with its tags (X.690): into the writer, or where {@linkplain ElementRoom room} was
 * made into its array.
 *
 * <pre>
 *   out.writeInt(0x80, value.latitude());
 *   at = DerOctets.writeInt(0x80, value.latitude(), octets, at);
 * </pre>
 */
final class TaggedWrite {
    /** The variables and parameters of methods that write into the array. */
    private static final List<String> IN_ARRAY = List.of("octets", "end", "at");

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final boolean inArray;

    private TaggedWrite(CodecModel model, SourceWriter out, LocalNames names, boolean inArray) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.inArray = inArray;
        if (inArray) {
            IN_ARRAY.forEach(names::fresh);
        }
    }

    /** Of whole messages. */
    static TaggedWrite intoWriter(CodecModel model, SourceWriter out, LocalNames names) {
        return new TaggedWrite(model, out, names, false);
    }

    /** Of what is within a type. */
    static TaggedWrite within(Type type, CodecModel model, SourceWriter out, LocalNames names) {
        return new TaggedWrite(model, out, names, model.room().of(type).isPresent());
    }

    /**
     * Writes the head of the method of a type, and what comes first.
     *
     * @param parameters of the value
     * @param traces     true if what is within may be refused
     */
    void begin(String parameters, boolean traces) {
        out.line(
                inArray
                        ? "static int write(" + parameters + ", byte[] octets, int end) {"
                        : "static void write(" + parameters + ", " + model.writer(out) + " out) {");
        ErrorPath.begin(traces, out);
        if (inArray) {
            out.line("int at = end;");
        }
    }

    /** Writes the last statement of a method or of an alternative. */
    void finish() {
        out.line(inArray ? "return at;" : "return;");
    }

    /** Writes the end of a method. */
    void end(boolean traces) {
        if (inArray) {
            finish();
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    /** Writes the statements that write a value. */
    void write(Step step, Type type, String value) {
        if (step instanceof Step.Checked checked) {
            write(checked.base(), type, value);
        } else if (step instanceof AnyElement) {
            out.line("out.writeElement(" + value + ");");
        } else if (step instanceof Element element) {
            element(element, type, value);
        } else {
            call(type, value);
        }
    }

    private void element(Element element, Type type, String value) {
        List<String> around = Identifiers.around(element);
        List<String> ends = new ArrayList<>();
        for (int i = 0; i < around.size(); i++) {
            String end = names.fresh("end");
            out.line("int " + end + " = " + (inArray ? "at;" : "out.length();"));
            ends.add(end);
        }
        if (element.holdsElements()) {
            write(element.content(), type, value);
        } else {
            leaf(model.coded(element.content()), type, Identifiers.last(element), value);
        }
        for (int i = around.size() - 1; i >= 0; i--) {
            String tag = around.get(i);
            if (inArray) {
                array("Header", tag + ", " + ends.get(i) + " - at");
            } else {
                out.line("out.writeHeader(" + tag + ", " + ends.get(i) + ");");
            }
        }
    }

    private void leaf(Step step, Type type, String tag, String value) {
        if (CodecEmitter.hasCodecClass(type.resolved())) {
            call(type, tag + ", " + value);
            return;
        }
        String arguments = tag + (step instanceof Step.Nothing ? "" : ", " + contents(step, value));
        String noun = noun(step, type.resolved());
        if (inArray) {
            array(noun, arguments);
        } else {
            out.line("out.write" + noun + '(' + arguments + ");");
        }
    }

    /** Writes a call of the method of a type with a codec class. */
    private void call(Type type, String arguments) {
        String method = model.codecClass(type.resolved()) + ".write(" + arguments + ", ";
        OptionalInt room = model.room().of(type.resolved());
        if (inArray) {
            out.line("at = " + method + "octets, at);");
        } else if (room.isPresent()) {
            // of an ENUMERATED it is the contents
            int octets = room.getAsInt() + 2 * Long.BYTES;
            out.line("out.seek(" + method + "out.octets(" + octets + "), out.index()));");
        } else {
            out.line(method + "out);");
        }
    }

    private void array(String noun, String arguments) {
        out.line("at = " + out.runtime(DerOctets.class) + ".write" + noun + '(' + arguments + ", octets, at);");
    }

    private static String noun(Step step, Type type) {
        return isShort(step) ? "Short" : TaggedValue.noun(step, type);
    }

    /** True for numbers some of which have one octet, the others two. */
    private static boolean isShort(Step step) {
        if (!(step instanceof Step.Number number) || JavaModel.whole(number.type()) != JavaModel.Whole.INT) {
            return false;
        }
        IntegerType type = number.type();
        int bits = Math.max(
                type.root().lower().orElseThrow().bitLength(),
                type.root().upper().orElseThrow().bitLength());
        return bits >= Byte.SIZE && bits < Short.SIZE;
    }

    /** What is written of a value: of a time the digits that X.690 clauses 8.26, 11.7 and 11.8 leave. */
    private String contents(Step step, String value) {
        String noun = TaggedValue.timeNoun(step);
        return noun.isEmpty() ? value : out.runtime(TimeContents.class) + ".of" + noun + '(' + value + ')';
    }
}
