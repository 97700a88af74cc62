package org.c2x.asn1.emit.proto;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The two methods for a SEQUENCE or SET. */
final class SequenceMapping {
    /** Variables of the methods, which no component may hide. */
    private static final Set<String> VARIABLES = Set.of("message", "at", "depth", "e");

    private final ProtoModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final String record;
    private final String message;
    private final MappingMethods methods;
    private final List<Component> components;
    private final List<ProtoField> fields;

    SequenceMapping(ProtoModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.record = model.java().modelClass(type, out);
        this.message = model.message(model.messageName(type), out);
        this.methods = new MappingMethods(model, type, out);
        this.components = type.components();
        this.fields = model.fields(type);
    }

    void emit() {
        toMessage();
        fromMessage();
        fields.stream()
                .filter(ProtoField::isRepeated)
                .forEach(field -> new ListMethods(model, methods, field, out).emit(message));
    }

    private void toMessage() {
        boolean refusing = components.stream().anyMatch(component -> MappingMethods.mayRefuse(component.type()));
        methods.beginToMessage(record, message);
        out.line(message + ".Builder message = " + message + ".newBuilder();");
        if (refusing) {
            out.line("String at = \"\";").line("try {");
        }
        for (int i = 0; i < fields.size(); i++) {
            if (MappingMethods.mayRefuse(components.get(i).type())) {
                out.line("at = " + JavaValues.quote(components.get(i).name()) + ';');
            }
            set(components.get(i), fields.get(i));
        }
        if (refusing) {
            methods.endEncoding();
        }
        // what is required has been set, because a record has it
        out.line("return message.buildPartial();").line("}");
    }

    private void set(Component component, ProtoField field) {
        String value = "value." + MemberNames.of(type, component) + "()";
        boolean nullable = JavaModel.isNullable(type, component);
        boolean conditional = nullable || component.defaultValue().isPresent();
        if (nullable) {
            out.line("if (" + value + " != null) {");
        } else if (conditional) {
            out.line("if (" + Conditions.different(component.type(), value, defaultOf(component)) + ") {");
        }
        if (field.isRepeated()) {
            out.line(ListMethods.adder(field) + '(' + value + ", message" + methods.depthArgument() + ");");
        } else {
            if (!JavaModel.hasCompanion(component.type())) {
                methods.leaves().checkEncodable(component.type(), value);
            }
            boolean boxed = nullable && JavaModel.isPrimitive(component.type());
            out.line("message.set" + field.accessor() + '(' + methods.toMessage(component.type(), value, boxed) + ");");
        }
        if (conditional) {
            out.line("}");
        }
    }

    private String defaultOf(Component component) {
        return record + '.' + MemberNames.ofDefault(type, component);
    }

    private void fromMessage() {
        methods.beginFromMessage(record, message);
        if (components.isEmpty()) {
            out.line("return new " + record + "();").line("}");
            return;
        }
        out.line("String at = \"\";").line("try {");
        for (int i = 0; i < fields.size(); i++) {
            out.line("at = " + JavaValues.quote(components.get(i).name()) + ';');
            get(components.get(i), fields.get(i));
        }
        out.line("at = \"\";")
                .line("return new " + record
                        + IntStream.range(0, fields.size())
                                .mapToObj(i -> local(components.get(i)))
                                .collect(Collectors.joining(", ", "(", ");")));
        methods.endDecoding();
        out.line("}");
    }

    private String local(Component component) {
        String name = MemberNames.of(type, component);
        return VARIABLES.contains(name) ? name + '_' : name;
    }

    private void get(Component component, ProtoField field) {
        Type part = component.type();
        boolean nullable = JavaModel.isNullable(type, component);
        boolean hasDefault = component.defaultValue().isPresent();
        String has = "message.has" + field.accessor() + "()";
        String local = local(component);
        String javaType =
                nullable ? model.java().boxedType(part, out) : model.java().javaType(part, out);
        String value = field.isRepeated()
                ? ListMethods.reader(field) + "(message" + methods.depthArgument() + ')'
                : methods.fromMessage(part, "message.get" + field.accessor(), "()");
        String otherwise = hasDefault ? defaultOf(component) : "null";
        boolean enumerated = part.resolved() instanceof EnumeratedType;
        if (field.isRepeated() && (nullable || hasDefault)) {
            has = "message.get" + field.accessor() + "Count() > 0";
        }
        if (enumerated) {
            out.line(javaType + ' ' + local + " = " + has + " ? " + value + " : "
                    + methods.absent(field, part, otherwise) + ';');
            if (!nullable && !hasDefault) {
                out.line(out.runtime("MessageField") + ".present(" + local + " != null);");
            }
        } else if (nullable || hasDefault) {
            out.line(javaType + ' ' + local + " = " + has + " ? " + value + " : " + otherwise + ';');
        } else {
            if (!field.isRepeated()) {
                out.line(out.runtime("MessageField") + ".present(" + has + ");");
            }
            out.line(javaType + ' ' + local + " = " + value + ';');
        }
        if (!JavaModel.hasCompanion(part)) {
            check(part, local, nullable);
        }
    }

    private void check(Type part, String local, boolean nullable) {
        if (!nullable) {
            methods.leaves().checkDecoded(part, local);
        } else if (methods.leaves().checksDecoded(part)) {
            out.line("if (" + local + " != null) {");
            methods.leaves().checkDecoded(part, local);
            out.line("}");
        }
    }
}
