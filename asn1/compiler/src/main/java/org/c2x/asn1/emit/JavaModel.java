package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * The Java side of a schema: which types become classes, what they are called, and which Java type holds a value.
 */
public final class JavaModel {

    private static final BigInteger INT_MIN = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger INT_MAX = BigInteger.valueOf(Integer.MAX_VALUE);

    /**
     * A type that gets a class of its own.
     *
     * @param className {@code Outer.Nested} of an anonymous type within a SEQUENCE, SET or CHOICE with a name
     * @param type      SEQUENCE, SET, CHOICE, ENUMERATED, a list, or an INTEGER or BIT STRING with named numbers
     * @param asn1Name  the type's name, of an anonymous type the path to it: {@code Module.Outer.component}
     */
    public record Declaration(String className, Type type, String asn1Name, String comment) {

        /** The class name without that of the class it is nested in. */
        public String simpleName() {
            return JavaModel.simpleName(className);
        }

        /** Hands over the types of the components, alternatives or elements, each with the path to it. */
        public void forEachPart(BiConsumer<Type, String> visitor) {
            if (type instanceof SequenceType sequence) {
                sequence.components().forEach(each -> visitor.accept(each.type(), asn1Name + '.' + each.name()));
            } else if (type instanceof ChoiceType choice) {
                choice.alternatives().forEach(each -> visitor.accept(each.type(), asn1Name + '.' + each.name()));
            } else if (type instanceof ListType list) {
                visitor.accept(list.element(), asn1Name + ".element");
            }
        }
    }

    /**
     * A value constraint that gets a class of its own, in which {@code public static boolean allows(value)} checks it.
     *
     * @param asn1Name the name of the type that is defined with the constraint, or the path to it
     */
    public record ConstraintDeclaration(String className, ConstrainedType type, String asn1Name, String comment) {}

    private final Schema schema;
    private final String packageName;
    private final Declarations declared;

    /**
     * @param packageName Java package of the records
     */
    public JavaModel(Schema schema, String packageName) {
        this(schema, packageName, JavaNames::ofClass, true);
    }

    private JavaModel(Schema schema, String packageName, UnaryOperator<String> className, boolean nesting) {
        this.schema = schema;
        this.packageName = packageName;
        this.declared = new Declarations(schema, className, nesting);
    }

    /** The same for a language without Java's classes: no type gives way to one of them, or is nested in another. */
    public static JavaModel withPlainNames(Schema schema, String packageName) {
        return new JavaModel(schema, packageName, JavaNames::plain, false);
    }

    public Schema schema() {
        return schema;
    }

    /** Java package of the records. */
    public String packageName() {
        return packageName;
    }

    /** The types that get a class, each before the anonymous types within it. */
    public List<Declaration> declarations() {
        return declared.types();
    }

    /** The value constraints, those of type assignments and those written at components and elements. */
    public List<ConstraintDeclaration> constraints() {
        return declared.constraints();
    }

    /**
     * The class, in the package of the records, that checks the value constraints of a type, its base included; empty
     * if it has none. Its {@code allows} takes the Java type of the type, its {@code CONSTRAINT} is the ASN.1 text.
     */
    public Optional<String> constraintClass(Type type) {
        Type own = Declarations.constrained(type);
        while (own instanceof TypeReference reference) {
            own = Declarations.constrained(reference.target().type());
        }
        return own instanceof ConstrainedType constrained
                ? Optional.of(declared.constraintName(constrained))
                : Optional.empty();
    }

    /** The name of a class that accompanies one of the model, such as its codec: no name that the model uses. */
    public String companion(String className, String suffix) {
        return Arrays.stream(className.split("\\."))
                .map(name -> declared.free(name + suffix))
                .collect(Collectors.joining("."));
    }

    /** True for the name of a class within another. */
    static boolean isNested(String className) {
        return className.indexOf('.') >= 0;
    }

    /** The name of the class that one is nested in; of one that is in none, its own. */
    public static String outerName(String className) {
        return isNested(className) ? className.substring(0, className.indexOf('.')) : className;
    }

    /** The name of a class without that of the class it is nested in. */
    public static String simpleName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** The name of the nested record that holds an alternative. */
    public String alternativeClass(ChoiceType choice, Alternative alternative) {
        return declared.alternativeName(choice, alternative);
    }

    /** The expression for a decoded alternative; one of NULL is a constant of the file, since all of them are alike. */
    public String newAlternative(ChoiceType choice, Alternative alternative, String value, SourceWriter out) {
        String name = modelClass(choice, out) + '.' + alternativeClass(choice, alternative);
        return alternative.type().resolved() instanceof NullType
                ? out.constant(name, "EMPTY", "new " + name + "()")
                : "new " + name + '(' + value + ')';
    }

