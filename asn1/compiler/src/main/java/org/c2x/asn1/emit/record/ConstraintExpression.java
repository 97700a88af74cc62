package org.c2x.asn1.emit.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * Value constraints as Java conditions. Constraints of the components or elements of a value become a method of their
 * own, so that every expression is about one level.
 */
final class ConstraintExpression {

    /** So many values are one expression: javac goes a level deeper for each, and the code of a method has a limit. */
    private static final int MOST_VALUES = 256;

    /** A method that is called already and not written yet. */
    private record Method(String name, Type type, Constraint constraint) {}

    private final JavaModel model;
    private final SourceWriter out;
    private final LeafConditions leaves;
    private final Deque<Method> methods = new ArrayDeque<>();
    private final Set<String> names = new HashSet<>(Set.of("allows"));

    ConstraintExpression(JavaModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
        this.leaves = new LeafConditions(model, out);
    }

    /**
     * The condition that a value fulfils a constraint.
     *
     * @param value an expression that is not null
     * @param name  what a method for it might be called
     */
    String of(Type type, Constraint constraint, String value, String name) {
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return joined(type, anyOf.parts(), value, name, " || ");
        }
        if (constraint instanceof Constraint.AllOf allOf) {
            return joined(type, allOf.parts(), value, name, " && ");
        }
        if (constraint instanceof Constraint.Not not) {
            return "!(" + of(type, not.part(), value, name) + ')';
        }
        if (constraint instanceof Constraint.Elements || constraint instanceof Constraint.Components) {
            return method(type, constraint, name) + '(' + value + ')';
        }
        if (constraint instanceof Constraint.OneOf oneOf && oneOf.values().size() > MOST_VALUES) {
            return groups(List.copyOf(oneOf.values())).stream()
                    .map(some ->
                            method(type, new Constraint.OneOf(new LinkedHashSet<>(some)), name) + '(' + value + ')')
                    .collect(Collectors.joining(" || "));
        }
        return leaves.of(type, constraint, value);
    }

    private static List<List<Value>> groups(List<Value> values) {
        return IntStream.iterate(0, from -> from < values.size(), from -> from + MOST_VALUES)
                .mapToObj(from -> values.subList(from, Math.min(from + MOST_VALUES, values.size())))
                .toList();
    }

    private String joined(Type type, List<Constraint> parts, String value, String name, String operator) {
        return parts.stream()
                .map(part -> of(type, part, value, name))
                .map(part -> part.contains(" ") ? '(' + part + ')' : part)
                .collect(Collectors.joining(operator));
    }

    private String method(Type type, Constraint constraint, String wanted) {
        String name = wanted;
        for (int i = 2; !names.add(name); i++) {
            name = wanted + i;
        }
        methods.add(new Method(name, type, constraint));
        return name;
    }

    /** Writes the methods that the conditions so far call, and those that these call. */
    void writeMethods() {
        while (!methods.isEmpty()) {
            Method method = methods.remove();
            out.line()
                    .line("private static boolean " + method.name() + '(' + model.javaType(method.type(), out)
                            + " value) {");
            if (method.constraint() instanceof Constraint.Elements elements) {
                elements(((ListType) method.type().resolved()).element(), elements.constraint());
            } else if (method.constraint() instanceof Constraint.Components components) {
                components(method.type().resolved(), components);
            } else {
                out.line("return " + leaves.of(method.type(), method.constraint(), "value") + ';');
            }
            out.line("}");
        }
    }

    private void elements(Type element, Constraint constraint) {
        out.line("for (int i = 0; i < value.size(); i++) {")
                .line("if (!(" + of(element, constraint, "value.get(i)", "element") + ")) {")
                .line("return false;")
                .line("}")
                .line("}")
                .line("return true;");
    }

    private void components(Type type, Constraint.Components constraint) {
        if (type instanceof SequenceType sequence) {
            new SequenceConditions(this, model, out).emit(sequence, constraint);
        } else if (type instanceof ChoiceType choice) {
            new ChoiceConditions(this, model, out).emit(choice, constraint);
        }
    }

    /** What a method for a component or alternative is called. */
    static String methodName(String component) {
        return JavaNames.ofMember(component);
    }
}
