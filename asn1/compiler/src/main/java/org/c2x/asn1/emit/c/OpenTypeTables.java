package org.c2x.asn1.emit.c;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.OpenType.Row;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/**
 * Functions that look types up in the tables of open types (X.682 clause 10).
 *
 * <pre>
 *   Field ::= SEQUENCE { id CLASS.&amp;id ({Set}), value CLASS.&amp;Type ({Set}{&#64;id}) }
 *
 *   /&#42; What value is, as id tells. &#42;/
 *   static int told_Field_value(const gen_Field *value)
 *   {
 *       switch (value->id) {
 *       case 7:
 *           return gen_FieldValue_SEVEN;
 *       default:
 *           return -1;
 *       }
 *   }
 * </pre>
 */
final class OpenTypeTables {
    private static final String NONE = "-1";

    private final CModel model;
    private final DefaultValues values;
    private final Set<String> names = new HashSet<>();
    private final IndentedText functions = new IndentedText();

    /** @param values where values of components are defined that identify types */
    OpenTypeTables(CModel model, DefaultValues values) {
        this.model = model;
        this.values = values;
    }

    /** The expression for the choice that the components of a struct tell, negative if they tell none. */
    String call(StructMembers of, Component open) {
        String name = "told_" + model.java().className(of.type()) + '_' + JavaNames.ofMember(open.name());
        if (names.add(name)) {
            define(name, of.type(), open);
        }
        return name + '(' + of.struct().address() + ')';
    }

    private void define(String name, SequenceType around, Component open) {
        OpenType type = (OpenType) open.type().resolved();
        functions
                .line("/* What " + open.name() + " is, as " + String.join(", ", type.keys()) + " tells. */")
                .line("static int " + name + "(const " + model.typeName(around) + " *value)")
                .line("{");
        List<Component> keys = type.keys().stream()
                .map(key -> around.components().stream()
                        .filter(each -> each.name().equals(key))
                        .findFirst()
                        .orElseThrow())
                .toList();
        if (keys.size() == 1 && isSwitch(around, keys.get(0))) {
            cases(around, keys.get(0), type);
        } else {
            conditions(around, keys, type);
        }
        functions.line("}").line("");
    }

    private boolean isSwitch(SequenceType around, Component key) {
        Shape shape = model.shape(key.type());
        return (shape instanceof Shape.Number || shape instanceof Shape.Enumeral) && !CModel.isOptional(around, key);
    }

    private static CPlace member(SequenceType around, Component key) {
        return CPlace.VALUE.member(CNames.member(around, key));
    }

    private void cases(SequenceType around, Component key, OpenType type) {
        functions.line("switch (" + member(around, key).value() + ") {");
        for (Row row : type.rows()) {
            if (isPossible(key, row.identifiers().get(0))) {
                functions
                        .line("case "
                                + values.literal(key.type(), row.identifiers().get(0)) + ": {")
                        .line("return " + model.choiceConstant(type, row.alternative()) + ";")
                        .line("}");
            }
        }
        functions
                .line("default: {")
                .line("return " + otherwise(type) + ";")
                .line("}")
                .line("}");
    }

    /** False if the struct has no room for a number. */
    private boolean isPossible(Component key, Value identifier) {
        return !(model.shape(key.type()) instanceof Shape.Number shape)
                || !(identifier instanceof IntegerValue number)
                || shape.holds(number.toBigInteger());
    }

    private void conditions(SequenceType around, List<Component> keys, OpenType type) {
        for (Row row : type.rows()) {
            if (IntStream.range(0, keys.size())
                    .allMatch(i -> isPossible(keys.get(i), row.identifiers().get(i)))) {
                List<String> differences = IntStream.range(0, keys.size())
                        .mapToObj(i ->
                                differs(around, keys.get(i), row.identifiers().get(i)))
                        .toList();
                functions
                        .line("if (!(" + String.join(" || ", differences) + ")) {")
                        .line("return " + model.choiceConstant(type, row.alternative()) + ";")
                        .line("}");
            }
        }
        functions.line("return " + otherwise(type) + ";");
    }

    private String differs(SequenceType around, Component key, Value identifier) {
        CPlace place = model.place(CPlace.VALUE, key.type(), CNames.member(around, key));
        String differs = values.differs(key, identifier, place, "key_");
        return CModel.isOptional(around, key)
                ? '!' + CPlace.VALUE.member(CNames.presence(around, key)).value() + " || " + differs
                : differs;
    }

    private String otherwise(OpenType type) {
        return type.extensible() ? model.unknownConstant(type) : NONE;
    }

    /** The functions. */
    String text() {
        return functions.toString();
    }
}
