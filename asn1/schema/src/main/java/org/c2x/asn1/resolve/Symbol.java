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

    /** What the assignment defines, as messages name it; whether a governor is a class is not looked up. */
    String kind() {
        Assignment defined = assignment;
        if (defined instanceof Assignment.OfType) {
            return "a type";
        } else if (defined instanceof Assignment.OfSet) {
            return "a set";
        } else if (defined instanceof Assignment.OfClass) {
            return "a class of information objects";
        }
        return defined instanceof Assignment.OfValue ? "a value" : "a macro";
    }

    boolean isParameterised() {
        return !assignment.parameters().isEmpty();
    }
}
