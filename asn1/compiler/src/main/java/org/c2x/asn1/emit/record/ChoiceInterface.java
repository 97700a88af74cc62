package org.c2x.asn1.emit.record;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The sealed interface of a CHOICE with one nested record an alternative. */
final class ChoiceInterface {
    private final JavaModel model;
    private final Declaration declaration;
    private final ChoiceType type;
    private final SourceWriter out;

    ChoiceInterface(JavaModel model, Declaration declaration, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.declaration = declaration;
        this.type = type;
        this.out = out;
    }

    void emit() {
        // within the interface the name of a nested record would hide a class of that name
        type.alternatives().forEach(alternative -> out.reserve(model.alternativeClass(type, alternative)));
        out.javadoc(ClassComment.of(declaration)).line("public sealed interface " + declaration.className() + " {");
        for (Alternative alternative : type.alternatives()) {
            alternative(alternative);
        }
        if (type.extensible()) {
            unknown();
        }
        out.line("}");
    }

    private void alternative(Alternative alternative) {
        String name = model.alternativeClass(type, alternative);
        out.line()
                .javadoc(
                        alternative.comment().isBlank()
                                ? "Alternative {@code " + alternative.name() + "}."
                                : Javadoc.escape(alternative.comment()));
        if (alternative.type().resolved() instanceof NullType) {
            out.line("record " + name + "() implements " + declaration.className() + " {}");
            return;
        }
        out.line("record " + name + '(' + model.javaType(alternative.type(), out) + " value) implements "
                + declaration.className() + " {");
        out.line().line("public " + name + " {");
        new ComponentCheck(model, out).emit("value", alternative.type());
        out.line("}").declareConstants().line("}");
    }

    private void unknown() {
        String octets = out.runtime("OctetString");
        out.line()
                .javadoc(List.of(
                        "An alternative of a later version of the module; it is encoded as it was decoded.",
                        "",
                        "@param index index among the extension additions, from 0",
                        "@param octets the complete encoding of the value"))
                .line("record Unknown(int index, " + octets + " octets) implements " + declaration.className() + " {")
                .line()
                .line("public Unknown {");
        out.line(out.runtime("Check") + ".range(\"index\", index, "
                        + type.additions().size() + ", Integer.MAX_VALUE);")
                .line("Check.present(\"octets\", octets);")
                .line("}")
                .line("}");
    }
}
