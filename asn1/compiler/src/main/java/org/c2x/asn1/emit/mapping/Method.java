package org.c2x.asn1.emit.mapping;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.coding.Nesting;

/**
 * One of the two methods of a mapping class.
 *
 * @param comment    Javadoc, which ends with the exception and when it is thrown
 * @param result     what stands before the name
 * @param parameters with their types
 * @param arguments  the names of the parameters
 * @param nesting    what checks the level of nesting of a recursive type; empty if the library limits it
 */
public record Method(String comment, String result, String name, String parameters, String arguments, String nesting) {

    /** Begins the method; that of a recursive type counts the levels of nesting. */
    void begin(boolean recursive, SourceWriter out) {
        boolean counts = recursive && !nesting.isEmpty();
        String head = "static " + result + ' ' + name + '(' + parameters;
        out.line()
                .javadoc(comment + (counts ? ", or is nested too deeply" : ""))
                .line("public " + head + ") {");
        if (counts) {
            out.line("return " + name + '(' + arguments + ", 1);")
                    .line("}")
                    .line()
                    .line(head + ", int depth) {")
                    .line(out.runtime(Nesting.class) + '.' + nesting + "(depth);");
        }
    }
}
