package org.c2x.asn1.resolve;

import java.math.BigInteger;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;

/**
 * What governs the notation in a constraint.
 *
 * @param builtin   the built-in type that is constrained
 * @param parent    the values that are left by the constraints before
 * @param dimension what the notation describes
 */
record Governor(Located builtin, Region parent, Dimension dimension) {

    /** The values of the type themselves, or inside of FROM the characters of its values. */
    enum Dimension {
        VALUE,
        CHARACTER
    }

    // X.680 clauses 51.2 and 51.4: a value in a constraint is one of the type that is constrained.
    BigInteger checkedNumber(BigInteger number, Position position) {
        if (!parent.numbers().contains(number)) {
            throw new SourceError(position, () -> number + " is not among the values allowed, " + parent.numbers());
        }
        return number;
    }

    /** The same for the characters of a permitted alphabet (X.680 clause 51.7). */
    void checkCharacters(String characters, Position position) {
        characters
                .codePoints()
                .filter(character -> !parent.characters().contains(character))
                .findFirst()
                .ifPresent(character -> {
                    throw new SourceError(
                            position, "character U+%04X is not among those of the type".formatted(character));
                });
    }
}
