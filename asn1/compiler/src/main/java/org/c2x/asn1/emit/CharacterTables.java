package org.c2x.asn1.emit;

import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.coding.CharacterTable;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;

/** Expressions for the character tables of the runtime. */
public final class CharacterTables {
    private static final Map<Kind, String> STANDARD = Map.of(
            Kind.NUMERIC, "NUMERIC",
            Kind.PRINTABLE, "PRINTABLE",
            Kind.VISIBLE, "VISIBLE",
            Kind.UTC_TIME, "VISIBLE",
            Kind.GENERALIZED_TIME, "VISIBLE",
            Kind.IA5, "IA5",
            Kind.BMP, "BMP",
            Kind.UNIVERSAL, "UNIVERSAL");

    private CharacterTables() {}

    /**
     * The table of a type's permitted alphabet; one of the standard tables or, where FROM limits the alphabet, a
     * constant that the file then holds.
     */
    public static String expression(CharacterStringType type, SourceWriter out) {
        if (isStandard(type)) {
            return standard(type.kind(), out);
        }
        return out.constant(out.runtime(CharacterTable.class), "ALPHABET", "CharacterTable.of(" + bounds(type) + ')');
    }

    /** The table of an unconstrained type. */
    public static String standard(Kind kind, SourceWriter out) {
        String rest = kind.isTimeOf2008() ? "VISIBLE" : "LATIN1";
        return out.runtime(CharacterTable.class) + '.' + STANDARD.getOrDefault(kind, rest);
    }

    private static boolean isStandard(CharacterStringType type) {
        return type.alphabet().equals(type.kind().alphabet());
    }

    private static String bounds(CharacterStringType type) {
        return type.alphabet().ranges().stream()
                .map(range ->
                        hex(range.least().longValue()) + ", " + hex(range.most().longValue()))
                .collect(Collectors.joining(", "));
    }

    private static String hex(long character) {
        return "0x" + Long.toHexString(character);
    }
}
