package org.c2x.asn1.emit.proto;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.Type;

/** The two methods for a CHOICE. */
final class ChoiceMapping {
    private final ProtoModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choice;
    private final String message;
    private final MappingMethods methods;
    private final List<Alternative> alternatives;
    private final List<ProtoField> fields;

    ChoiceMapping(ProtoModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choice = model.java().modelClass(type, out);
        this.message = model.message(model.messageName(type), out);
        this.methods = new MappingMethods(model, type, out);
        this.alternatives = type.alternatives();
        this.fields = model.fields(type);
    }

    void emit() {
        toMessage();
        fromMessage();
    }

    private String alternativeClass(Alternative alternative) {
        return choice + '.' + model.java().alternativeClass(type, alternative);
    }

    private void toMessage() {
        boolean refusing = alternatives.stream().anyMatch(each -> MappingMethods.mayRefuse(each.type()));
        methods.beginToMessage(choice, message);
        if (refusing) {
            out.line("String at = \"\";").line("try {");
        }
        for (int i = 0; i < fields.size(); i++) {
            set(alternatives.get(i), fields.get(i));
        }
        if (refusing) {
            methods.endEncoding();
        }
        if (type.extensible()) {
            out.line("if (value instanceof " + choice + ".Unknown) {")
                    .line("throw " + out.runtime("MessageField") + ".unknownAlternative();")
                    .line("}");
        }
        // Java 17 cannot see that the cases are all there are
        out.line("throw new IllegalArgumentException(\"no alternative: \" + value);")
                .line("}");
    }

    private void set(Alternative alternative, ProtoField field) {
        Type part = alternative.type();
        boolean isNull = part.resolved() instanceof NullType;
        out.line("if (value instanceof " + alternativeClass(alternative) + (isNull ? "" : " chosen") + ") {");
        if (MappingMethods.mayRefuse(part)) {
            out.line("at = " + JavaValues.quote(alternative.name()) + ';');
        }
        if (!JavaModel.hasCompanion(part)) {
            methods.leaves().checkEncodable(part, "chosen.value()");
        }
        out.line("return " + message + ".newBuilder().set" + field.accessor() + '('
                        + methods.toMessage(part, "chosen.value()", false) + ").buildPartial();")
                .line("}");
    }

    private void fromMessage() {
        String check = out.runtime("MessageField");
        methods.beginFromMessage(choice, message);
        if (model.variant() == Variant.STANDARD && fields.size() > 1) {
            // a oneof holds one field at most, whatever was read
            out.line(check + ".atMostOne("
                    + fields.stream()
                            .map(field -> "(message.has" + field.accessor() + "() ? 1 : 0)")
                            .collect(Collectors.joining(" + ", "", ");")));
        }
        out.line("String at = \"\";").line("try {");
        for (int i = 0; i < fields.size(); i++) {
            get(alternatives.get(i), fields.get(i));
        }
        for (int i = 0; i < fields.size(); i++) {
            if (alternatives.get(i).type().resolved() instanceof EnumeratedType) {
                getUnknown(alternatives.get(i), fields.get(i));
            }
        }
        methods.endDecoding();
        out.line("throw " + check + ".noAlternative();").line("}");
    }

    private void get(Alternative alternative, ProtoField field) {
        Type part = alternative.type();
        String value = methods.fromMessage(part, "message.get" + field.accessor(), "()");
        out.line("if (message.has" + field.accessor() + "()) {")
                .line("at = " + JavaValues.quote(alternative.name()) + ';');
        if (part.resolved() instanceof NullType) {
            out.line(value + ';').line("return new " + alternativeClass(alternative) + "();");
        } else {
            out.line(model.java().javaType(part, out) + " value = " + value + ';');
            if (!JavaModel.hasCompanion(part)) {
                methods.leaves().checkDecoded(part, "value");
            }
            out.line("return new " + alternativeClass(alternative) + "(value);");
        }
        out.line("}");
    }

    private void getUnknown(Alternative alternative, ProtoField field) {
        out.line("if (!" + MappingMethods.unknownNumbers(field) + ".isEmpty()) {")
                .line("at = " + JavaValues.quote(alternative.name()) + ';')
                .line("return new " + alternativeClass(alternative) + '('
                        + methods.absent(field, alternative.type(), "null") + ");")
                .line("}");
    }
}
