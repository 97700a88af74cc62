package org.c2x.asn1.emit.ber;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NamedNumber;

/** The two methods for an ENUMERATED. */
final class BeanEnumerated {
    private final EnumeratedType type;
    private final SourceWriter out;
    private final String constant;
    private final Map<String, String> constants;

    BeanEnumerated(BerModel model, EnumeratedType type, SourceWriter out) {
        this.type = type;
        this.out = out;
        this.constant = model.java().modelClass(type, out);
        this.constants = EnumConstants.of(type);
    }

    void emit() {
        number();
        read();
    }

    private void number() {
        out.line()
                .javadoc("The number of an enumeral."
                        + (type.extensible()
                                ? "\n@throws " + out.runtime("EncodeException") + " of an unknown one"
                                : ""))
                .line("public static long number(" + constant + " value) {")
                .line("return switch (value) {");
        for (NamedNumber enumeral : enumerals()) {
            out.line("case " + constants.get(enumeral.name()) + " -> " + enumeral.number() + "L;");
        }
        if (type.extensible()) {
            out.line("case " + EnumConstants.UNKNOWN + " -> throw new " + out.runtime("EncodeException")
                    + "(\"\", \"an enumeral of a later version cannot be encoded\");");
        }
        out.line("};").line("}");
    }

    private void read() {
        String leaves = BerModel.leaves(out);
        out.line()
                .javadoc("The enumeral of an object.\n@throws " + out.runtime("DecodeException")
                        + (type.extensible() ? " if it is missing" : " if there is none of its number"))
                .line("public static " + constant + " read(" + out.use("com.beanit.asn1bean.ber.types.BerEnum")
                        + " bean) {")
                .line("return switch (" + leaves + ".toNumber(bean)) {");
        for (NamedNumber enumeral : enumerals()) {
            out.line("case " + enumeral.number().intValueExact() + " -> " + constant + '.'
                    + constants.get(enumeral.name()) + ';');
        }
        out.line("default -> "
                        + (type.extensible()
                                ? constant + '.' + EnumConstants.UNKNOWN
                                : "throw " + leaves + ".noEnumeral(bean)")
                        + ';')
                .line("};")
                .line("}");
    }

    private List<NamedNumber> enumerals() {
        return Stream.concat(type.root().stream(), type.additions().stream()).toList();
    }
}
