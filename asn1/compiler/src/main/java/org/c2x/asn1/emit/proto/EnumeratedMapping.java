package org.c2x.asn1.emit.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;

/** The methods for an ENUMERATED. */
final class EnumeratedMapping {
    private final EnumeratedType type;
    private final SourceWriter out;
    private final String constants;
    private final String message;
    private final List<String> values;

    /** @param values names of the enum's values in the {@code .proto} file, in the order of the enumerals */
    EnumeratedMapping(ProtoModel model, EnumeratedType type, List<String> values, SourceWriter out) {
        this.type = type;
        this.out = out;
        this.constants = model.java().modelClass(type, out);
        this.message = model.message(model.messageName(type), out);
        this.values = values;
    }

    void emit() {
        toMessage();
        fromMessage();
        absent();
    }

    private List<String> constantNames() {
        Map<String, String> names = EnumConstants.of(type);
        return new ArrayList<>(names.values());
    }

    private void toMessage() {
        out.line()
                .javadoc("The enum value of an enumeral."
                        + (type.extensible()
                                ? "\n@throws " + out.runtime("EncodeException") + " if it is unknown"
                                : ""))
                .line("public static " + message + " toMessage(" + constants + " value) {")
                .line("return switch (value) {");
        List<String> names = constantNames();
        for (int i = 0; i < names.size(); i++) {
            out.line("case " + names.get(i) + " -> " + message + '.' + values.get(i) + ';');
        }
        if (type.extensible()) {
            out.line("case " + EnumConstants.UNKNOWN + " -> throw " + out.runtime("MessageField")
                    + ".unknownEnumeral();");
        }
        out.line("};").line("}");
    }

    private void fromMessage() {
        out.line()
                .javadoc("The enumeral of an enum value.")
                .line("public static " + constants + " fromMessage(" + message + " message) {")
                .line("return switch (message) {");
        List<String> names = constantNames();
        for (int i = 0; i < names.size(); i++) {
            out.line("case " + values.get(i) + " -> " + constants + '.' + names.get(i) + ';');
        }
        out.line("};").line("}");
    }

    private void absent() {
        out.line()
                .javadoc("The enumeral of a field without a value."
                        + "\n@param unknown numbers in the field that the enum does not know"
                        + "\n@param otherwise what it means if there are none")
                .line("static " + constants + " absent(" + out.use("java.util.List") + "<Long> unknown, " + constants
                        + " otherwise) {");
        if (type.extensible()) {
            out.line("return unknown.isEmpty() ? otherwise : " + constants + '.' + EnumConstants.UNKNOWN + ';');
        } else {
            out.line(out.runtime("MessageField") + ".known(unknown);").line("return otherwise;");
        }
        out.line("}");
    }
}
