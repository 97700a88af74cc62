package org.c2x.asn1.emit.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.CompanionVisitor;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
import org.c2x.asn1.emit.mapping.ListLoops;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.mapping.Member;
import org.c2x.asn1.emit.mapping.Method;
import org.c2x.asn1.emit.mapping.Target;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.MessageField;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Messages of protobuf. */
final class ProtoTarget extends Target {
    private final ProtoModel model;
    private final ProtoChecks checks;
    private final String message;
    private final List<ProtoField> fields;

    ProtoTarget(MappingClasses classes, ProtoModel model, Type type, SourceWriter out) {
        super(classes, type, out);
        this.model = model;
        this.checks = new ProtoChecks(model, out);
        this.message = model.message(model.messageName(type), out);
        this.fields = type.accept(new Fields(model));
    }

    private record Fields(ProtoModel model) implements CompanionVisitor<List<ProtoField>> {
        @Override
        public List<ProtoField> visit(SequenceType type) {
            return model.fields(type);
        }

        @Override
        public List<ProtoField> visit(ChoiceType type) {
            return model.fields(type);
        }

        @Override
        public List<ProtoField> visit(EnumeratedType type) {
            return List.of();
        }

        @Override
        public List<ProtoField> visit(ListType type) {
            return List.of(model.elements(type));
        }
    }

    @Override
    protected String library() {
        return "protobuf";
    }

    @Override
    protected void constants() {
        if (type instanceof EnumeratedType) {
            return;
        }
        String className = classes.className(type);
        mapping(message, className + "::toMessage", className + "::fromMessage");
        out.javadoc("A message without fields, which the codec of others begins with.")
                .line("public static final " + message + " EMPTY = " + message + ".getDefaultInstance();")
                .line();
    }

    private String check() {
        return out.runtime(MessageField.class);
    }

    @Override
    protected Method to() {
        return new Method(
                "The message of a value.\n@throws " + out.runtime(EncodeException.class)
                        + " if messages have no place for it",
                message,
                "toMessage",
                java.javaType(type, out) + " value",
                "value",
                "checkValue");
    }

    @Override
    protected Method from() {
        return new Method(
                "The value of a message, which may lack required fields.\n@throws " + out.runtime(DecodeException.class)
                        + " if it is no value of the type",
                java.javaType(type, out),
                "fromMessage",
                message + " message",
                "message",
                "checkMessage");
    }

    @Override
    protected LeafVisitor<Leaf> leaves() {
        return new ProtoLeaves(model, false, out);
    }

    private String fromLibrary(Type part, ProtoField field, String argument) {
        return fromLibrary(part, "message.get" + field.accessor() + argument);
    }

    @Override
    protected boolean mayRefuse(Type part) {
        return super.mayRefuse(part) || ProtoChecks.mayRefuse(part);
    }

    private ProtoField field(Member member) {
        return fields.get(member.index());
    }

    private String depth(String depth) {
        return classes.isRecursive(type) ? depth : "";
    }

    @Override
    protected void open(SequenceType sequence) {
        out.line(message + ".Builder message = " + message + ".newBuilder();");
    }

    @Override
    protected void put(Member member) {
        ProtoField field = field(member);
        Type part = member.type();
        if (field.isRepeated()) {
            out.line("add" + field.accessor() + '(' + member.accessor() + ", message" + depth(", depth") + ");");
            return;
        }
        checks.checkPartEncodable(part, member.accessor());
        boolean boxed = member.isNullable() && JavaModel.isPrimitive(part);
        String held = boxed
                ? part.accept(new ProtoLeaves(model, true, out)).to().apply(member.accessor())
                : toLibrary(part, member.accessor());
        out.line("message.set" + field.accessor() + '(' + held + ");");
    }

    @Override
    protected void close(SequenceType sequence) {
        // what is required has been set, because a record has it
        out.line("return message.buildPartial();");
    }

