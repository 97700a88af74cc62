package org.c2x.asn1.emit.rules;

import java.util.Optional;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;

/**
 * The variable {@code component} of a method, which says where the error of a statement is. It is set before a
 * component's statements, and emptied only where statements follow that are no component's or say themselves whose.
 */
final class ErrorPath {
    private final SourceWriter out;
    /** What all paths begin with. */
    private String prefix = "";
    /** What the variable holds here after the prefix; empty if that depends on a condition. */
    private Optional<String> path = Optional.of("");

    ErrorPath(SourceWriter out) {
        this.out = out;
    }

    /** Writes what comes before statements whose errors get the path. */
    static void begin(SourceWriter out) {
        out.line("String component = \"\";").line("try {");
    }

    /** Begins so if any error is to get the path. */
    static void begin(boolean any, SourceWriter out) {
        if (any) {
            begin(out);
        }
    }

    /** Writes what ends statements that encode, if any of their errors is to get the path. */
    static void endEncoding(boolean any, SourceWriter out) {
        if (any) {
            out.line("} catch (" + out.runtime(EncodeException.class) + " e) {")
                    .line("throw e.within(component);")
                    .line("}");
        }
    }

    /** Writes what comes before statements that decode, if any of their errors is to get the path or is checked. */
    static void beginDecoding(boolean any, boolean constrained, SourceWriter out) {
        if (any) {
            begin(out);
        } else if (constrained) {
            out.line("try {");
        }
    }

    /** Writes what ends statements that decode, of which some errors get the path. */
    static void endDecoding(SourceWriter out, boolean constrained, String path) {
        endDecoding(out, true, constrained, path);
    }

    /**
     * Writes what ends statements that decode.
     *
     * @param any         true if any of their errors is to get the path
     * @param constrained true if what no encoding shows is left to the constructor of a record
     * @param path        expression of the path for what that refuses
     */
    static void endDecoding(SourceWriter out, boolean any, boolean constrained, String path) {
        if (any) {
            out.line("} catch (" + out.runtime(DecodeException.class) + " e) {").line("throw e.within(component);");
        }
        if (constrained) {
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), " + path + ", e.getMessage());");
        }
        if (any || constrained) {
            out.line("}");
        }
    }

    /** What follows is within a value whose path the variable holds. */
    void within(String path) {
        prefix = path;
    }

    /** What follows belongs to a component. */
    void component(String path) {
        String all = prefix.isEmpty() || path.isEmpty() ? prefix + path : prefix + '.' + path;
        out.line("component = \"" + all + "\";");
        this.path = Optional.of(path);
    }

    /** What follows can fail, and belongs to no component or says itself to which. */
    void none() {
        sequence("");
    }

    /** What follows can fail, and belongs to a SEQUENCE: the method's own, whose path is empty, or one within it. */
    void sequence(String path) {
        if (!this.path.equals(Optional.of(path))) {
            component(path);
        }
    }

    /** Writes statements that run under a condition. */
    void when(String condition, Runnable statements) {
        Optional<String> before = path;
        out.line("if (" + condition + ") {");
        statements.run();
        out.line("}");
        path = before.equals(path) ? before : Optional.empty();
    }
}
