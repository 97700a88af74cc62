package org.c2x.asn1.emit.mapping;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Type;

/** The classes that map the values of a schema's types to those of a library. */
public final class MappingClasses {
    private final JavaModel java;
    private final String packageName;
    private final String suffix;
    private final Recursion recursion = new Recursion();

    /**
     * @param packageName package of the mapping classes
     * @param suffix      what their names have after those of the records
     */
    public MappingClasses(JavaModel java, String packageName, String suffix) {
        this.java = java;
        this.packageName = packageName;
        this.suffix = suffix;
    }

    public JavaModel java() {
        return java;
    }

    public String packageName() {
        return packageName;
    }

    /** The class that maps the values of a type. */
    public String className(Type type) {
        return java.companion(java.className(type), suffix);
    }

    /** The same, imported into the file. */
    public String mapper(Type type, SourceWriter out) {
        return out.use(packageName, className(type));
    }

    /** True if values of the type can be nested, so that its mapping counts levels. */
    public boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }
}
