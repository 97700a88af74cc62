package org.c2x.asn1.emit.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NamedNumber;

/** The enum of an ENUMERATED; the order of its constants is that of the encoded indices. */
final class EnumeratedEnum {
    private final Declaration declaration;
    private final EnumeratedType type;
    private final SourceWriter out;

    EnumeratedEnum(Declaration declaration, EnumeratedType type, SourceWriter out) {
        this.declaration = declaration;
        this.type = type;
        this.out = out;
    }

    void emit() {
        out.javadoc(ClassComment.of(declaration)).line("public enum " + declaration.simpleName() + " {");
        List<String> constants = new ArrayList<>();
        Map<String, String> names = EnumConstants.of(type);
        for (NamedNumber enumeral : enumerals()) {
            constants.add(names.get(enumeral.name()) + "(\"" + enumeral.name() + "\")");
        }
        if (type.extensible()) {
            constants.add(EnumConstants.UNKNOWN + "(\"\")");
        }
        for (int i = 0; i < constants.size(); i++) {
            comment(i);
            out.line(constants.get(i) + (i < constants.size() - 1 ? "," : ";"));
        }
        out.line()
                .line("private final String asn1Name;")
                .line()
                .line(declaration.simpleName() + "(String asn1Name) {")
                .line("this.asn1Name = asn1Name;")
                .line("}")
                .line()
                .javadoc(
                        "The name in the ASN.1 module" + (type.extensible() ? "; empty for an unknown enumeral." : "."))
                .line("public String asn1Name() {")
                .line("return asn1Name;")
                .line("}")
                .line("}");
    }

    private List<NamedNumber> enumerals() {
        return Stream.concat(type.root().stream(), type.additions().stream()).toList();
    }

    private void comment(int index) {
        List<NamedNumber> enumerals = enumerals();
        if (index == enumerals.size()) {
            out.javadoc("An enumeral of a later version of the module; it can be decoded but not encoded.");
        } else if (!enumerals.get(index).comment().isBlank()) {
            out.javadoc(Javadoc.escape(enumerals.get(index).comment()));
        }
    }
}
