package org.c2x.asn1.schema;

import java.util.Comparator;

/** A tag, ordered canonically: by class, then by number (X.680 clause 8.6). */
public record Tag(TagClass tagClass, int number) implements Comparable<Tag> {

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
