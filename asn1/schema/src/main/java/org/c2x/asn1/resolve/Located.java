package org.c2x.asn1.resolve;

import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.TypeNode;

/** A type as written and the scope in which its names are looked up. */
record Located(TypeNode node, Scope scope) {
    Position position() {
        return node.position();
    }
}
