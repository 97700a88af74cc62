package org.c2x.asn1.emit;

import java.util.LinkedHashMap;
import java.util.Map;

/** The files of a package: one a class, with the classes that are nested in it. */
public final class ClassFiles {
    private final String packageName;
    /** By the names of the classes. */
    private final Map<String, SourceWriter> files = new LinkedHashMap<>();

    public ClassFiles(String packageName) {
        this.packageName = packageName;
    }

    /**
     * Begins a class: in a file of its own or, if it is called {@code Outer.Nested}, at the end of the other, which was
     * written before or else has nothing of its own.
     *
     * @param origin what the class is generated from, for the header of a file
     */
    public SourceWriter begin(String className, String origin) {
        if (!JavaModel.isNested(className)) {
            SourceWriter out = file(className, origin);
            files.put(className, out);
            return out;
        }
        SourceWriter out = files.computeIfAbsent(JavaModel.outerName(className), name -> empty(name, origin));
        out.reserve(JavaModel.simpleName(className));
        return out.reopen();
    }

    /** Within it, no other class has the name of its own one. */
    private SourceWriter file(String className, String origin) {
        SourceWriter out = new SourceWriter(packageName, origin);
        out.use(packageName, className);
        return out;
    }

    private SourceWriter empty(String className, String origin) {
        return file(className, origin)
                .javadoc("Classes of the parts of what has none itself.")
                .line("public final class " + className + " {")
                .line("private " + className + "() {}")
                .line("}");
    }

    /** Writes all files. */
    public void write(OutputSink sink) {
        files.forEach((name, out) -> sink.write(packageName.replace('.', '/') + '/' + name + ".java", out.text()));
    }
}
