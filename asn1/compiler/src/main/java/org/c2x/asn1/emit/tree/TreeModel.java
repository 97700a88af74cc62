package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
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

    /** The expression for the tree of a Java value that is not null. */
    String toTree(Type type, String value, SourceWriter out) {
        if (hasClass(type)) {
            return mapper(type, out) + ".toTree(" + value + ')';
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

    /** The expression for the Java value of a tree. */
    String fromTree(Type type, String tree, SourceWriter out) {
        return fromTreeMethod(type, out, ".") + '(' + tree + ')';
    }

    /** The method that makes a Java value of a tree, behind a dot or two colons. */
    String fromTreeMethod(Type type, SourceWriter out, String separator) {
        return hasClass(type)
                ? mapper(type, out) + separator + "fromTree"
                : out.use("org.c2x.asn1.mapping.Scalars") + separator + conversion(type.resolved());
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
