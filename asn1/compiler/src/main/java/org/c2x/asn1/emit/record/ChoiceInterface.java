package org.c2x.asn1.emit.record;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.OpenTypeTable;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Check;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;

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
        out.javadoc(ClassComment.of(declaration)).line("public sealed interface " + declaration.simpleName() + " {");
        if (type instanceof OpenType) {
            out.line()
                    .javadoc("The index of the type in its table, -1 of an unknown one.")
                    .line("int index();");
        }
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
            String head = "record " + name + "() implements " + declaration.simpleName() + " {";
            if (type instanceof OpenType) {
                out.line(head);
                index(type.alternatives().indexOf(alternative));
                out.line("}");
            } else {
                out.line(head + '}');
            }
            return;
        }
        out.line("record " + name + '(' + model.javaType(alternative.type(), out) + " value) implements "
                + declaration.simpleName() + " {");
        out.line().line("public " + name + " {");
        new ComponentCheck(model, out).emit("value", alternative.type());
        out.line("}");
        index(type.alternatives().indexOf(alternative));
        out.declareConstants().line("}");
    }

    /** The index of a type in the table of an open type. */
    private void index(int index) {
        if (type instanceof OpenType) {
            out.line()
                    .line("@Override")
                    .line("public int index() {")
                    .line("return " + index + ";")
                    .line("}");
        }
    }

    private void unknown() {
        String octets = out.runtime(OctetString.class);
        if (type instanceof OpenType) {
            out.line()
                    .javadoc(List.of(
                            "A type that the table does not have; it is encoded as it was decoded.",
                            "",
                            "@param octets the complete encoding of the value"))
                    .line("record Unknown(" + octets + " octets) implements " + declaration.simpleName() + " {")
                    .line()
                    .line("public Unknown {")
                    .line(out.runtime(Check.class) + ".present(\"octets\", octets);")
                    .line("}");
            index(OpenTypeTable.NO_ROW);
            out.line("}");
            return;
        }
        out.line()
                .javadoc(List.of(
                        "An alternative of a later version of the module; it is encoded as it was decoded.",
                        "",
                        "@param index index among the extension additions, from 0",
                        "@param octets the complete encoding of the value"))
                .line("record Unknown(int index, " + octets + " octets) implements " + declaration.simpleName() + " {")
                .line()
                .line("public Unknown {");
        out.line(out.runtime(Check.class) + ".range(\"index\", index, "
                        + type.additions().size() + ", Integer.MAX_VALUE);")
                .line("Check.present(\"octets\", octets);")
                .line("}")
                .line("}");
    }
}