    /** The arguments of the record of an unknown alternative; the types of an open type have no index. */
    public static String unknown(ChoiceType choice, String index, String octets) {
        return choice instanceof OpenType ? octets : index + ", " + octets;
    }

    /** True if a record component may be null: OPTIONAL, or an addition without DEFAULT, which older senders lack. */
    public static boolean isNullable(SequenceType type, Component component) {
        return component.presence() == Presence.OPTIONAL
                || component.isMandatory() && !type.root().contains(component);
    }

    /** The simple class name that belongs to a type assignment. */
    public String className(TypeDefinition definition) {
        return declared.name(definition);
    }

    /** The class name of a SEQUENCE, SET, CHOICE, ENUMERATED or list, {@code Outer.Nested} if it is nested. */
    public String className(Type type) {
        return required(declared.name(type.resolved()), type);
    }

    /** The same for what cannot be nested in others: a name that no other type has. */
    public String plainName(Type type) {
        return required(declared.plainName(type.resolved()), type);
    }

    private static String required(@Nullable String name, Type type) {
        if (name == null) {
            throw new IllegalArgumentException("no class for " + type);
        }
        return name;
    }

    /** Which Java type holds an INTEGER. */
    public enum Whole {
        INT,
        LONG,
        BIG
    }

    /** The smallest Java type that holds the values of the root; an extensible type gets a long at least. */
    public static Whole whole(IntegerType type) {
        BigInteger lower = type.root().lower().orElse(null);
        BigInteger upper = type.root().upper().orElse(null);
        if (lower == null || upper == null || lower.bitLength() >= Long.SIZE || upper.bitLength() >= Long.SIZE) {
            return Whole.BIG;
        }
        boolean fitsInt = lower.compareTo(INT_MIN) >= 0 && upper.compareTo(INT_MAX) <= 0;
        return fitsInt && !type.extensible() ? Whole.INT : Whole.LONG;
    }

    /** The Java type of a mandatory component, imported into the file. */
    public String javaType(Type type, SourceWriter out) {
        return javaType(type, out, false);
    }

    /** The Java type of an OPTIONAL component or list element: a class, so that it can be null. */
    public String boxedType(Type type, SourceWriter out) {
        return javaType(type, out, true);
    }

    /** The same with the annotation that it may be null, which belongs to the last part of a qualified name. */
    public String nullableType(Type type, SourceWriter out) {
        String name = boxedType(type, out);
        int arguments = name.indexOf('<');
        int simple = name.lastIndexOf('.', arguments < 0 ? name.length() : arguments) + 1;
        return name.substring(0, simple) + '@' + out.runtime(Nullable.class) + ' ' + name.substring(simple);
    }

    private String javaType(Type type, SourceWriter out, boolean boxed) {
        return type.accept(new JavaTypes(this, out, boxed));
    }

    /** What holds a value. */
    enum Holding {
        /** A primitive type of Java. */
        PRIMITIVE,
        /** A class of Java or of the run time. */
        LIBRARY,
        /** A class of the model. */
        MODEL,
        /** A list, which has no class of its own. */
        LIST
    }

    /** True if the values of a type are instances of a generated class. */
    public static boolean isClass(Type type) {
        return type.accept(Holdings.OF) == Holding.MODEL;
    }

    /** True if what codes or maps the values of a type is a class of its own. */
    public static boolean hasCompanion(Type type) {
        return isClass(type) || type.accept(Holdings.OF) == Holding.LIST;
    }

    /** The class of a SEQUENCE, SET, CHOICE or ENUMERATED, imported into the file. */
    public String modelClass(Type type, SourceWriter out) {
        return out.use(packageName, className(type));
    }

    /** How the elements of a list are held. */
    public enum ListKind {
        INTS,
        LONGS,
        OBJECTS
    }

    /** Numbers are held unboxed. */
    public static ListKind listKind(ListType list) {
        if (list.element().resolved() instanceof IntegerType integer) {
            return switch (whole(integer)) {
                case INT -> ListKind.INTS;
                case LONG -> ListKind.LONGS;
                case BIG -> ListKind.OBJECTS;
            };
        }
        return ListKind.OBJECTS;
    }

    /** True if the Java type of a mandatory component is a primitive one. */
    public static boolean isPrimitive(Type type) {
        return type.accept(Holdings.OF) == Holding.PRIMITIVE;
    }
}
