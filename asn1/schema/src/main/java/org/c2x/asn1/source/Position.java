package org.c2x.asn1.source;

/**
 * A place in a file.
 *
 * @param line   from 1
 * @param column from 1, in characters
 */
public record Position(SourceFile file, int line, int column) {

    /** Written out, as is the hash: for a record the JVM makes them when it runs, and short runs have thousands. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && line == that.line && column == that.column && file.equals(that.file);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * file.hashCode() + line) + column;
    }

    /** {@code file:line:column}. */
    @Override
    public String toString() {
        return file.name() + ':' + line + ':' + column;
    }
}
