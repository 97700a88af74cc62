package org.c2x.asn1.program;

/**
 * Bits of a run.
 *
 * @param width bits at most
 * @param value what the printer knows them by
 */
public record Bits<V>(Kind kind, int width, V value) {

    /** What is known of bits before there is a value. */
    public enum Kind {
        /** How many there are. */
        FIELD,
        /** What they are: who reads them skips them. */
        CONSTANT,
        /** How many there are at most. */
        VARYING,
        /** That they are zero, up to where the next octet begins. */
        ALIGNMENT
    }

    /** True if their number differs from one value to another. */
    public boolean varies() {
        return kind == Kind.VARYING || kind == Kind.ALIGNMENT;
    }

    @Override
    public String toString() {
        return (kind == Kind.ALIGNMENT ? "alignment" : value + (varies() ? " up to " : " ") + width);
    }
}
