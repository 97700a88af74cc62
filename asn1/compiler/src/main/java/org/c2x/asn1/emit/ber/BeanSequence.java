package org.c2x.asn1.emit.ber;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/** The two methods for a SEQUENCE or SET. */
final class BeanSequence {
    private final BerModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final String record;
    private final BeanMethods methods;

    BeanSequence(BerModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.record = model.java().modelClass(type, out);
        this.methods = new BeanMethods(model, type, record, out);
    }

    void emit() {
        List<Component> components = type.components();
        if (!components.isEmpty()) {
            out.line("private static final String[] COMPONENTS = {")
                    .continuation(components.stream()
                            .map(component -> JavaValues.quote(component.name()))
                            .collect(Collectors.joining(", ")))
                    .line("};");
        }
        fill();
        read();
    }

    private void fill() {
        List<Component> components = type.components();
        boolean refusing = components.stream().anyMatch(component -> JavaModel.hasCompanion(component.type()));
        methods.beginFill();
        if (refusing) {
            out.line("int at = 0;").line("try {");
        }
        for (int i = 0; i < components.size(); i++) {
            fill(components.get(i), i);
        }
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(COMPONENTS[at]);")
                    .line("}");
        }
        out.line("return bean;").line("}");
    }

    private void fill(Component component, int index) {
        String accessor = "value." + MemberNames.of(type, component) + "()";
        if (JavaModel.hasCompanion(component.type()) && index > 0) {
            out.line("at = " + index + ';');
        }
        boolean conditional = JavaModel.isNullable(type, component)
                || component.defaultValue().isPresent();
        if (JavaModel.isNullable(type, component)) {
            out.line("if (" + accessor + " != null) {");
        } else if (conditional) {
            out.line("if (" + Conditions.different(component.type(), accessor, defaultOf(component)) + ") {");
        }
        out.line("bean." + BeanNames.setter(component.name()) + '('
                + model.toBean(component.type(), type, accessor, out) + ");");
        if (conditional) {
            out.line("}");
        }
    }

    private String defaultOf(Component component) {
        return record + '.' + MemberNames.ofDefault(type, component);
    }

    private void read() {
        List<Component> components = type.components();
        methods.beginRead();
        additions();
        if (!components.isEmpty()) {
            out.line("int at = 0;").line("try {");
        }
        for (int i = 0; i < components.size(); i++) {
            if (i > 0) {
                out.line("at = " + i + ';');
            }
            out.line(local(components.get(i)) + " = " + read(components.get(i)) + ';');
        }
        out.line("return new " + record
                + components.stream().map(this::name).collect(Collectors.joining(", ", "(", ");")));
        if (!components.isEmpty()) {
            out.line("} catch (" + out.runtime("DecodeException") + " e) {")
                    .line("throw e.within(COMPONENTS[at]);")
                    .line("} catch (IllegalArgumentException e) {")
                    .line("throw " + BerModel.leaves(out) + ".refused(e);")
                    .line("}");
        }
        out.line("}");
    }

    private String local(Component component) {
        boolean nullable = JavaModel.isNullable(type, component);
        return (nullable
                        ? model.java().boxedType(component.type(), out)
                        : model.java().javaType(component.type(), out))
                + ' '
                + name(component);
    }

    /** No name of the method itself ends so. */
    private String name(Component component) {
        return MemberNames.of(type, component) + "Value";
    }

    private String read(Component component) {
        String getter = "bean." + BeanNames.getter(component.name()) + "()";
        String mapped = model.fromBean(component.type(), getter, out);
        boolean hasDefault = component.defaultValue().isPresent();
        if (!hasDefault && !JavaModel.isNullable(type, component)) {
            return mapped;
        }
        return getter + " == null ? " + (hasDefault ? defaultOf(component) : "null") + " : " + mapped;
    }

    /** asn1bean keeps what follows the components it knows; of a SET it refuses that itself. */
    private void additions() {
        if (type.kind() == SequenceType.Kind.SET) {
            return;
        }
        String octets = "bean.getExtensionBytes()";
        out.line("if (" + octets + " != null) {");
        if (type.extensible()) {
            String tags = type.components().stream()
                    .flatMap(component -> tags(component.type(), component.tag()))
                    .map(BeanSequence::number)
                    .distinct()
                    .collect(Collectors.joining(", "));
            out.line(BerModel.leaves(out) + ".checkAdditions(" + octets + (tags.isEmpty() ? "" : ", " + tags) + ");");
        } else {
            out.line("throw " + BerModel.leaves(out) + ".noAdditions();");
        }
        out.line("}");
    }

    /** The tags by which a component is known: an untagged CHOICE has those of its alternatives. */
    private static Stream<Tag> tags(Type use, Tag tag) {
        if (!(use.resolved() instanceof ChoiceType choice)
                || choice.alternatives().stream()
                        .noneMatch(alternative -> alternative.tag().equals(tag))) {
            return Stream.of(tag);
        }
        return choice.alternatives().stream().flatMap(each -> tags(each.type(), each.tag()));
    }

    /** A tag as the number that {@code Leaves.checkAdditions} compares: class, then number. */
    private static String number(Tag tag) {
        return "0x" + Integer.toHexString(tag.tagClass().ordinal() << 30 | tag.number());
    }
}
