package org.c2x.asn1.source;

/**
 * A place in a file.
 *
 * @param line   from 1
 * @param column from 1, in characters
 */
public record Position(SourceFile file, int line, int column) {

    /** {@code file:line:column}. */
    @Override
    public String toString() {
        return file.name() + ':' + line + ':' + column;
    }
}
