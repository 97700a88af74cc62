package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.exi.ExiReader;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.SequenceType;

/** The methods of a SEQUENCE or SET. */
final class ElementSequence {
    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final String record;

    ElementSequence(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.record = model.java().modelClass(type, out);
    }

    void emit() {
        if (!model.outermost().contains(type)) {
            out.line("static void write(" + record + " value, " + out.runtime(ExiWriter.class) + " out) {");
            write(new ElementWriter(model, out, new LocalNames()));
            out.line("}").line();
        }
        for (OptionalRun run : OptionalRun.of(model.sequence(type))) {
            firstOptional(run);
            out.line();
            writeOptional(run);
            out.line();
        }
        read();
    }

    /** Emits the statements that write a whole message with its header, which shares a word with the first fields. */
    void emitMessage() {
        ElementWriter content = new ElementWriter(model, out, new LocalNames());
        content.header();
        write(content);
    }

    private void write(ElementWriter content) {
        boolean traces = model.canRefuse(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        content.sequence(type, "value", "", "");
        content.flush();
        Nesting.leave(model, type, "out", out);
        ErrorPath.endEncoding(traces, out);
    }

    private void firstOptional(OptionalRun run) {
        out.line("static long " + run.first() + '(' + record + " value) {");
        optional(run).first();
        out.line("}");
    }

    private void writeOptional(OptionalRun run) {
        out.line("static void " + run.write() + '(' + record + " value, " + out.runtime(ExiWriter.class) + " out) {");
        boolean traces = run.part().fields().stream()
                .anyMatch(field -> model.canRefuse(field.component().type()));
        ErrorPath.begin(traces, out);
        optional(run).components();
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private OptionalWriter optional(OptionalRun run) {
        ElementWriter content = new ElementWriter(model, out, new LocalNames());
        return new OptionalWriter(content, type, "value", "", run.part());
    }

    private void read() {
        boolean traces = !type.components().stream().allMatch(component -> model.knowsPaths(component.type()));
        boolean checks = model.hasConstrained(type);
        out.line("static " + record + " read(" + out.runtime(ExiReader.class) + " in) {");
        if (traces) {
            out.line("String component = \"\";");
        }
        if (traces || checks) {
            out.line("try {");
        }
        Nesting.enter(model, type, "in", out);
        ElementReader content = new ElementReader(model, out, new LocalNames());
        Variables components = content.sequence(type, "");
        content.flush();
        Nesting.leave(model, type, "in", out);
        out.line("return " + components.created(out) + ";");
        if (traces) {
            out.line("} catch (" + out.runtime(DecodeException.class) + " e) {").line("throw e.within(component);");
        }
        if (checks) {
            // what no encoding shows is left to the record's constructor
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), \"\", e.getMessage());");
        }
        if (traces || checks) {
            out.line("}");
        }
        out.line("}");
    }
}
