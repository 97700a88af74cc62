package org.c2x.asn1.emit.exi;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.schema.EnumeratedType;

/** The methods of an ENUMERATED; the ordinals of its enum are its codes. */
final class EnumeratedCodec {
    private final ExiModel model;
    private final EnumeratedType type;
    private final SourceWriter out;

    EnumeratedCodec(ExiModel model, EnumeratedType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
    }

    void emit() {
        String enumClass = model.java().modelClass(type, out);
        out.javadoc("Enumerals by code.")
                .line("static final " + enumClass + "[] VALUES = " + enumClass + ".values();")
                .line()
                .line("static void write(" + enumClass + " value, " + out.runtime("ExiWriter") + " out) {");
        ContentWriter writer = new ContentWriter(model, out, new Names());
        writer.value("", type, "value", "");
        writer.flush();
        out.line("}").line().line("static " + enumClass + " read(" + out.runtime("ExiReader") + " in) {");
        ContentReader reader = new ContentReader(model, out, new Names("enumeral"));
        reader.value("", type, "enumeral", "");
        reader.flush();
        out.line("return enumeral;").line("}");
    }
}
