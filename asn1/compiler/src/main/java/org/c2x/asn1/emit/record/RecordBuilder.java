package org.c2x.asn1.emit.record;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.coding.Check;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.IntegerValue;

/**
 * The builder of a record with many or optional components. A component for which the module names a value
 * {@code unavailable} starts with that, one with a DEFAULT with the default.
 */
final class RecordBuilder {
    private static final String UNAVAILABLE = "unavailable";
    /** Up to so many mandatory components a constructor call is as clear as a builder. */
    private static final int FEW = 3;

    private final JavaModel model;
    private final String className;
    private final SequenceType type;
    private final SourceWriter out;

    RecordBuilder(JavaModel model, String className, SequenceType type, SourceWriter out) {
        this.model = model;
        this.className = className;
        this.type = type;
        this.out = out;
    }

    void emit() {
        List<Component> components = type.components();
        if (components.size() <= FEW && components.stream().allMatch(Component::isMandatory)) {
            return;
        }
        out.line()
                .javadoc("A builder; what the module calls unavailable is the start value of such components.")
                .line("public static Builder builder() {")
                .line("return new Builder();")
                .line("}")
                .line()
                .javadoc("Gathers the components of a {@link " + className + "}.")
                .line("public static final class Builder {");
        components.forEach(this::field);
        out.line().line("private Builder() {}");
        components.forEach(this::setter);
        build();
        out.line("}");
    }

    private void field(Component component) {
        String start = start(component).map(expression -> " = " + expression).orElse("");
        out.line("private " + model.nullableType(component.type(), out) + ' ' + MemberNames.of(type, component) + start
                + ";");
    }

    private Optional<String> start(Component component) {
        if (component.defaultValue().isPresent()) {
            return Optional.of(MemberNames.ofDefault(type, component));
        }
        return JavaModel.isNullable(type, component)
                ? Optional.empty()
                : unavailable(component.type(), new HashSet<>());
    }

    private Optional<String> unavailable(Type of, Set<Type> outer) {
        Type resolved = of.resolved();
        if (resolved instanceof IntegerType integer) {
            return integer.namedNumbers().stream()
                    .filter(named ->
                            named.name().equals(UNAVAILABLE) && integer.root().contains(named.number()))
                    .findFirst()
                    .map(NamedNumber::number)
                    .map(number -> new JavaValues(model).expression(integer, IntegerValue.of(number), out));
        }
        if (resolved instanceof EnumeratedType enumerated) {
            boolean named = enumerated.root().stream()
                    .anyMatch(enumeral -> enumeral.name().equals(UNAVAILABLE));
            String constant = EnumConstants.of(enumerated).get(UNAVAILABLE);
            return named ? Optional.of(model.modelClass(enumerated, out) + '.' + constant) : Optional.empty();
        }
        if (resolved instanceof SequenceType sequence && outer.add(sequence)) {
            return unavailableSequence(sequence, outer);
        }
        return Optional.empty();
    }

    private Optional<String> unavailableSequence(SequenceType sequence, Set<Type> outer) {
        List<Component> components = sequence.components();
        List<Optional<String>> parts = components.stream()
                .map(component ->
                        component.isMandatory() ? unavailable(component.type(), outer) : Optional.<String>empty())
                .toList();
        if (components.isEmpty() || parts.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of("new " + model.modelClass(sequence, out)
                + parts.stream().map(Optional::orElseThrow).collect(Collectors.joining(", ", "(", ")")));
    }

    private void setter(Component component) {
        String name = MemberNames.of(type, component);
        boolean nullable = JavaModel.isNullable(type, component);
        String declared = SequenceRecord.declaredType(model, type, component, out);
        out.line()
                .javadoc("Sets {@code " + component.name() + "}" + (nullable ? "; null leaves it out." : "."))
                .line("public Builder " + name + '(' + declared + " value) {")
                .line("this." + name + " = value;")
                .line("return this;")
                .line("}");
    }

    private void build() {
        out.line()
                .javadoc("The record.\n@throws IllegalArgumentException if a component is outside its constraint"
                        + "\n@throws NullPointerException if a mandatory component was not set")
                .line("public " + className + " build() {");
        for (Component component : type.components()) {
            boolean mayBeUnset =
                    !JavaModel.isNullable(type, component) && start(component).isEmpty();
            if (mayBeUnset && JavaModel.isPrimitive(component.type())) {
                String name = MemberNames.of(type, component);
                out.line(out.runtime(Check.class) + ".present(\"" + name + "\", " + name + ");");
            }
        }
        out.line("return new " + className + arguments().collect(Collectors.joining(", ", "(", ")")) + ";");
        out.line("}");
    }

    private Stream<String> arguments() {
        return type.components().stream().map(component -> MemberNames.of(type, component));
    }
}
