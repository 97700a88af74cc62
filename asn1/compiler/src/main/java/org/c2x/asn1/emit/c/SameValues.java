package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Kind;
import org.c2x.asn1.schema.Type;

/**
 * Whether two values are the same one: zeros after named bits and the order of a SET OF make no difference (X.680
 * clauses 22.7 and 28.3). Structs have functions of the source file for it.
 */
final class SameValues {
    private static final String ALWAYS = "true";
    private static final CPlace LEFT = new CPlace("left", true);
    private static final CPlace RIGHT = new CPlace("right", true);

    private final CModel model;
    /** The types with functions, in the order in which they were asked for. */
    private final List<Type> compared = new ArrayList<>();

    SameValues(CModel model) {
        this.model = model;
    }

    /** The condition that both places have the same value; it can be negated and joined without parentheses. */
    String of(Type type, CPlace left, CPlace right) {
        Type resolved = type.resolved();
        Shape shape = model.shape(resolved);
        if (shape instanceof Shape.Nothing) {
            return ALWAYS;
        }
        if (shape instanceof Shape.Real) {
            return "c2x_same_real(" + left.value() + ", " + right.value() + ')';
        }
        if (shape instanceof Shape.LongNumber) {
            return "(c2x_compare(" + left.address() + ", " + right.address() + ") == 0)";
        }
        if (resolved instanceof BitStringType bits && !(shape instanceof Shape.FixedBits)) {
            return shape instanceof Shape.ShortBits
                    ? "c2x_same_short_bits(" + shortBits(bits, left) + ", " + shortBits(bits, right) + ')'
                    : "c2x_same_bits(" + longBits(bits, left) + ", " + longBits(bits, right) + ')';
        }
        if (CModel.hasFunctions(resolved)) {
            if (compared.stream().noneMatch(known -> known == resolved)) {
                compared.add(resolved);
            }
            return function(resolved) + '(' + left.address() + ", " + right.address() + ')';
        }
        if (shape instanceof Shape.Number
                || shape instanceof Shape.FixedBits
                || shape instanceof Shape.Truth
                || shape instanceof Shape.Enumeral) {
            return '(' + left.value() + " == " + right.value() + ')';
        }
        return "c2x_same_octets(" + octets(shape, left) + ", " + octets(shape, right) + ')';
    }

    private static String shortBits(BitStringType type, CPlace place) {
        return type.namedBits().isEmpty() ? place.value() : "c2x_significant_short_bits(" + place.value() + ", 0)";
    }

    private static String longBits(BitStringType type, CPlace place) {
        return place.member("octets").value() + ", "
                + (type.namedBits().isEmpty()
                        ? place.member("length").value()
                        : "c2x_significant_bits(" + place.address() + ')');
    }

    private static String octets(Shape shape, CPlace place) {
        return place.member("octets").value() + ", "
                + (shape instanceof Shape.FixedOctets fixed
                        ? Integer.toString(fixed.length())
                        : place.member("length").value());
    }

    private String function(Type type) {
        return "same_" + model.java().className(type);
    }

    private String head(Type type) {
        String constant = "const " + model.typeName(type) + " *";
        return "static bool " + function(type) + '(' + constant + "left, " + constant + "right)";
    }

    /** Writes the functions. */
    void declare(IndentedText out) {
        // what they say tells which other ones they call
        for (int i = 0; i < compared.size(); i++) {
            body(compared.get(i), new IndentedText());
        }
        compared.forEach(type -> out.line(head(type) + ";"));
        for (Type type : List.copyOf(compared)) {
            out.line("").line(head(type)).line("{");
            body(type, out);
            out.line("}");
        }
        if (!compared.isEmpty()) {
            out.line("");
        }
    }

    private void body(Type type, IndentedText out) {
        if (type instanceof SequenceType sequence) {
            sequence(sequence, out);
        } else if (type instanceof ChoiceType choice) {
            choice(choice, out);
        } else {
            list((ListType) type, out);
        }
    }

    /** The condition that two members are the same, which may be pointers. */
    private String members(Type type, CPlace left, CPlace right, String name) {
        CPlace leftMember = model.place(left, type, name);
        CPlace rightMember = model.place(right, type, name);
        String condition = of(type, leftMember, rightMember);
        return model.isPointedTo(type)
                ? '(' + leftMember.text() + " != NULL && " + rightMember.text() + " != NULL && " + condition + ')'
                : condition;
    }

    private void sequence(SequenceType type, IndentedText out) {
        List<String> conditions = new ArrayList<>();
        for (Component component : type.components()) {
            String condition = members(component.type(), LEFT, RIGHT, CNames.member(type, component));
            if (CModel.isOptional(type, component)) {
                String has = CNames.presence(type, component);
                conditions.add(
                        LEFT.member(has).value() + " == " + RIGHT.member(has).value());
                condition = condition.equals(ALWAYS)
                        ? ALWAYS
                        : "(!" + LEFT.member(has).value() + " || " + condition + ')';
            }
            if (!condition.equals(ALWAYS)) {
                conditions.add(condition);
            }
        }
        if (conditions.isEmpty()) {
            out.line("(void) left;").line("(void) right;").line("return true;");
            return;
        }
        String end = conditions.size() == 1 ? ";" : "";
        out.line("return " + conditions.get(0) + end);
        for (int i = 1; i < conditions.size(); i++) {
            out.continuation("&& " + conditions.get(i) + (i == conditions.size() - 1 ? ";" : ""));
        }
    }

    private void choice(ChoiceType type, IndentedText out) {
        out.line("if (left->choice != right->choice) {").line("return false;").line("}");
        out.line("switch (left->choice) {");
        for (Alternative alternative : type.alternatives()) {
            out.line("case " + model.choiceConstant(type, alternative) + ": {")
                    .line("return "
                            + members(
                                    alternative.type(),
                                    LEFT.member("u"),
                                    RIGHT.member("u"),
                                    model.member(type, alternative))
                            + ";")
                    .line("}");
        }
        out.line("default: {").line("return false;").line("}").line("}");
    }

    private void list(ListType type, IndentedText out) {
        if (of(type.element(), LEFT, RIGHT).equals(ALWAYS)) {
            out.line("return left->count == right->count;");
            return;
        }
        out.line("if (left->count != right->count) {").line("return false;").line("}");
        out.line("for (uint32_t i = 0; i < left->count; i++) {");
        if (type.kind() == Kind.SET) {
            sameNumber(type, out);
        } else {
            out.line("if (!" + elements(type, "left->items[i]", "right->items[i]") + ") {")
                    .line("return false;")
                    .line("}");
        }
        out.line("}").line("return true;");
    }

    private String elements(ListType type, String left, String right) {
        return of(type.element(), new CPlace(left, false), new CPlace(right, false));
    }

    /** Each element of the one must be in the other as often. */
    private void sameNumber(ListType type, IndentedText out) {
        out.line("uint32_t more = 0;")
                .line("for (uint32_t j = 0; j < left->count; j++) {")
                .line("more += " + elements(type, "left->items[i]", "left->items[j]") + ";")
                .line("more -= " + elements(type, "left->items[i]", "right->items[j]") + ";")
                .line("}")
                .line("if (more != 0) {")
                .line("return false;")
                .line("}");
    }
}
