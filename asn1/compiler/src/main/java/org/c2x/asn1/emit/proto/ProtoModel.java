package org.c2x.asn1.emit.proto;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.proto.ProtoField.Label;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** Which message, field or enum stands for what of a schema, in one variant of the mapping. */
final class ProtoModel {
    /** The message for a BIT STRING of variable length; no class of a model has this name. */
    static final String BIT_STRING = "BitString";

    /** The name of the fields of wrapper messages. */
    private static final String ELEMENT = "element";

    private static final int RESERVED_FROM = 19_000;
    private static final int RESERVED_COUNT = 1_000;

    private final JavaModel java;
    private final String packageName;
    private final Variant variant;
    /** Lists that are held in a message of their own, somewhere at least. */
    private final Set<Type> wrapped = Collections.newSetFromMap(new IdentityHashMap<>());
    /** All enum values of the file share one scope. */
    private final Map<Type, List<String>> valueNames = new IdentityHashMap<>();

    /**
     * @param packageName package of the messages, in protobuf and in Java
     */
    ProtoModel(JavaModel java, String packageName, Variant variant) {
        this.java = java;
        this.packageName = packageName;
        this.variant = variant;
        for (Module module : java.schema().modules()) {
            for (TypeDefinition definition : module.types()) {
                if (definition.type().resolved() instanceof ListType list) {
                    wrapped.add(list);
                }
            }
        }
        ProtoNames values = ProtoNames.ofValues();
        for (Declaration declaration : java.declarations()) {
            addWrapped(declaration.type());
            if (declaration.type() instanceof EnumeratedType type) {
                List<String> names = new ArrayList<>();
                enumerals(type).forEach(each -> names.add(values.value(messageName(type), each.name())));
                valueNames.put(type, names);
            }
        }
    }

    private void addWrapped(Type type) {
        if (type instanceof SequenceType sequence) {
            sequence.components().stream()
                    .filter(component -> component.type().resolved() instanceof ListType)
                    .filter(component -> !isRepeated(sequence, component))
                    .forEach(component -> wrapped.add(component.type().resolved()));
        } else if (type instanceof ChoiceType || type instanceof ListType) {
            Recursion.parts(type).stream()
                    .filter(part -> part instanceof ListType)
                    .forEach(wrapped::add);
        }
    }

    JavaModel java() {
        return java;
    }

    String packageName() {
        return packageName;
    }

    Variant variant() {
        return variant;
    }

    /** The Java class around all message classes. */
    String outerClass() {
        return java.companion("Messages", "");
    }

    /** The Java class of a message or enum, imported into the file. */
    String message(String name, SourceWriter out) {
        return out.use(packageName + '.' + outerClass()) + '.' + name;
    }

    /** True if there is a message or enum for a declaration. */
    boolean isHeld(Declaration declaration) {
        return JavaModel.isClass(declaration.type()) || wrapped.contains(declaration.type());
    }

    /** The message or enum for a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    String messageName(Type type) {
        String name = java.plainName(type);
        // protoc makes an interface of this name for a message Foo
        return name.endsWith("OrBuilder") ? java.companion(name, "Message") : name;
    }

    /** True if a BIT STRING has one length only. */
    static boolean isFixed(BitStringType bits) {
        return bits.size().isFixed();
    }

    /** True for a BIT STRING that takes a message, because its octets do not say how many bits they are. */
    boolean isBitStringMessage(Type type) {
        return variant == Variant.STANDARD && type.resolved() instanceof BitStringType bits && !isFixed(bits);
    }

    /** What holds one value of a type. */
    private String held(Type type) {
        if (JavaModel.hasCompanion(type)) {
            return messageName(type);
        }
        return isBitStringMessage(type) ? BIT_STRING : Scalar.of(type, variant).keyword();
    }

    /** The fields of a SEQUENCE or SET, in the order of its components. */
    List<ProtoField> fields(SequenceType type) {
        List<Component> components = type.components();
        List<String> names =
                ProtoNames.fields(components.stream().map(Component::name).toList());
        List<ProtoField> fields = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Component component = components.get(i);
            boolean optional = component.presence() == Presence.DEFAULT || JavaModel.isNullable(type, component);
            Label label = isRepeated(type, component) ? Label.REPEATED : optional ? Label.OPTIONAL : Label.REQUIRED;
            fields.add(field(component.name(), component.type(), names.get(i), i, label, component.comment()));
        }
        return fields;
    }

    /** The fields of a CHOICE, in the order of its alternatives; in the tuned variant they form a oneof. */
    List<ProtoField> fields(ChoiceType type) {
        List<Alternative> alternatives = type.alternatives();
        List<String> names =
                ProtoNames.fields(alternatives.stream().map(Alternative::name).toList());
        List<ProtoField> fields = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Alternative chosen = alternatives.get(i);
            fields.add(field(chosen.name(), chosen.type(), names.get(i), i, Label.OPTIONAL, chosen.comment()));
        }
        return fields;
    }

    /** The field of a list's own message. */
    ProtoField elements(ListType type) {
        return field(ELEMENT, type, ELEMENT, 0, Label.REPEATED, "");
    }

    /** A name for the oneof of a CHOICE. */
    static String oneof(ChoiceType type) {
        ProtoNames names = ProtoNames.ofFields();
        type.alternatives().forEach(alternative -> names.field(alternative.name()));
        return names.field("choice");
    }

    private ProtoField field(String asn1Name, Type type, String name, int index, Label label, String comment) {
        int number = index + 1 < RESERVED_FROM ? index + 1 : index + 1 + RESERVED_COUNT;
        boolean repeated = label == Label.REPEATED;
        Type value = repeated ? ((ListType) type.resolved()).element() : type;
        boolean packed = repeated && variant == Variant.TUNED && isPackable(value);
        return new ProtoField(asn1Name, type, name, number, label, held(value), packed, comment);
    }

    private boolean isPackable(Type element) {
        return element.resolved() instanceof EnumeratedType
                || !JavaModel.hasCompanion(element)
                        && Scalar.of(element, variant).isPackable();
    }

    /** True if the elements of a component are in the message itself: where there are none, it must not be absent. */
    private boolean isRepeated(SequenceType type, Component component) {
        if (!(component.type().resolved() instanceof ListType list)) {
            return false;
        }
        boolean always = component.isMandatory() && !JavaModel.isNullable(type, component);
        return always || variant == Variant.TUNED && !list.size().root().contains(0);
    }

    /** The names of an enum's values, in the order of the enumerals. */
    List<String> values(EnumeratedType type) {
        return requireNonNull(valueNames.get(type));
    }

    static List<NamedNumber> enumerals(EnumeratedType type) {
        return Stream.concat(type.root().stream(), type.additions().stream()).toList();
    }

    /**
     * The numbers of the enumerals, in their order: those of ASN.1, unless one of them is too large for protobuf; then
     * their positions.
     */
    static List<Integer> numbers(EnumeratedType type) {
        List<NamedNumber> all = enumerals(type);
        boolean fit = all.stream().allMatch(each -> each.number().bitLength() < Integer.SIZE);
        return fit
                ? all.stream().map(each -> each.number().intValueExact()).toList()
                : IntStream.range(0, all.size()).boxed().toList();
    }
}
