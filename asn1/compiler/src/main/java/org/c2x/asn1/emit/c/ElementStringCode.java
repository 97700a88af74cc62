package org.c2x.asn1.emit.c;

import java.util.Optional;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements for strings as elements (X.690 clauses 8.6, 8.7 and 8.23). */
abstract class ElementStringCode extends StringCode {
    final ElementBody elements;

    ElementStringCode(ElementBody elements) {
        super(elements.model, elements.constants.alphabets(), elements.body);
        this.elements = elements;
    }

    final void characters(CharacterStringType type, String alphabet, CPlace place, String path) {
        if (CModel.isUtf8(type)) {
            wide(type, alphabet, place, path);
        } else {
            string(type, type.size(), alphabet, place, path);
        }
    }

    /** Prints the statements for octets, or characters of the same width. */
    abstract void string(Type type, SizeConstraint size, String alphabet, CPlace place, String path);

    /** Prints the statements for characters of the same width which are held in UTF-8. */
    abstract void wide(CharacterStringType type, String alphabet, CPlace place, String path);

    /** Prints the statements for text whose length in octets does not tell its characters. */
    abstract void text(CharacterStringType type, CPlace place, String path);

    abstract void bits(BitStringType type, CPlace place, String path);

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
}
