package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.schema.SequenceType;

/** The method {@code read} of a SEQUENCE or SET. */
final class SequenceReader {
    private SequenceReader() {}

    static void emit(CodecModel model, SequenceType type, SourceWriter out) {
        boolean traces = model.tracesReading(type);
        boolean checks = model.hasConstrained(type);
        out.line("static " + model.java().modelClass(type, out) + " read(" + model.reader(out) + " in) {");
        ErrorPath.beginDecoding(traces, checks, out);
        Nesting.enter(model, type, "in", out);
        ProgramReader content = new ProgramReader(model, out, new LocalNames(), type, "in");
        content.print(model.programs().read(type));
        content.flush();
        Nesting.leave(model, type, "in", out);
        out.line("return " + content.record(Place.VALUE, type).created(out) + ";");
        ErrorPath.endDecoding(out, traces, checks, "\"\"");
        out.line("}");
    }
}
