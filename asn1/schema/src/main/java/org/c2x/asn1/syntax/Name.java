package org.c2x.asn1.syntax;

import org.c2x.asn1.source.Position;

/** A name and its place. */
public record Name(String text, Position position) {
    @Override
    public String toString() {
        return text;
    }
}
