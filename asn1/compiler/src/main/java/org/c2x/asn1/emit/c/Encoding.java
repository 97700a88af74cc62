package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** What differs between the source files of encodings: the bodies of the functions, by the plans of a rule set. */
final class Encoding {
    private final CModel model;
    private final CRules rules;
    private final SourceConstants constants;
    private final Lowering writing;
    private final Lowering reading;

    Encoding(CModel model, CRules rules) {
        this.model = model;
        this.rules = rules;
        this.constants = new SourceConstants(model);
        this.writing = lowering(false);
        this.reading = lowering(true);
    }

    private Lowering lowering(boolean reads) {
        List<Type> messages = RootTypes.of(model.java().schema()).stream()
                .map(root -> root.type().resolved())
                .toList();
        Phase first = new Phase(rules.plans().headerBits() & 7);
        return new Lowering(rules.plans(), new Phases(rules.plans(), reads, messages, first), model, reads);
    }

    CRules rules() {
        return rules;
    }

    /** Part of the names of files and functions: {@code uper}. */
    String name() {
        return rules.name();
    }

    /** The function of the run time that ends a message. */
    String end() {
        return rules.end();
    }

    /** What the bodies of functions refer to. */
    SourceConstants constants() {
        return constants;
    }

    /** Writes the body of the function that writes or reads a SEQUENCE, SET, CHOICE or list. */
    void function(Type type, Direction direction, FunctionBody body) {
        if (rules.plans().hasElements()) {
            elements(direction, body).function(type);
        } else if (direction == Direction.WRITE) {
            new WriteBody(model, rules, constants, writing, body)
                    .statements(writing.of(type).statements());
        } else {
            new ReadBody(model, rules, constants, body)
                    .statements(reading.of(type).statements());
        }
    }

    private ElementBody elements(Direction direction, FunctionBody body) {
        return direction == Direction.WRITE
                ? new ElementWrite(model, rules, constants, body)
                : new ElementRead(model, rules, constants, body);
    }

    /** True if a message has tags around what the function of its type codes. */
    boolean hasFrames() {
        return rules.plans().hasElements();
    }

    /** Writes the body of the function that codes a whole message with its tags. */
    void message(TypeDefinition definition, Direction direction, FunctionBody body) {
        elements(direction, body).message(rules.plans().whole(new TypeReference(definition)));
    }

    /** Writes statements between the declaration of the writer {@code out} and the value. */
    void beginWrite(FunctionBody body) {
        declareStrings("c2x_written_strings", "out", body);
        alignLengths("out", body);
        if (rules.hasHeader()) {
            // distinguishing bits, no options, final version 1, and the code of the only global element
            body.line("c2x_put(&out, 0x100, " + rules.plans().headerBits() + ");");
        }
    }

    /** Writes statements between the declaration of the reader {@code in} and the value. */
    void beginRead(FunctionBody body) {
        declareStrings("c2x_read_strings", "in", body);
        alignLengths("in", body);
        if (rules.hasHeader()) {
            body.line("if (!c2x_get_header(&in, " + body.path("") + ")) {")
                    .line("return 0;")
                    .line("}");
        }
    }

    private void alignLengths(String user, FunctionBody body) {
        if (rules.plans().alignsLengths()) {
            body.line(user + ".aligned = true;");
        }
    }

    private void declareStrings(String type, String user, FunctionBody body) {
        if (!rules.strings().isEmpty()) {
            body.line(type + " strings;").line("strings.count = 0;").line(user + ".strings = &strings;");
        }
    }
}
