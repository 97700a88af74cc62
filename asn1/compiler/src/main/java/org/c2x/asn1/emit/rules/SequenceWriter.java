package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.SequenceType;

/** The methods that write a SEQUENCE or SET. */
final class SequenceWriter {
    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final String record;

    SequenceWriter(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.record = model.java().modelClass(type, out);
    }

    /** Emits the methods that write a value; of a type that only the message methods write, what those leave out. */
    void emitWrite() {
        if (!model.outermost().contains(type)) {
            out.line("static void write(" + record + " value, " + model.writer(out) + " out) {");
            emitValue();
            out.line("}").line();
        }
        for (Statement.Optionals optionals : model.programs().apart(type)) {
            optional(optionals);
            out.line();
            writeOptional(optionals);
            out.line();
        }
        for (Statement statement : model.programs().write(type)) {
            if (statement instanceof Statement.Additions additions && additions.place() == Place.VALUE) {
                writeAdditions(additions);
                out.line();
            }
        }
    }

    private Written places(LocalNames names, boolean declaresFirst) {
        Written places = new Written(model, out, names, declaresFirst);
        places.put(Place.VALUE, "value");
        return places;
    }

    private static LocalNames names() {
        return new LocalNames("bits", "content");
    }

    /** Emits the statements that write a value. */
    void emitValue() {
        LocalNames names = names();
        ProgramWriter content = new ProgramWriter(model, out, names, places(names, true), "out");
        boolean traces = model.tracesWriting(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        if (model.outermost().contains(type)) {
            // of the whole message
            if (model.hasHeader()) {
                content.header();
            } else {
                content.fields().beginMessage();
            }
        }
        content.print(model.programs().write(type));
        content.flush();
        Nesting.leave(model, type, "out", out);
        ErrorPath.endEncoding(traces, out);
    }

    /** Emits the method that tells which ones of optional components are there, or the first one that is. */
    private void optional(Statement.Optionals optionals) {
        List<Place.Member> all = optionals.places();
        Written places = places(names(), false);
        if (optionals.gathered()) {
            out.javadoc("Presence bits of the optional components at the end.")
                    .line("static long optional(" + record + " value) {");
            // most messages have none of them: then comparing is cheaper than shifting bits together
            out.line("if (!(" + places.isPresent(all) + ")) {")
                    .line("return 0;")
                    .line("}");
            for (int i = 0; i < all.size(); i++) {
                int shift = all.size() - 1 - i;
                String bit = '(' + places.isPresent(all.get(i)) + " ? 1L : 0L)" + (shift == 0 ? ";" : " << " + shift);
                if (i == 0) {
                    out.line("return " + bit);
                } else {
                    out.continuation("| " + bit);
                }
            }
        } else {
            out.line("static long firstOptional" + model.programs().number(all.get(0)) + '(' + record + " value) {");
            all.forEach(places::declare);
            out.line("return " + places.isPresent(all.get(0)) + " ? 0");
            for (int i = 1; i < all.size(); i++) {
                out.continuation(": " + places.isPresent(all.get(i)) + " ? " + i);
            }
            out.continuation(": " + all.size() + ";");
        }
        out.line("}");
    }

    private void writeOptional(Statement.Optionals optionals) {
        if (optionals.gathered()) {
            out.javadoc("Writes the optional components at the end.");
        }
        String method =
                "writeOptional" + model.programs().number(optionals.places().get(0));
        method(method, optionals.places(), content -> {
            if (optionals.gathered()) {
                optionals.components().forEach(each -> content.print(List.of(each)));
            } else {
                content.afterCodes(optionals);
            }
        });
    }

    /** Writes the additions, which have a method of their own so that the others stay small enough to be inlined. */
    private void writeAdditions(Statement.Additions additions) {
        out.javadoc("Writes the additions, one of which is there.");
        method("writeAdditions", additions.present().of(), content -> content.afterPresence(additions));
    }

    private interface Content {
        void print(ProgramWriter content);
    }

    /** Emits a method that writes components which may be absent. */
    private void method(String name, List<Place.Member> components, Content content) {
        out.line("static void " + name + '(' + record + " value, " + model.writer(out) + " out) {");
        LocalNames names = names();
        Written places = places(names, false);
        components.forEach(places::declare);
        boolean traces = components.stream().anyMatch(component -> model.tracesWriting(component.type()));
        ErrorPath.begin(traces, out);
        content.print(new ProgramWriter(model, out, names, places, "out"));
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }
}
