package org.c2x.asn1.emit.events;

import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The two methods for a CHOICE. */
final class ChoiceEvents {
    private final EventModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choice;

    ChoiceEvents(EventModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choice = model.java().modelClass(type, out);
    }

    void write() {
        String before = "";
        for (Alternative alternative : type.alternatives()) {
            boolean isNull = isNull(alternative);
            out.line(before + "if (value instanceof " + alternativeClass(alternative) + (isNull ? "" : " chosen")
                            + ") {")
                    .line("out.start(" + JavaValues.quote(alternative.name()) + ");");
            model.write(alternative.type(), "chosen.value()", out);
            out.line("out.end();");
            before = "} else ";
        }
        // Java 17 cannot see that the cases are all there are
        out.line("} else {")
                .line("throw out.error(\"an alternative of a later version cannot be encoded\");")
                .line("}");
    }

    void read() {
        out.line("String alternative = in.alternative();")
                .line(choice + " value;")
                .line("try {")
                .line("value = switch (alternative) {");
        for (Alternative alternative : type.alternatives()) {
            out.line("case " + JavaValues.quote(alternative.name()) + " -> new " + alternativeClass(alternative) + '('
                    + (isNull(alternative) ? "" : model.read(alternative.type(), out)) + ");");
        }
        out.line("default -> throw in.error(\"expected an alternative that is known\");")
                .line("};")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw in.error(e.getMessage());")
                .line("}")
                .line("in.end();")
                .line("return value;");
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    private String alternativeClass(Alternative alternative) {
        return choice + '.' + model.java().alternativeClass(type, alternative);
    }
}
