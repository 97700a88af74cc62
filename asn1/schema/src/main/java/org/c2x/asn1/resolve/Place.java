package org.c2x.asn1.resolve;

/** A node of the syntax and the scope in which its names are looked up, both by identity. */
final class Place {
    private final Object node;
    private final Scope scope;

    Place(Object node, Scope scope) {
        this.node = node;
        this.scope = scope;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Place that && node == that.node && scope == that.scope;
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(node) + System.identityHashCode(scope);
    }
}
