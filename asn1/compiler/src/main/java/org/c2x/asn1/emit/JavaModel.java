package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * The Java side of a schema: which types become classes, what they are called, and which Java type holds a value.
 */
public final class JavaModel {

    /**
     * A type that gets a class of its own.
     *
     * @param type     SEQUENCE, SET, CHOICE, ENUMERATED, a list, or an INTEGER or BIT STRING with named numbers
     * @param asn1Name the type's name, of an anonymous type the path to it: {@code Module.Outer.component}
     */
    public record Declaration(String className, Type type, String asn1Name, String comment) {}

    private static final BigInteger INT_MIN = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger INT_MAX = BigInteger.valueOf(Integer.MAX_VALUE);

    private final Schema schema;
    private final String packageName;
    private final Map<Type, String> classNames = new IdentityHashMap<>();
    private final Map<TypeDefinition, String> definitionNames = new IdentityHashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final List<Declaration> declarations = new ArrayList<>();

    /**
     * @param packageName Java package of the records
     */
    public JavaModel(Schema schema, String packageName) {
        this.schema = schema;
        this.packageName = packageName;
        // names of definitions first, so that no anonymous type takes one of them
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                String name = unique(JavaNames.ofClass(definition.name()), JavaNames.ofClass(module.name()));
                definitionNames.put(definition, name);
            }
        }
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                declareDefinition(definition);
            }
        }
    }

    private String unique(String name, String distinction) {
        String candidate = name;
        for (int i = 1; !taken.add(candidate.toLowerCase(Locale.ROOT)); i++) {
            // class files of names that differ in case only would overwrite each other on some file systems
            candidate = name + distinction + (i == 1 ? "" : i);
        }
        return candidate;
    }

    private void declareDefinition(TypeDefinition definition) {
        Type type = definition.type();
        String name = definitionNames.get(definition);
        if (type instanceof ConstrainedType constrained) {
            type = constrained.base();
        }
        if (!(type instanceof TypeReference)) {
            declare(type, name, definition.toString(), definition.comment());
        }
    }

    private void declare(Type type, String name, String asn1Name, String comment) {
        if (classNames.containsKey(type)) {
            return;
        }
        if (type instanceof ConstrainedType constrained) {
            declare(constrained.base(), name, asn1Name, comment);
        } else if (type instanceof ListType list) {
            add(type, name, asn1Name, comment);
            declareAnonymous(list.element(), name + "Element", asn1Name + ".element");
        } else if (type instanceof SequenceType sequence) {
            add(type, name, asn1Name, comment);
            for (Component component : sequence.components()) {
                declareAnonymous(component.type(), name + nested(component.name()), asn1Name + '.' + component.name());
            }
        } else if (type instanceof ChoiceType choice) {
            add(type, name, asn1Name, comment);
            choice.alternatives().forEach(alternative -> declareAnonymous(
                    alternative.type(), name + nested(alternative.name()), asn1Name + '.' + alternative.name()));
        } else if (type instanceof EnumeratedType
                || type instanceof IntegerType integer && !integer.namedNumbers().isEmpty()
                || type instanceof BitStringType bits && !bits.namedBits().isEmpty()) {
            add(type, name, asn1Name, comment);
        }
    }

    private static String nested(String component) {
        return JavaNames.capitalize(JavaNames.ofMember(component));
    }

    private void declareAnonymous(Type type, String name, String asn1Name) {
        Type own = type instanceof ConstrainedType constrained ? constrained.base() : type;
        boolean needsClass = own instanceof SequenceType
                || own instanceof ChoiceType
                || own instanceof EnumeratedType
                || own instanceof ListType
                || own instanceof IntegerType
                || own instanceof BitStringType;
        if (needsClass && !classNames.containsKey(own)) {
            declare(own, unique(name, "Type"), asn1Name, "");
        }
    }

    private void add(Type type, String name, String asn1Name, String comment) {
        classNames.put(type, name);
        declarations.add(new Declaration(name, type, asn1Name, comment));
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
        return declarations;
    }

    /** The simple class name that belongs to a type assignment. */
    public String className(TypeDefinition definition) {
        return definitionNames.get(definition);
    }

    /** The simple class name of a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    public String className(Type type) {
        String name = classNames.get(type.resolved());
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

    private String javaType(Type type, SourceWriter out, boolean boxed) {
        Type resolved = type.resolved();
        if (resolved instanceof BooleanType) {
            return boxed ? "Boolean" : "boolean";
        }
        if (resolved instanceof RealType) {
            return boxed ? "Double" : "double";
        }
        if (resolved instanceof IntegerType integer) {
            return switch (whole(integer)) {
                case INT -> boxed ? "Integer" : "int";
                case LONG -> boxed ? "Long" : "long";
                case BIG -> out.use("java.math.BigInteger");
            };
        }
        if (resolved instanceof CharacterStringType) {
            return "String";
        }
        if (resolved instanceof BitStringType) {
            return out.runtime("BitString");
        }
        if (resolved instanceof OctetStringType) {
            return out.runtime("OctetString");
        }
        if (resolved instanceof NullType) {
            return out.runtime("Null");
        }
        if (resolved instanceof ListType list) {
            return listType(list, out);
        }
        return isClass(resolved) ? modelClass(resolved, out) : out.runtime("ObjectIdentifier");
    }

    /** True if the values of a type are instances of a generated class. */
    public static boolean isClass(Type type) {
        Type resolved = type.resolved();
        return resolved instanceof SequenceType || resolved instanceof ChoiceType || resolved instanceof EnumeratedType;
    }

    /** The class of a SEQUENCE, SET, CHOICE or ENUMERATED, imported into the file. */
    public String modelClass(Type type, SourceWriter out) {
        return out.use(packageName + '.' + className(type));
    }

    private String listType(ListType list, SourceWriter out) {
        return switch (listKind(list)) {
            case INTS -> out.runtime("IntList");
            case LONGS -> out.runtime("LongList");
            case OBJECTS -> out.use("java.util.List") + '<' + boxedType(list.element(), out) + '>';
        };
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
        Type resolved = type.resolved();
        return resolved instanceof BooleanType
                || resolved instanceof RealType
                || resolved instanceof IntegerType integer && whole(integer) != Whole.BIG;
    }
}
