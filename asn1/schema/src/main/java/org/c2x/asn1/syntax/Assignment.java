package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Optional;

/** An assignment (X.680 clause 16; with parameters X.683 clause 8). */
public sealed interface Assignment {

    Name name();

    List<Parameter> parameters();

    String comment();

    /** {@code Name ::= Type}. */
    record OfType(Name name, List<Parameter> parameters, TypeNode type, String comment) implements Assignment {
        public OfType {
            parameters = List.copyOf(parameters);
        }
    }

    /** {@code name Type ::= value}. */
    record OfValue(Name name, List<Parameter> parameters, TypeNode type, ValueNode value, String comment)
            implements Assignment {
        public OfValue {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * A dummy of a parameterised assignment.
     *
     * @param governor the type of a value or of a value set; a type parameter has none
     */
    record Parameter(Optional<TypeNode> governor, Name name) {}
}
