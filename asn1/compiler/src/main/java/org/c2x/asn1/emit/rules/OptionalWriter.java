package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;

/**
 * Components that may be absent, with nothing else between them. Before each one that is present there is its position
 * among those that are still possible; at the end, unless the last one is there, the position after them.
 */
final class OptionalWriter {
    private final ElementWriter content;
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final SequenceType type;
    private final String record;
    private final String path;
    private final Step.Optionals part;
    private final List<String> variables = new ArrayList<>();

    /**
     * @param content what comes before and after
     * @param record  an expression that can be used often
     * @param path    component path from the type whose method this is, with a dot at the end unless it is empty
     */
    OptionalWriter(ElementWriter content, SequenceType type, String record, String path, Step.Optionals part) {
        this.content = content;
        this.model = content.model();
        this.out = content.out();
        this.names = content.names();
        this.type = type;
        this.record = record;
        this.path = path;
        this.part = part;
    }

    private int last() {
        return part.fields().size();
    }

    /**
     * Writes the statements that write the components, or call the methods that do.
     *
     * @param owner the class with the methods of the run, with a dot at the end unless it is this one
     */
    void write(String owner) {
        if (last() == 1) {
            declare();
            content.bits('(' + isPresent(0) + " ? 0L : 1L)", 1);
            content.flush();
            content.errors().when(isPresent(0), () -> component(0));
            return;
        }
        OptionalRun run = OptionalRun.of(model.sequence(type), part);
        String first = names.fresh("first");
        out.line("long " + first + " = " + owner + run.first() + '(' + record + ");");
        content.bits(first, Step.Optionals.codeWidth(last()));
        content.flush();
        content.errors().when(first + " != " + last(), () -> {
            content.begin(refuses(), path.isEmpty() ? "" : path.substring(0, path.length() - 1));
            out.line(owner + run.write() + '(' + record + ", out);");
        });
    }

    /** Writes the statements that return the code of the first component that is there. */
    void first() {
        declare();
        out.line("return " + isPresent(0) + " ? 0");
        for (int i = 1; i < last(); i++) {
            out.continuation(": " + isPresent(i) + " ? " + i);
        }
        out.continuation(": " + last() + ";");
    }

    private boolean refuses() {
        return part.fields().stream()
                .anyMatch(field -> model.canRefuse(field.component().type()));
    }

    /** Gives each component a local variable. */
    private void declare() {
        for (Step.Field field : part.fields()) {
            Component component = field.component();
            String local = names.fresh(JavaNames.ofMember(component.name()));
            Defaults.declare(model.java(), component, local, ElementWriter.accessor(type, record, component), out);
            variables.add(local);
        }
    }

    private String isPresent(int index) {
        Component component = part.fields().get(index).component();
        return component.presence() == Presence.DEFAULT
                ? Defaults.differs(model.java(), type, component, variables.get(index), out)
                : variables.get(index) + " != null";
    }

    /** Writes the components after the first code. */
    void components() {
        declare();
        String next = names.fresh("next");
        out.line("int " + next + " = 0;");
        for (int i = 0; i < last(); i++) {
            int index = i;
            content.errors().when(isPresent(i), () -> {
                if (index > 0) {
                    content.errors().none();
                    out.line("if (" + next + " > 0) {")
                            .line("out.writeCode(" + index + " - " + next + ", " + last() + " - " + next + ");")
                            .line("}");
                }
                component(index);
                out.line(next + " = " + (index + 1) + ";");
            });
        }
        content.errors().none();
        out.line("out.writeCode(" + last() + " - " + next + ", " + last() + " - " + next + ");");
    }

    private void component(int index) {
        Step.Field field = part.fields().get(index);
        Component component = field.component();
        content.value(
                field.content(), component.type(), component.name(), variables.get(index), path + component.name());
        content.flush();
    }
}
