package org.c2x.asn1.schema;

import java.util.Comparator;

/** A tag, ordered canonically: by class, then by number (X.680 clause 8.6). */
public record Tag(TagClass tagClass, int number) implements Comparable<Tag> {
    /** The largest number of a tag: with it, identifier octets fit into 32 bits (X.690 clause 8.1.2.4). */
    public static final int MOST_NUMBER = (1 << 21) - 1;

    /** Tag classes in their canonical order. */
    public enum TagClass {
        UNIVERSAL,
        APPLICATION,
        CONTEXT,
        PRIVATE
    }

    @Override
    public int compareTo(Tag other) {
        return Comparator.comparing(Tag::tagClass).thenComparing(Tag::number).compare(this, other);
    }
}
