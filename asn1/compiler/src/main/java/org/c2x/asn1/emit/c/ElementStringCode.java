package org.c2x.asn1.emit.c;

import java.util.Optional;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Type;

/** Prints the statements for strings as elements (X.690 clauses 8.6, 8.7 and 8.23). */
abstract class ElementStringCode extends StringCode {
    final ElementBody elements;

    ElementStringCode(ElementBody elements) {
        super(elements);
        this.elements = elements;
    }

    /** The pattern of the times of which X.690 clause 8.26 leaves the digits. */
    static Optional<String> pattern(Type type) {
        return !(type instanceof CharacterStringType text)
                ? Optional.empty()
                : switch (text.kind()) {
                    case DATE -> Optional.of("\"dddd-dd-dd\"");
                    case TIME_OF_DAY -> Optional.of("\"dd:dd:dd\"");
                    case DATE_TIME -> Optional.of("\"dddd-dd-ddTdd:dd:dd\"");
                    default -> Optional.empty();
                };
    }

    /** True if each character is more octets in an encoding of whole octets than in a struct. */
    static boolean isWidened(Type type) {
        return type instanceof CharacterStringType text && text.kind().octets() > 1;
    }

    @Override
    final void binary(OctetStringType type, Place place, String path) {
        throw new AssertionError(type + " has no number of octets in groups");
    }

    @Override
    final void tableString(CharacterStringType type, int part, Place place, String path) {
        throw new AssertionError(type + " is in no table");
    }
}
