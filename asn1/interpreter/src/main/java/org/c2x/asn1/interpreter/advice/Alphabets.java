package org.c2x.asn1.interpreter.advice;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerSet;

/** Alphabets for character strings. Where a digit occurs, or a letter, others of their kind will come. */
final class Alphabets {
    private static final List<IntegerSet> KINDS =
            List.of(IntegerSet.of('0', '9'), IntegerSet.of('A', 'Z'), IntegerSet.of('a', 'z'));

    private Alphabets() {}

    /** An alphabet that fits; of strings in UTF-8 only such as another type has. */
    static List<Change> of(CharacterStringType type, Seen seen) {
        Kind kind = type.kind().isKnownMultiplier() ? type.kind() : Kind.VISIBLE;
        IntegerSet alphabet = seen.characters.stream()
                .map(Alphabets::kind)
                .reduce(IntegerSet.NONE, IntegerSet::union)
                .intersection(kind.alphabet());
        if (alphabet.isEmpty()
                || !seen.characters.stream().allMatch(alphabet::contains)
                || kind == type.kind() && bits(type.alphabet()) <= bits(alphabet)) {
            return List.of();
        }
        return List.of(Change.of(
                type,
                kind.asn1Name() + " (FROM (" + text(alphabet) + "))"
                        + (kind == type.kind()
                                ? ""
                                : " in place of " + type.kind().asn1Name()),
                before -> new CharacterStringType(kind, before.size(), alphabet)));
    }

    private static IntegerSet kind(int character) {
        return KINDS.stream()
                .filter(kind -> kind.contains(character))
                .findFirst()
                .orElseGet(() -> IntegerSet.of(character, character));
    }

    private static int bits(IntegerSet alphabet) {
        return alphabet.size().orElseThrow().subtract(BigInteger.ONE).bitLength();
    }

    private static String text(IntegerSet alphabet) {
        return alphabet.ranges().stream()
                .map(range -> range.least().equals(range.most())
                        ? quoted(range.least())
                        : quoted(range.least()) + ".." + quoted(range.most()))
                .collect(Collectors.joining(" | "));
    }

    private static String quoted(BigInteger character) {
        String text = Character.toString(character.intValue());
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
