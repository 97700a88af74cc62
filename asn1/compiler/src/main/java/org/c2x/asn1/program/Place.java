package org.c2x.asn1.program;

import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Where a value is, seen from the one that a program is for. */
public sealed interface Place {

    /** The value that the program is for. */
    @SuppressWarnings("ClassInitializationDeadlock") // nobody else makes a Whole
    Place VALUE = new Whole();

    /** The value itself. */
    record Whole() implements Place {
        @Override
        public String path() {
            return "";
        }
    }

    /** A component of a SEQUENCE or SET. */
    record Member(Place around, SequenceType owner, Component component) implements Place {
        @Override
        public String path() {
            return joined(around, component.name());
        }
    }

    /** The chosen alternative of a CHOICE. */
    record Chosen(Place around, ChoiceType owner, ChoiceType.Alternative alternative) implements Place {
        @Override
        public String path() {
            return joined(around, alternative.name());
        }
    }

    /** The element of a list that is at hand. */
    record Item(Place around, ListType owner) implements Place {
        @Override
        public String path() {
            return joined(around, "element");
        }
    }

    /** The names on the way to it with dots between them, for errors; no two places of a program have the same one. */
    String path();

    private static String joined(Place around, String name) {
        String path = around.path();
        return path.isEmpty() ? name : path + '.' + name;
    }

    /** The type that the value is declared with; the one of a program has none. */
    default Type type() {
        if (this instanceof Member member) {
            return member.component().type();
        }
        if (this instanceof Chosen chosen) {
            return chosen.alternative().type();
        }
        if (this instanceof Item item) {
            return item.owner().element();
        }
        throw new IllegalStateException("only a program knows the type of its value");
    }
}
