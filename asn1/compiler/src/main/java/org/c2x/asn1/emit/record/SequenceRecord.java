package org.c2x.asn1.emit.record;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.OpenTypeTable;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.coding.Check;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The record of a SEQUENCE or SET: components, checks, constants and, where it helps, a builder. */
final class SequenceRecord {
    private final JavaModel model;
    private final Declaration declaration;
    private final SequenceType type;
    private final SourceWriter out;

    SequenceRecord(JavaModel model, Declaration declaration, SequenceType type, SourceWriter out) {
        this.model = model;
        this.declaration = declaration;
        this.type = type;
        this.out = out;
    }

    void emit() {
        out.javadoc(comment());
        List<Component> components = type.components();
        if (components.isEmpty()) {
            out.line("public record " + declaration.simpleName() + "() {");
        } else {
            out.line("public record " + declaration.simpleName() + '(');
            for (int i = 0; i < components.size(); i++) {
                out.continuation(parameter(components.get(i)) + (i < components.size() - 1 ? "," : ") {"));
            }
        }
        constants();
        loadNullable();
        if (!components.isEmpty()) {
            tables().forEach(table -> table.emitConstant(out));
            constructor();
            tables().forEach(table -> table.emit(out));
            new RecordBuilder(model, declaration.simpleName(), type, out).emit();
        }
        out.declareConstants().line("}");
    }

    private List<OpenTypeTable> tables() {
        return type.components().stream()
                .filter(OpenTypeTable::isFor)
                .map(component -> new OpenTypeTable(model, type, component))
                .toList();
    }

    private List<String> comment() {
        List<String> paragraphs = new ArrayList<>(ClassComment.of(declaration));
        boolean documented = type.components().stream()
                .anyMatch(component -> !describe(component).isBlank());
        if (documented) {
            paragraphs.add("");
            for (Component component : type.components()) {
                paragraphs.add("@param " + MemberNames.of(type, component) + ' ' + describe(component));
            }
        }
        return paragraphs;
    }

    private static String describe(Component component) {
        String text = Javadoc.escape(component.comment().strip().replace('\n', ' '));
        String presence = switch (component.presence()) {
            case MANDATORY -> "";
            case OPTIONAL -> "null if absent";
            case DEFAULT ->
                "default "
                        + Javadoc.escape(component.defaultValue().orElseThrow().toString());
        };
        return text + (text.isEmpty() || presence.isEmpty() ? "" : "; ") + presence;
    }

    private String parameter(Component component) {
        return declaredType(model, type, component, out) + ' ' + MemberNames.of(type, component);
    }

    /** The declared type of a record component; one that may be absent is nullable. */
    static String declaredType(JavaModel model, SequenceType type, Component component, SourceWriter out) {
        if (JavaModel.isNullable(type, component)) {
            return model.nullableType(component.type(), out);
        }
        return model.javaType(component.type(), out);
    }

    private void constants() {
        for (Component component : type.components()) {
            component
                    .defaultValue()
                    .ifPresent(value -> out.line()
                            .javadoc("Default of {@code " + component.name() + "}.")
                            .line("public static final " + model.javaType(component.type(), out) + ' '
                                    + MemberNames.ofDefault(type, component) + " = "
                                    + new JavaValues(model).expression(component.type(), value, out) + ";"));
        }
    }

    /** A message without a component does not load the component's class; all its readers then call the accessor. */
    private void loadNullable() {
        List<String> classes = type.components().stream()
                .filter(component -> JavaModel.isNullable(type, component))
                .map(component -> model.boxedType(component.type(), out).replaceFirst("<.*", "") + ".class")
                .distinct()
                .toList();
        if (!classes.isEmpty()) {
            out.line()
                    .line("static {")
                    .line("// the JIT inlines an accessor only if the class that it returns is loaded");
            out.line(out.runtime(Check.class) + ".loaded(" + String.join(", ", classes) + ");")
                    .line("}");
        }
    }

    private void constructor() {
        out.line()
                .javadoc("Checks all constraints.\n@throws IllegalArgumentException if a component is outside them"
                        + "\n@throws NullPointerException if a mandatory component is null")
                .line("public " + declaration.simpleName() + " {");
        ComponentCheck check = new ComponentCheck(model, out);
        for (Component component : type.components()) {
            String name = MemberNames.of(type, component);
            if (component.defaultValue().isPresent()) {
                check.emitDefaulted(name, component.type(), MemberNames.ofDefault(type, component));
            } else if (JavaModel.isNullable(type, component)) {
                check.emitNullable(name, component.type());
            } else {
                check.emit(name, component.type());
            }
        }
        type.components().stream().filter(OpenTypeTable::isFor).forEach(this::checkTold);
        out.line("}");
    }

    /** The type of an open type is that which other components tell. */
    private void checkTold(Component component) {
        OpenTypeTable table = new OpenTypeTable(model, type, component);
        String name = MemberNames.of(type, component);
        String present = JavaModel.isNullable(type, component) ? name + " != null && " : "";
        out.line("if (" + present + name + ".index() != " + table.call() + ") {")
                .line("throw new IllegalArgumentException(\"" + name + ": expected the type that " + table.told()
                        + " + \" tells\");")
                .line("}");
    }
}