    @Override
    protected String isPresent(Member member) {
        ProtoField field = field(member);
        return field.isRepeated()
                ? "message.get" + field.accessor() + "Count() > 0"
                : "message.has" + field.accessor() + "()";
    }

    @Override
    protected String get(Member member) {
        ProtoField field = field(member);
        return field.isRepeated()
                ? "read" + field.accessor() + "(message" + depth(", depth") + ')'
                : fromLibrary(member.type(), field, "()");
    }

    @Override
    protected void take(Member member) {
        if (member.type().resolved() instanceof EnumeratedType) {
            String otherwise = absent(field(member), member.type(), member.otherwise(java, out));
            out.line(member.declaration(java, out) + " = " + isPresent(member) + " ? " + get(member) + " : " + otherwise
                    + ';');
            require(member, member.local() + " != null");
        } else {
            if (!field(member).isRepeated()) {
                require(member, isPresent(member));
            }
            super.take(member);
            checks.checkPartDecoded(member.type(), member.local(), member.isNullable());
        }
    }

    private void require(Member member, String present) {
        if (!member.isOptional()) {
            out.line(check() + ".present(" + present + ");");
        }
    }

    /** The expression for an ENUMERATED whose field is absent, because its number is unknown or it has none. */
    private String absent(ProtoField field, Type enumerated, String otherwise) {
        return classes.mapper(enumerated, out) + ".absent(" + unknownNumbers(field) + ", " + otherwise + ')';
    }

    /** What protobuf keeps of the numbers in a field that its enum does not know. */
    private static String unknownNumbers(ProtoField field) {
        return "message.getUnknownFields().getField(" + field.number() + ").getVarintList()";
    }

    @Override
    protected String refused() {
        return check() + ".refused(e)";
    }

    @Override
    protected void choose(ChoiceType choice, int index, String value) {
        Type part = choice.alternatives().get(index).type();
        checks.checkPartEncodable(part, value);
        out.line("return " + message + ".newBuilder().set" + fields.get(index).accessor() + '(' + toLibrary(part, value)
                + ").buildPartial();");
    }

    @Override
    protected String unknownAlternative(ChoiceType choice) {
        return "throw " + check() + ".unknownAlternative();";
    }

    @Override
    protected void read(ChoiceType choice) {
        if (model.variant() == Variant.STANDARD && fields.size() > 1) {
            // a oneof holds one field at most, whatever was read
            out.line(check() + ".atMostOne("
                    + fields.stream()
                            .map(field -> "(message.has" + field.accessor() + "() ? 1 : 0)")
                            .collect(Collectors.joining(" + ", "", ");")));
        }
        List<Alternative> alternatives = choice.alternatives();
        reading("\"\"", "", () -> {
            for (int i = 0; i < fields.size(); i++) {
                read(choice, alternatives.get(i), fields.get(i));
            }
            for (int i = 0; i < fields.size(); i++) {
                Alternative alternative = alternatives.get(i);
                if (alternative.type().resolved() instanceof EnumeratedType) {
                    out.line("if (!" + unknownNumbers(fields.get(i)) + ".isEmpty()) {")
                            .line("at = " + JavaValues.quote(alternative.name()) + ';')
                            .line("return new " + alternativeClass(choice, alternative) + '('
                                    + absent(fields.get(i), alternative.type(), "null") + ");")
                            .line("}");
                }
            }
        });
        out.line("throw " + check() + ".noAlternative();");
    }

    private void read(ChoiceType choice, Alternative alternative, ProtoField field) {
        Type part = alternative.type();
        String value = fromLibrary(part, field, "()");
        String create = "return new " + alternativeClass(choice, alternative);
        out.line("if (message.has" + field.accessor() + "()) {")
                .line("at = " + JavaValues.quote(alternative.name()) + ';');
        if (part.resolved() instanceof NullType) {
            out.line(value + ';').line(create + "();");
        } else {
            out.line(java.javaType(part, out) + " value = " + value + ';');
            checks.checkPartDecoded(part, "value", false);
            out.line(create + "(value);");
        }
        out.line("}");
    }

