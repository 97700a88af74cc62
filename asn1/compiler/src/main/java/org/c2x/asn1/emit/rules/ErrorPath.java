package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;

/**
 * The variable {@code component} of a method, which says where the error of a statement is. It is set in front of a
 * component's statements, and emptied only where statements follow that are no component's or say themselves whose.
 */
final class ErrorPath {
    private final SourceWriter out;
    /** Whether the variable may name a component here. */
    private boolean named;

    ErrorPath(SourceWriter out) {
        this.out = out;
    }

    /** Writes what stands in front of statements whose errors get the path. */
    static void begin(SourceWriter out) {
        out.line("String component = \"\";").line("try {");
    }

    /** Writes what stands behind statements that encode. */
    static void endEncoding(SourceWriter out) {
        out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                .line("throw e.within(component);")
                .line("}");
    }

    /** What follows belongs to a component. */
    void component(String path) {
        out.line("component = \"" + path + "\";");
        named = true;
    }

    /** What follows can fail, and belongs to no component or says itself to which. */
    void none() {
        if (named) {
            out.line("component = \"\";");
            named = false;
        }
    }

    /** Writes statements that run under a condition. */
    void when(String condition, Runnable statements) {
        boolean before = named;
        out.line("if (" + condition + ") {");
        statements.run();
        out.line("}");
        named |= before;
    }
}
