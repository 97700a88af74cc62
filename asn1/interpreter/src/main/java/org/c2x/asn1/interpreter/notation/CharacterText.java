package org.c2x.asn1.interpreter.notation;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.CharacterStringType.Kind;

/** Character strings in quotes; control characters as their groups of numbers (X.680 clauses 41.7 to 41.10). */
final class CharacterText {
    private CharacterText() {}

    static String of(Kind kind, String text) {
        List<String> parts = new ArrayList<>();
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (Character.isISOControl(character)) {
                quote(text.substring(plain, i), parts);
                parts.add(group(kind, character));
                plain = i + 1;
            }
        }
        quote(text.substring(plain), parts);
        return switch (parts.size()) {
            case 0 -> "\"\"";
            case 1 -> parts.get(0);
            default -> "{" + String.join(", ", parts) + "}";
        };
    }

    private static void quote(String text, List<String> parts) {
        if (!text.isEmpty()) {
            parts.add('"' + text.replace("\"", "\"\"") + '"');
        }
    }

    /** A tuple in IA5String, else a quadruple. */
    private static String group(Kind kind, char control) {
        return kind == Kind.IA5
                ? "{" + (control >> 4) + ", " + (control & 0xf) + "}"
                : "{0, 0, 0, " + (int) control + "}";
    }
}
