package org.c2x.asn1.emit.tree;

import java.util.Map;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;

/** The two methods for an ENUMERATED. */
final class EnumeratedTree {
    private final EnumeratedType type;
    private final SourceWriter out;
    private final String constant;

    EnumeratedTree(TreeModel model, EnumeratedType type, SourceWriter out) {
        this.type = type;
        this.out = out;
        this.constant = model.java().modelClass(type, out);
    }

    void emit() {
        toTree();
        fromTree();
    }

    private void toTree() {
        new TreeMethods(out, false).beginToTree(constant);
        if (type.extensible()) {
            out.line("if (value == " + constant + '.' + EnumConstants.UNKNOWN + ") {")
                    .line("throw new " + out.runtime("EncodeException")
                            + "(\"\", \"an enumeral of a later version cannot be encoded\");")
                    .line("}");
        }
        out.line("return new " + out.use("org.c2x.asn1.value.EnumeratedValue") + "(value.asn1Name());")
                .line("}");
    }

    private void fromTree() {
        String scalars = out.use("org.c2x.asn1.interpreter.mapping.Scalars");
        new TreeMethods(out, false).beginFromTree(constant);
        if (type.extensible()) {
            out.line("if (tree instanceof " + out.use("org.c2x.asn1.value.UnknownEnumeral") + ") {")
                    .line("return " + constant + '.' + EnumConstants.UNKNOWN + ';')
                    .line("}");
        }
        out.line("return switch (" + scalars + ".toEnumeral(tree)) {");
        for (Map.Entry<String, String> enumeral : EnumConstants.of(type).entrySet()) {
            String name = JavaValues.quote(enumeral.getKey());
            out.line("case " + name + " -> " + constant + '.' + enumeral.getValue() + ';');
        }
        out.line("default -> throw " + scalars + ".mismatch(\"no such enumeral: \" + tree);")
                .line("};")
                .line("}");
    }
}
