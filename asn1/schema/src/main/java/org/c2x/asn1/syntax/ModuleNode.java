package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A module (X.680 clause 13).
 *
 * @param oid     the components of its object identifier, empty if it has none
 * @param exports the exported names; empty if there is no EXPORTS or EXPORTS ALL, which both mean everything
 * @param broken  assignments that could not be read: uses of them are no errors of their own
 * @param incomplete true if more than single assignments could not be read: whatever the module lacks is no error
 */
public record ModuleNode(
        Name name,
        String comment,
        List<ValueNode> oid,
        Tagging tagging,
        boolean extensibilityImplied,
        Optional<List<Name>> exports,
        List<Import> imports,
        List<Assignment> assignments,
        Map<String, Name> broken,
        boolean incomplete) {

    /** The tagging environment (X.680 clause 13.2). */
    public enum Tagging {
        EXPLICIT,
        IMPLICIT,
        AUTOMATIC
    }

    /**
     * Names imported from one module.
     *
     * @param oid the components of its object identifier, empty if it is not written or is a reference to a value
     */
    public record Import(List<Name> symbols, Name module, List<ValueNode> oid) {
        public Import {
            symbols = List.copyOf(symbols);
            oid = List.copyOf(oid);
        }
    }

    public ModuleNode {
        oid = List.copyOf(oid);
        exports = exports.map(List::copyOf);
        imports = List.copyOf(imports);
        assignments = List.copyOf(assignments);
        broken = Map.copyOf(broken);
    }

    /** Compared by identity, which is what look-ups by module mean. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
