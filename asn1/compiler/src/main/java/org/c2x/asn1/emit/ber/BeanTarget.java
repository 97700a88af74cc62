package org.c2x.asn1.emit.ber;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/** asn1bean's objects. */
final class BeanTarget extends Target {
    private final BeanClasses beans;

    BeanTarget(MappingClasses classes, BeanClasses beans, Type type, SourceWriter out) {
        super(classes, type, out);
        this.beans = beans;
    }

    @Override
    protected String library() {
        return "objects of asn1bean";
    }

    @Override
    protected void constants() {
        if (type instanceof EnumeratedType) {
            return;
        }
        String bean = beans.of(type);
        mapping(bean, "value -> fill(new " + bean + "(), value)", classes.className(type) + "::read");
        out.javadoc("Makes an object to decode into.")
                .line("public static final " + out.use("java.util.function.Supplier") + '<' + bean + "> NEW = " + bean
                        + "::new;")
                .line();
    }

    private String conversions() {
        return out.use("org.c2x.codec.ber.Leaves");
    }

    @Override
    protected Method to() {
        return new Method(
                "Gives a new object the components of a value.\n@throws " + out.runtime(EncodeException.class)
                        + " if it holds what has no place in BER",
                "<B extends " + beans.of(type) + "> B",
                "fill",
                "B bean, " + java.javaType(type, out) + " value",
                "bean, value",
                "checkValue");
    }

    @Override
    protected Method from() {
        return new Method(
                "The value of an object.\n@throws " + out.runtime(DecodeException.class)
                        + " if it is no value of the type",
                java.javaType(type, out),
                "read",
                beans.of(type) + " bean",
                "bean",
                "");
    }

    @Override
    protected LeafVisitor<Leaf> leaves() {
        throw new AssertionError("an object's class depends on the place where a type is used");
    }

    /** The class at a place where a type is used; qualified, for it often has the name of the record. */
    private String bean(Type use) {
        String name = beans.at(use);
        return name.startsWith(classes.packageName()) ? name : out.use(name);
    }

    @Override
    protected String toLibrary(Type use, String value) {
        Type part = use.resolved();
        String create = "new " + bean(use);
        if (part instanceof EnumeratedType) {
            return create + '(' + classes.mapper(part, out) + ".number(" + value + "))";
        }
        return JavaModel.hasCompanion(part)
                ? call(part, to(), create + "(), " + value)
                : create + '(' + part.accept(BeanLeaf.OF).arguments().apply(value, conversions()) + ')';
    }

    @Override
    protected String fromLibrary(Type use, String bean) {
        Type part = use.resolved();
        if (part instanceof EnumeratedType) {
            return call(part, from(), bean);
        }
        if (JavaModel.hasCompanion(part)) {
            return call(part, from(), conversions() + ".present(" + bean + ')');
        }
        BeanLeaf leaf = part.accept(BeanLeaf.OF);
        return conversions() + '.' + leaf.conversion() + '(' + bean + leaf.bounds() + ')';
    }

    @Override
    protected void put(Member member) {
        out.line(set(member.name(), member.type(), member.accessor()));
    }

    private String set(String name, Type part, String value) {
        return "bean." + BeanNames.setter(name) + '(' + toLibrary(part, value) + ");";
    }

    private static String getter(String name) {
        return "bean." + BeanNames.getter(name) + "()";
    }

    @Override
    protected void close(SequenceType sequence) {
        out.line("return bean;");
    }

