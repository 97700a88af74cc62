package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Optional;

/** An assignment (X.680 clause 16; with parameters X.683 clause 8). */
public sealed interface Assignment {

    Name name();

    List<Parameter> parameters();

    String comment();

    /** Defines a type. */
    sealed interface Typed extends Assignment {
        TypeNode type();
    }

    /** {@code Name ::= Type}; if the type is the name of a class, another name for that (X.681 clause 9). */
    record OfType(Name name, List<Parameter> parameters, TypeNode type, String comment) implements Typed {
        public OfType {
            parameters = List.copyOf(parameters);
        }
    }

    /** {@code name Type ::= value}: an object if the type is a class (X.681 clause 11). */
    record OfValue(Name name, List<Parameter> parameters, TypeNode type, ValueNode value, String comment)
            implements Assignment {
        public OfValue {
            parameters = List.copyOf(parameters);
        }
    }

    /** {@code Name Governor ::= { … }}: a set of values, which is a type, or of objects if a class governs it. */
    record OfSet(Name name, List<Parameter> parameters, TypeNode.Constrained type, String comment) implements Typed {
        public OfSet {
            parameters = List.copyOf(parameters);
        }
    }

    /** {@code NAME ::= CLASS { … }} (X.681 clause 9). */
    record OfClass(Name name, List<Parameter> parameters, ClassNode definition, String comment) implements Assignment {
        public OfClass {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * A macro of X.208 or a value in the notation of one, both read over.
     *
     * @param notation the macro in whose notation a value is; empty for the macro itself
     */
    record OfMacro(Name name, Optional<TypeNode.Reference> notation) implements Assignment {
        @Override
        public List<Parameter> parameters() {
            return List.of();
        }

        @Override
        public String comment() {
            return "";
        }
    }

    /**
     * A dummy of a parameterised assignment.
     *
     * @param governor the type of a value or set of values, the class of an object or object set; a type or class as a
     *     parameter has none
     */
    record Parameter(Optional<TypeNode> governor, Name name) {}
}
