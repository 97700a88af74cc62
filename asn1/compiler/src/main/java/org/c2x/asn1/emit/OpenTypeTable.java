package org.c2x.asn1.emit;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
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

    /** The table of a component that is an open type. */
    public OpenTypeTable(JavaModel model, SequenceType sequence, Component component) {
        this.model = model;
        this.sequence = sequence;
        this.component = component;
        this.type = (OpenType) component.type().resolved();
        this.keys = type.keys().stream().map(this::key).toList();
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

    /** What the components are, within a Java string that is open in front of it and closed behind it. */
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
        return keys.size() == 1
                && !JavaModel.isNullable(sequence, keys.get(0))
                && keys.get(0).type().resolved() instanceof IntegerType integer
                && JavaModel.whole(integer) == Whole.INT;
    }

    private void emitSwitch(SourceWriter out) {
        out.line("return switch (" + MemberNames.of(sequence, keys.get(0)) + ") {");
        for (int i = 0; i < type.rows().size(); i++) {
            out.line("case " + type.rows().get(i).identifiers().get(0) + " -> " + i + ";");
        }
        out.line("default -> " + NO_ROW + ";").line("};");
    }

    /** Keys are lists, which may hold null for a component that is absent. */
    private void emitMap(SourceWriter out) {
        String arguments =
                keys.stream().map(key -> MemberNames.of(sequence, key)).collect(Collectors.joining(", "));
        out.line("return " + table() + ".getOrDefault(" + out.use("java.util.Arrays") + ".asList(" + arguments + "), "
                + NO_ROW + ");");
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
        String list = out.use("java.util.List");
        out.line()
                .line("private static final " + map + '<' + list + "<?>, Integer> " + table() + " = " + map
                        + ".ofEntries(");
        for (int i = 0; i < type.rows().size(); i++) {
            String identifiers = identifiers(type.rows().get(i).identifiers(), out);
            out.continuation(map + ".entry(" + list + ".of(" + identifiers + "), " + i + ')'
                    + (i < type.rows().size() - 1 ? "," : ");"));
        }
    }

    private String identifiers(List<Value> values, SourceWriter out) {
        JavaValues java = new JavaValues(model);
        return IntStream.range(0, values.size())
                .mapToObj(i -> java.expression(keys.get(i).type(), values.get(i), out))
                .collect(Collectors.joining(", "));
    }
}
