package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Type;

/**
 * The source file of the small form of an encoding: tables, and functions for the types that no table describes.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..7), y INTEGER (0..9) OPTIONAL }
 *
 *   static const uint16_t plan_Point[] = {
 *       C2X_STEP_NUMBER | C2X_HELD(sizeof ((gen_Point *) 0)->has_y, false), offsetof(gen_Point, has_y), 1,
 *       C2X_STEP_NUMBER | C2X_HELD(sizeof ((gen_Point *) 0)->x, false), offsetof(gen_Point, x), 7,
 *       C2X_STEP_OPTIONAL, offsetof(gen_Point, has_y), 3,
 *       C2X_STEP_NUMBER | C2X_HELD(sizeof ((gen_Point *) 0)->y, false), offsetof(gen_Point, y), 9,
 *       C2X_STEP_END,
 *   };
 * </pre>
 */
final class SmallText {
    private final CModel model;
    private final Encoding encoding;
    private final SmallTypes types;
    private final SourceText functions;

    SmallText(CModel model, Encoding encoding) {
        this.model = model;
        this.encoding = encoding;
        this.types = new SmallTypes(model, encoding.rules(), encoding.constants());
        this.functions = new SourceText(model, encoding);
    }

    /** The types that no table describes. */
    static List<String> omissions(CModel model) {
        return new SmallText(model, new Encoding(model, CRules.of(RuleSet.UPER, model.java())))
                .types.codes().stream()
                        .map(code -> code.asn1Name() + " has functions of its own, for no table describes it")
                        .toList();
    }

    String text() {
        functions.define(types.codes());
        IndentedText tables = new IndentedText();
        types.plans().forEach(plan -> table(plan, tables));
        IndentedText messages = new IndentedText();
        RootTypes.names(model.java().schema()).forEach(root -> {
            Type type = root.type().resolved();
            MessageFunctions message = new MessageFunctions(model, root);
            if (types.isPlan(type)) {
                message.defineSmall(encoding, types.number(type), messages);
            } else {
                message.define(encoding, messages);
            }
        });
        Set<Type> entries = CalledTypes.by(model, types.codes());
        List<Declaration> bridged = in(entries, types.plans());
        IndentedText bridges = new IndentedText();
        bridged.forEach(plan -> bridge(plan, bridges));
        IndentedText schemas = new IndentedText();
        if (types.plans().stream().anyMatch(plan -> types.table(plan.type()).hasStrings())) {
            array(schemas, "const c2x_alphabet *const alphabets", types.alphabets());
        }
        RootTypes.of(model.java().schema())
                .forEach(root -> entries.add(root.type().resolved()));
        in(entries, types.plans()).forEach(entry -> schema(entry, schemas));
        String text = encoding.constants().text()
                + prototypes(bridged)
                + functions.prototypes()
                + codes()
                + tables
                + schemas
                + bridges
                + functions.functions()
                + messages;
        return SourceText.file(model, text).replaceFirst("\n", "\n#include \"c2x_small.h\"\n");
    }

    private static List<Declaration> in(Set<Type> types, List<Declaration> declarations) {
        return declarations.stream()
                .filter(declaration -> types.contains(declaration.type()))
                .toList();
    }

    private void table(Declaration plan, IndentedText out) {
        out.line("")
                .line("/* " + plan.asn1Name() + " */")
                .line("static const uint16_t plan_" + plan.className() + "[] = {");
        types.table(plan.type()).lines().forEach(out::line);
        out.line("};");
    }

    private String prototypes(List<Declaration> bridged) {
        IndentedText out = new IndentedText();
        for (Declaration plan : bridged) {
            out.line(head(Direction.WRITE, plan) + ";").line(head(Direction.READ, plan) + ";");
        }
        return out.toString();
    }

    private String head(Direction direction, Declaration declaration) {
        return functions.head(direction, declaration).replaceFirst("^C2X_INLINE", "static");
    }

    /** Functions that go by a table, for those that do not. */
    private void bridge(Declaration plan, IndentedText out) {
        for (Direction direction : Direction.values()) {
            boolean isWrite = direction == Direction.WRITE;
            out.line("")
                    .line(head(direction, plan))
                    .line("{")
                    .line("return c2x_small_" + (isWrite ? "write" : "read") + "(&schema_" + plan.className() + ", "
                            + types.number(plan.type()) + ", value, " + direction.variable() + ", "
                            + Literals.text(plan.className()) + ");")
                    .line("}");
        }
    }

    /** Functions of one type each for the tables of functions that plans call. */
    private String codes() {
        IndentedText out = new IndentedText();
        for (Declaration code : in(CalledTypes.by(model, types.plans()), types.codes())) {
            String name = code.className();
            String type = model.typeName(code.type());
            out.line("")
                    .line("static bool write_any_" + name + "(const void *value, c2x_writer *out)")
                    .line("{")
                    .line("return write_" + name + "((const " + type + " *) value, out);")
                    .line("}")
                    .line("")
                    .line("static bool read_any_" + name + "(void *value, c2x_reader *in)")
                    .line("{")
                    .line("return read_" + name + "((" + type + " *) value, in);")
                    .line("}");
        }
        return out.toString();
    }

    /** What the plan of a type refers to: no more, so that a linker can leave out what a program does not use. */
    private void schema(Declaration entry, IndentedText out) {
        String name = entry.className();
        Set<Type> reached = CalledTypes.of(model, entry.type(), types::isPlan);
        List<String> parts = new ArrayList<>();
        parts.add(array(
                out,
                "const uint16_t *const plans_" + name,
                numbered(types.plans(), reached, "NULL", type -> "plan_" + type)));
        parts.add(array(
                out,
                "const c2x_small_code codes_" + name,
                numbered(
                        types.codes(),
                        reached,
                        "{NULL, NULL}",
                        type -> "{write_any_" + type + ", read_any_" + type + '}')));
        boolean hasStrings = types.plans().stream()
                .map(Declaration::type)
                .anyMatch(type -> reached.contains(type) && types.table(type).hasStrings());
        parts.add(hasStrings ? "c2x_small_strings, alphabets" : "NULL, NULL");
        out.line("").line("static const c2x_small_schema schema_" + name + " = {" + String.join(", ", parts) + "};");
    }

    /** The elements of an array up to the last type that is reached. */
    private static List<String> numbered(
            List<Declaration> all, Set<Type> reached, String none, UnaryOperator<String> element) {
        List<String> elements = new ArrayList<>();
        int end = 0;
        for (Declaration each : all) {
            boolean isReached = reached.contains(each.type());
            elements.add(isReached ? element.apply(each.className()) : none);
            end = isReached ? elements.size() : end;
        }
        return elements.subList(0, end);
    }

    /** Defines an array; its name, or NULL where there is none. */
    private static String array(IndentedText out, String variable, List<String> elements) {
        if (elements.isEmpty()) {
            return "NULL";
        }
        out.line("").line("static " + variable + "[] = {");
        elements.forEach(element -> out.line(element + ','));
        out.line("};");
        return variable.substring(variable.lastIndexOf(' ') + 1).replace("*", "");
    }
}