    /** asn1bean keeps what follows the components it knows; of a SET it refuses that itself. */
    @Override
    protected void openRead(SequenceType sequence) {
        if (sequence.kind() == SequenceType.Kind.SET) {
            return;
        }
        String octets = "bean.getExtensionBytes()";
        out.line("if (" + octets + " != null) {");
        if (sequence.extensible()) {
            String tags = sequence.components().stream()
                    .flatMap(component -> tags(component.type(), component.tag()))
                    .map(BeanTarget::number)
                    .distinct()
                    .collect(Collectors.joining(", "));
            out.line(conversions() + ".checkAdditions(" + octets + (tags.isEmpty() ? "" : ", " + tags) + ");");
        } else {
            out.line("throw " + conversions() + ".noAdditions();");
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

    @Override
    protected String isPresent(Member member) {
        return getter(member.name()) + " != null";
    }

    @Override
    protected String get(Member member) {
        return fromLibrary(member.type(), getter(member.name()));
    }

    @Override
    protected String refused() {
        return conversions() + ".refused(e)";
    }

    @Override
    protected void choose(ChoiceType choice, int index, String value) {
        Alternative alternative = choice.alternatives().get(index);
        out.line(set(alternative.name(), alternative.type(), value)).line("return bean;");
    }

    @Override
    protected String unknownAlternative(ChoiceType choice) {
        return "throw new " + out.runtime(EncodeException.class)
                + "(\"\", \"an alternative of a later version has no tag that is known\");";
    }

    @Override
    protected void read(ChoiceType choice) {
        out.line(java.modelClass(choice, out) + " value = null;");
        reading("\"\"", ".within(at)", () -> {
            for (Alternative alternative : choice.alternatives()) {
                String getter = getter(alternative.name());
                boolean isNull = alternative.type().resolved() instanceof NullType;
                out.line("if (" + getter + " != null) {").line("at = " + JavaValues.quote(alternative.name()) + ';');
                if (alternative != choice.alternatives().get(0)) {
                    out.line(conversions() + ".checkFirst(value);");
                }
                out.line("value = new " + alternativeClass(choice, alternative) + '('
                                + (isNull ? "" : fromLibrary(alternative.type(), getter)) + ");")
                        .line("}");
            }
        });
        out.line("return " + conversions() + ".present(value);");
    }

    private String beginList(ListType list) {
        String bean = bean(list.element());
        out.line(out.use("java.util.List") + '<' + bean + "> beans = bean.get"
                + bean.substring(bean.lastIndexOf('.') + 1) + "();");
        return bean;
    }

    @Override
    protected void make(ListType list) {
        beginList(list);
        new ListLoops(java, list, out)
                .make(
                        mayRefuse(list.element()),
                        () -> out.line("beans.add(" + toLibrary(list.element(), "value.get(i)") + ");"));
        out.line("return bean;");
    }

    @Override
    protected void read(ListType list) {
        beginList(list);
        String size = BeanLeaf.size(list.size());
        if (!size.isEmpty()) {
            out.line(conversions() + ".checkSize(beans.size()" + size + ");");
        }
        new ListLoops(java, list, out).read("beans.size()", fromLibrary(list.element(), "beans.get(i)"), element -> {});
    }

    @Override
    protected void enumerated(EnumeratedType enumerated) {
        String constant = java.modelClass(enumerated, out);
        List<String> constants = new ArrayList<>(EnumConstants.of(enumerated).values());
        List<String> numbers = Stream.concat(enumerated.root().stream(), enumerated.additions().stream())
                .map(NamedNumber::number)
                .map(String::valueOf)
                .toList();
        boolean extensible = enumerated.extensible();
        String unknown = constant + '.' + EnumConstants.UNKNOWN;
        out.line()
                .javadoc("The number of an enumeral."
                        + (extensible ? "\n@throws " + out.runtime(EncodeException.class) + " of an unknown one" : ""))
                .line("public static long number(" + constant + " value) {");
        returnSwitch(
                "value",
                constants,
                numbers.stream().map(number -> number + 'L').toList(),
                extensible
                        ? "case " + EnumConstants.UNKNOWN + " -> throw new " + out.runtime(EncodeException.class)
                                + "(\"\", \"an enumeral of a later version cannot be encoded\")"
                        : "");
        out.line("}")
                .line()
                .javadoc("The enumeral of an object.\n@throws " + out.runtime(DecodeException.class)
                        + (extensible ? " if it is missing" : " if there is none of its number"))
                .line("public static " + constant + " read(" + out.use("com.beanit.asn1bean.ber.types.BerEnum")
                        + " bean) {");
        returnSwitch(
                conversions() + ".toNumber(bean)",
                numbers,
                constants.stream().map(each -> constant + '.' + each).toList(),
                "default -> " + (extensible ? unknown : "throw " + conversions() + ".noEnumeral(bean)"));
        out.line("}");
    }
}
