package org.c2x.asn1.resolve;

import org.c2x.asn1.syntax.Assignment;

/** An assignment and the scope of its module. There is one a name, compared by identity. */
final class Symbol {
    private final Scope scope;
    private final Assignment assignment;

    Symbol(Scope scope, Assignment assignment) {
        this.scope = scope;
        this.assignment = assignment;
    }

    Scope scope() {
        return scope;
    }

    Assignment assignment() {
        return assignment;
    }

    String name() {
        return assignment.name().text();
    }

    boolean isParameterised() {
        return !assignment.parameters().isEmpty();
    }
}