    @Override
    protected void make(ListType list) {
        out.line(message + ".Builder message = " + message + ".newBuilder();")
                .line("add" + fields.get(0).accessor() + "(value, message" + depth(", depth") + ");")
                .line("return message.buildPartial();");
    }

    @Override
    protected void read(ListType list) {
        out.line("try {")
                .line("return read" + fields.get(0).accessor() + "(message" + depth(", depth") + ");")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + refused() + ';')
                .line("}");
    }

    /** Writes two methods for each repeated field: one adds elements to a builder, one reads them of a message. */
    @Override
    protected void finish() {
        fields.stream().filter(ProtoField::isRepeated).forEach(field -> {
            ListType list = (ListType) field.type().resolved();
            add(list, field);
            read(list, field);
        });
    }

    private void add(ListType list, ProtoField field) {
        Type element = list.element();
        out.line()
                .line("private static void add" + field.accessor() + '(' + java.javaType(list, out) + " value, "
                        + message + ".Builder message" + depth(", int depth") + ") {");
        checks.checkEncodable(list, "value");
        new ListLoops(java, list, out).make(mayRefuse(element), () -> {
            checks.checkEncodable(element, "value.get(i)");
            out.line("message.add" + field.accessor() + '(' + toLibrary(element, "value.get(i)") + ");");
        });
        out.line("}");
    }

    private void read(ListType list, ProtoField field) {
        Type element = list.element();
        String count = "message.get" + field.accessor() + "Count()";
        out.line()
                .line("private static " + java.javaType(list, out) + " read" + field.accessor() + '(' + message
                        + " message" + depth(", int depth") + ") {");
        if (element.resolved() instanceof EnumeratedType) {
            // where in the list they were is not known any more
            out.line(check() + ".known(" + unknownNumbers(field) + ");");
        }
        checks.size(list.size(), count);
        new ListLoops(java, list, out)
                .read(count, fromLibrary(element, field, "(i)"), each -> checks.checkPartDecoded(element, each, false));
        out.line("}");
    }

    @Override
    protected void enumerated(EnumeratedType enumerated) {
        String constant = java.modelClass(enumerated, out);
        String unknown = EnumConstants.UNKNOWN;
        boolean extensible = enumerated.extensible();
        List<String> values = model.values(enumerated);
        List<String> constants = new ArrayList<>(EnumConstants.of(enumerated).values());
        out.line()
                .javadoc("The enum value of an enumeral."
                        + (extensible ? "\n@throws " + out.runtime(EncodeException.class) + " if it is unknown" : ""))
                .line("public static " + message + " toMessage(" + constant + " value) {");
        returnSwitch(
                "value",
                constants,
                values.stream().map(each -> message + '.' + each).toList(),
                extensible ? "case " + unknown + " -> throw " + check() + ".unknownEnumeral()" : "");
        out.line("}")
                .line()
                .javadoc("The enumeral of an enum value.")
                .line("public static " + constant + " fromMessage(" + message + " message) {");
        returnSwitch(
                "message",
                values,
                constants.stream().map(each -> constant + '.' + each).toList(),
                "");
        out.line("}")
                .line()
                .javadoc("The enumeral of a field without a value."
                        + "\n@param unknown numbers in the field that the enum does not know"
                        + "\n@param otherwise what it means if there are none")
                .line("static " + constant + " absent(" + out.use("java.util.List") + "<Long> unknown, " + constant
                        + " otherwise) {");
        if (extensible) {
            out.line("return unknown.isEmpty() ? otherwise : " + constant + '.' + unknown + ';');
        } else {
            out.line(check() + ".known(unknown);").line("return otherwise;");
        }
        out.line("}");
    }
}
