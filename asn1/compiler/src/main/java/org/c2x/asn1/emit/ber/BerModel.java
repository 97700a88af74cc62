package org.c2x.asn1.emit.ber;

import java.math.BigInteger;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Names of mapping classes, and the expressions that map a value. */
final class BerModel {
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final String LEAVES = "org.c2x.codec.ber.Leaves";

    private final JavaModel java;
    private final String packageName;
    private final BeanClasses beans;
    private final Recursion recursion = new Recursion();

    BerModel(JavaModel java, String packageName) {
        this.java = java;
        this.packageName = packageName;
        this.beans = new BeanClasses(java.schema(), packageName + ".bean");
    }

    JavaModel java() {
        return java;
    }

    String packageName() {
        return packageName;
    }

    BeanClasses beans() {
        return beans;
    }

    /** The class that maps the values of a declaration. */
    String className(Declaration declaration) {
        return java.companion(declaration.className(), "Ber");
    }

    String mapper(Type type, SourceWriter out) {
        return out.use(packageName + '.' + java.companion(java.className(type), "Ber"));
    }

    static String leaves(SourceWriter out) {
        return out.use(LEAVES);
    }

    /** The class of asn1bean at a place where a type is used; qualified, for it often has the name of the record. */
    String bean(Type use, SourceWriter out) {
        String name = beans.at(use);
        return name.startsWith(packageName) ? name : out.use(name);
    }

    /** True if values of the type can be nested, so that its mapping counts levels. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    private String depth(Type part, Type caller) {
        return isRecursive(part) && isRecursive(caller) ? ", depth + 1" : "";
    }

    /**
     * The expression for the new object of a Java value that is not null.
     *
     * @param caller the type whose mapping the expression is part of
     */
    String toBean(Type use, Type caller, String value, SourceWriter out) {
        Type type = use.resolved();
        String create = "new " + bean(use, out);
        if (type instanceof EnumeratedType) {
            return create + '(' + mapper(type, out) + ".number(" + value + "))";
        }
        if (JavaModel.hasCompanion(type)) {
            return mapper(type, out) + ".fill(" + create + "(), " + value + depth(type, caller) + ')';
        }
        return create + '(' + type.accept(new BeanArguments(value, out)) + ')';
    }

    /** The expression for the Java value of an object that may be missing. */
    String fromBean(Type use, String bean, SourceWriter out) {
        Type type = use.resolved();
        if (type instanceof EnumeratedType) {
            return mapper(type, out) + ".read(" + bean + ')';
        }
        String leaves = leaves(out);
        if (JavaModel.hasCompanion(type)) {
            return mapper(type, out) + ".read(" + leaves + ".present(" + bean + "))";
        }
        return leaves + '.' + type.accept(new BeanConversions(bean));
    }

    /** What a conversion takes to check a size: the bounds, nothing if every size is valid. */
    static String size(SizeConstraint size) {
        IntegerSet lengths = size.root();
        boolean open = size.extensible() || lengths.upper().isEmpty() && lengths.contains(0);
        return open
                ? ""
                : ", " + lengths.lower().orElseThrow().min(MOST) + "L, "
                        + lengths.upper().orElse(MOST).min(MOST) + 'L';
    }
}
