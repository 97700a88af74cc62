package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** What differs between the source files of encodings: the bodies of the functions, by the plans of a rule set. */
final class Encoding {
    private final CModel model;
    private final CRules rules;
    private final SourceConstants constants;
    private final Phases written;
    private final Phases read;

    Encoding(CModel model, CRules rules) {
        this.model = model;
        this.rules = rules;
        this.constants = new SourceConstants(model);
        this.written = phases(false);
        this.read = phases(true);
    }

    private Phases phases(boolean later) {
        List<Type> messages = RootTypes.of(model.java().schema()).stream()
                .map(root -> root.type().resolved())
                .toList();
        return new Phases(
                rules.plans(), later, messages, new Phase(rules.plans().headerBits() & 7));
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

    /** Writes the body of the function that writes a SEQUENCE, SET, CHOICE or list. */
    void write(Type type, FunctionBody body) {
        writer(body).function(type);
    }

    /** Writes the body of the function that reads a SEQUENCE, SET, CHOICE or list. */
    void read(Type type, FunctionBody body) {
        reader(body).function(type);
    }

    private StepBody writer(FunctionBody body) {
        return rules.plans().hasElements()
                ? new ElementWrite(model, rules, constants, written, body)
                : new StepWrite(model, rules, constants, written, body);
    }

    private StepBody reader(FunctionBody body) {
        return rules.plans().hasElements()
                ? new ElementRead(model, rules, constants, read, body)
                : new StepRead(model, rules, constants, read, body);
    }

    /** True if a message has tags around what the function of its type codes. */
    boolean hasFrames() {
        return rules.plans().hasElements();
    }

    /** Writes the body of the function that codes a whole message with its tags. */
    void message(TypeDefinition definition, Direction direction, FunctionBody body) {
        ElementBody printer = direction == Direction.WRITE
                ? new ElementWrite(model, rules, constants, written, body)
                : new ElementRead(model, rules, constants, read, body);
        printer.message(rules.plans().whole(new TypeReference(definition)));
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
