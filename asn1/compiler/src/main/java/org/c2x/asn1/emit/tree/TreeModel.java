package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/** Names of mapping classes, and the expressions that map a value. */
final class TreeModel {
    private static final String VALUES = "org.c2x.asn1.value.";

    private final JavaModel java;
    private final String packageName;
    private final Recursion recursion = new Recursion();

    TreeModel(JavaModel java, String packageName) {
        this.java = java;
        this.packageName = packageName;
    }

    JavaModel java() {
        return java;
    }

    String packageName() {
        return packageName;
    }

    /** The class that maps the values of a declaration. */
    String className(Declaration declaration) {
        return java.companion(declaration.className(), "Tree");
    }

    /** The class that holds the schema. */
    String typesClass() {
        return java.companion("Module", "Types");
    }

    /** True if the values of a type are mapped by a class of their own. */
    static boolean hasClass(Type type) {
        return JavaModel.isClass(type) || type.resolved() instanceof ListType;
    }

    String mapper(Type type, SourceWriter out) {
        return out.use(packageName + '.' + java.companion(java.className(type), "Tree"));
    }

    /** True if values of the type can be nested, so that its mapping counts levels. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** What a mapping passes to that of a part beside the value: how many levels enclose it. */
    private String depth(Type part, Type caller) {
        return isRecursive(part) && isRecursive(caller) ? ", depth + 1" : "";
    }

    /**
     * The expression for the tree of a Java value that is not null.
     *
     * @param caller the type whose mapping the expression is part of
     */
    String toTree(Type type, Type caller, String value, SourceWriter out) {
        if (hasClass(type)) {
            return mapper(type, out) + ".toTree(" + value + depth(type, caller) + ')';
        }
        Type resolved = type.resolved();
        if (resolved instanceof IntegerType) {
            return out.use(VALUES + "IntegerValue") + ".of(" + value + ')';
        }
        if (resolved instanceof NullType) {
            return "new " + out.use(VALUES + "NullValue") + "()";
        }
        return "new " + out.use(VALUES + leaf(resolved)) + '(' + value + ')';
    }

    private static String leaf(Type type) {
        if (type instanceof BooleanType) {
            return "BooleanValue";
        }
        if (type instanceof RealType) {
            return "RealValue";
        }
        if (type instanceof BitStringType) {
            return "BitStringValue";
        }
        if (type instanceof OctetStringType) {
            return "OctetStringValue";
        }
        return type instanceof CharacterStringType ? "CharacterStringValue" : "ObjectIdentifierValue";
    }

    /**
     * The expression for the Java value of a tree.
     *
     * @param caller the type whose mapping the expression is part of
     */
    String fromTree(Type type, Type caller, String tree, SourceWriter out) {
        return hasClass(type)
                ? mapper(type, out) + ".fromTree(" + tree + depth(type, caller) + ')'
                : out.use("org.c2x.asn1.mapping.Scalars") + '.' + conversion(type.resolved()) + '(' + tree + ')';
    }

    private static String conversion(Type type) {
        if (type instanceof IntegerType integer) {
            return switch (JavaModel.whole(integer)) {
                case INT -> "toInt";
                case LONG -> "toLong";
                case BIG -> "toBigInteger";
            };
        }
        if (type instanceof BooleanType) {
            return "toBoolean";
        }
        if (type instanceof RealType) {
            return "toDouble";
        }
        if (type instanceof NullType) {
            return "toNull";
        }
        if (type instanceof BitStringType) {
            return "toBitString";
        }
        if (type instanceof OctetStringType) {
            return "toOctetString";
        }
        return type instanceof CharacterStringType ? "toText" : "toObjectIdentifier";
    }
}
