package org.c2x.asn1.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.value.Value;

/**
 * A condition on values that no encoding shows. Constraints that cannot be checked (CONSTRAINED BY) have no node.
 * Sets and maps keep the order of the text, so that what is made of them is reproducible.
 */
public sealed interface Constraint {

    /** The value is one of these. */
    record OneOf(Set<Value> values) implements Constraint {
        public OneOf {
            values = Collections.unmodifiableSet(new LinkedHashSet<>(values));
        }
    }

    /** An INTEGER lies in the set. */
    record Range(IntegerSet values) implements Constraint {}

    /** A REAL lies between the bounds; infinite where there is none. */
    record RealRange(double lower, boolean lowerIncluded, double upper, boolean upperIncluded) implements Constraint {}

    /** The length of a string or list lies in the set. */
    record Size(IntegerSet lengths) implements Constraint {}

    /** A character string uses only these code points. */
    record Alphabet(IntegerSet characters) implements Constraint {}

    /** WITH COMPONENT: every element fulfils the constraint. */
    record Elements(Constraint constraint) implements Constraint {}

    /**
     * WITH COMPONENTS on a SEQUENCE, SET or CHOICE. A full specification (without {@code ...}) is resolved: components
     * that it does not name are listed as ABSENT where they may be absent.
     */
    record Components(Map<String, ComponentConstraint> byName) implements Constraint {
        public Components {
            byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
        }
    }

    /** What WITH COMPONENTS says of one component. */
    record ComponentConstraint(Presence presence, Optional<Constraint> value) {
        /** PRESENT, ABSENT, or OPTIONAL and unsaid alike. */
        public enum Presence {
            PRESENT,
            ABSENT,
            FREE
        }
    }

    /** Union. */
    record AnyOf(List<Constraint> parts) implements Constraint {
        public AnyOf {
            parts = List.copyOf(parts);
        }
    }

    /** Intersection. */
    record AllOf(List<Constraint> parts) implements Constraint {
        public AllOf {
            parts = List.copyOf(parts);
        }
    }

    /** Exclusion: the part after EXCEPT. */
    record Not(Constraint part) implements Constraint {}
}
