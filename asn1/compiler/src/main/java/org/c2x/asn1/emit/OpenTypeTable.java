package org.c2x.asn1.emit;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * The method of a record that looks a type up in the table of an open type (X.682 clause 10).
 *
 * <pre>
 *   Field ::= SEQUENCE { id CLASS.&amp;id ({Set}), value CLASS.&amp;Type ({Set}{&#64;id}) }
 *
 *   public static int indexOfValue(int id) {
 *       return switch (id) {
 *           case 7 -&gt; 0;
 *           case 9 -&gt; 1;
 *           default -&gt; -1;
 *       };
 *   }
 * </pre>
 */
public final class OpenTypeTable {
    /** The index where the components tell no type that is known. */
    public static final int NO_ROW = -1;

    private final JavaModel model;
    private final SequenceType sequence;
    private final Component component;
    private final OpenType type;
    private final List<Component> keys;
    /** What a switch is about, one leaf after the other; empty if that cannot be. */
    private final List<Leaf> leaves;

    /** The table of a component that is an open type. */
    public OpenTypeTable(JavaModel model, SequenceType sequence, Component component) {
        this.model = model;
        this.sequence = sequence;
        this.component = component;
        this.type = (OpenType) component.type().resolved();
        this.keys = type.keys().stream().map(this::key).toList();
        List<Optional<List<Leaf>>> all = keys.stream()
                .map(key -> leaves(sequence, key, MemberNames.of(sequence, key)))
                .toList();
        this.leaves = all.stream().allMatch(Optional::isPresent)
                ? all.stream().flatMap(each -> each.get().stream()).toList()
                : List.of();
    }

    private Component key(String name) {
        return sequence.components().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** True if a component is an open type with a table. */
    public static boolean isFor(Component component) {
        return component.type().resolved() instanceof OpenType;
    }

    private String method() {
        return "indexOf" + JavaNames.capitalize(MemberNames.of(sequence, component));
    }

    /** The call of the method from within the record. */
    public String call() {
        return call(key -> MemberNames.of(sequence, key));
    }

    private String call(Function<Component, String> variable) {
        return method() + keys.stream().map(variable).collect(Collectors.joining(", ", "(", ")"));
    }

    /** The call of the method from another class. */
    public String call(Function<Component, String> variable, SourceWriter out) {
        return model.modelClass(sequence, out) + '.' + call(variable);
    }

    /** What the components are, within a Java string that is open before it and closed after it. */
    public String told() {
        return keys.stream()
                .map(key -> key.name() + " \" + " + MemberNames.of(sequence, key))
                .collect(Collectors.joining(" + \", "));
    }

    /** Emits the method. */
    public void emit(SourceWriter out) {
        String parameters = keys.stream()
                .map(key -> (JavaModel.isNullable(sequence, key)
                                ? model.boxedType(key.type(), out)
                                : model.javaType(key.type(), out))
                        + ' '
                        + MemberNames.of(sequence, key))
                .collect(Collectors.joining(", "));
        out.line()
                .javadoc("The index of the type of {@code " + component.name() + "} that "
                        + keys.stream().map(Component::name).collect(Collectors.joining(", ", "{@code ", "}"))
                        + " tells, " + NO_ROW + " if it is none known.")
                .line("public static int " + method() + '(' + parameters + ") {");
        if (isSwitch()) {
            emitSwitch(out);
        } else {
            emitMap(out);
        }
        out.line("}");
    }

    private boolean isSwitch() {
        return !leaves.isEmpty();
    }

    /** What a component consists of that a switch can be about; empty if it is something else. */
    private Optional<List<Leaf>> leaves(SequenceType around, Component key, String accessor) {
        Type resolved = key.type().resolved();
        if (JavaModel.isNullable(around, key)) {
            return Optional.empty();
        }
        if (resolved instanceof EnumeratedType
                || resolved instanceof IntegerType integer && JavaModel.whole(integer) == Whole.INT) {
            return Optional.of(List.of(new Leaf(resolved, accessor)));
        }
        if (!(resolved instanceof SequenceType inner)) {
            return Optional.empty();
        }
        List<Leaf> all = new ArrayList<>();
        for (Component each : inner.components()) {
            Optional<List<Leaf>> own = each.isMandatory()
                    ? leaves(inner, each, accessor + '.' + MemberNames.of(inner, each) + "()")
                    : Optional.empty();
            if (own.isEmpty()) {
                return own;
            }
            all.addAll(own.get());
        }
        return Optional.of(all);
    }

    private static Stream<Value> leaves(Value value) {
        return value instanceof SequenceValue sequence
                ? sequence.type().components().stream()
                        .map(component -> sequence.get(component.name()))
                        .flatMap(OpenTypeTable::leaves)
                : Stream.of(value);
    }

    private void emitSwitch(SourceWriter out) {
        List<Row> rows = new ArrayList<>();
        for (OpenType.Row row : type.rows()) {
            List<Value> values =
                    row.identifiers().stream().flatMap(OpenTypeTable::leaves).toList();
            rows.add(new Row(values, rows.size()));
        }
        emitSwitch("return ", rows, 0, out);
    }

    private void emitSwitch(String before, List<Row> rows, int level, SourceWriter out) {
        Map<String, List<Row>> cases = new LinkedHashMap<>();
        rows.forEach(row -> cases.computeIfAbsent(
                        leaves.get(level).label(row.values().get(level)), label -> new ArrayList<>())
                .add(row));
        out.line(before + "switch (" + leaves.get(level).accessor() + ") {");
        cases.forEach((label, those) -> {
            if (those.size() > 1) {
                emitSwitch("case " + label + " -> ", those, level + 1, out);
            } else {
                out.line("case " + label + " -> " + told(those.get(0), level + 1, out) + ";");
            }
        });
        out.line("default -> " + NO_ROW + ";").line("};");
    }

    /** The expression for the index of a row, if the components that have not been asked for are its own. */
    private String told(Row row, int level, SourceWriter out) {
        String rest = IntStream.range(level, leaves.size())
                .mapToObj(i -> leaves.get(i).accessor() + " == "
                        + new JavaValues(model)
                                .expression(leaves.get(i).type(), row.values().get(i), out))
                .collect(Collectors.joining(" && "));
        return rest.isEmpty() ? "" + row.index() : rest + " ? " + row.index() + " : " + NO_ROW;
    }

    /** One key is looked up as it is; of several a list is made, which may hold null for one that is absent. */
    private boolean isList() {
        return keys.size() > 1 || JavaModel.isNullable(sequence, keys.get(0));
    }

    private void emitMap(SourceWriter out) {
        String arguments =
                keys.stream().map(key -> MemberNames.of(sequence, key)).collect(Collectors.joining(", "));
        String key = isList() ? out.use("java.util.Arrays") + ".asList(" + arguments + ')' : arguments;
        out.line("return " + table() + ".getOrDefault(" + key + ", " + NO_ROW + ");");
    }

    private String table() {
        return JavaNames.ofConstant(component.name()) + "_TABLE";
    }

    /** Emits the table where it is a constant. */
    public void emitConstant(SourceWriter out) {
        if (isSwitch()) {
            return;
        }
        String map = out.use("java.util.Map");
        String list = isList() ? out.use("java.util.List") : "";
        String keyType = isList() ? list + "<?>" : model.boxedType(keys.get(0).type(), out);
        out.line()
                .line("private static final " + map + '<' + keyType + ", Integer> " + table() + " = " + map
                        + ".ofEntries(");
        for (int i = 0; i < type.rows().size(); i++) {
            String identifiers = identifiers(type.rows().get(i).identifiers(), out);
            String key = isList() ? list + ".of(" + identifiers + ')' : identifiers;
            out.continuation(
                    map + ".entry(" + key + ", " + i + ')' + (i < type.rows().size() - 1 ? "," : ");"));
        }
    }

    private String identifiers(List<Value> values, SourceWriter out) {
        JavaValues java = new JavaValues(model);
        return IntStream.range(0, values.size())
                .mapToObj(i -> java.expression(keys.get(i).type(), values.get(i), out))
                .collect(Collectors.joining(", "));
    }

    /**
     * What a switch is about.
     *
     * @param type     INTEGER of 32 bits at most, or ENUMERATED
     * @param accessor the expression for its value
     */
    private record Leaf(Type type, String accessor) {
        String label(Value value) {
            return value instanceof EnumeratedValue enumerated
                    ? requireNonNull(EnumConstants.of((EnumeratedType) type).get(enumerated.name()))
                    : value.toString();
        }
    }

    /** A row of the table with the values of all leaves. */
    private record Row(List<Value> values, int index) {}
}
