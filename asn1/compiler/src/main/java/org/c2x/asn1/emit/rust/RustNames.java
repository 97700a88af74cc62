package org.c2x.asn1.emit.rust;

import java.util.Locale;
import java.util.Set;
import org.c2x.asn1.emit.JavaNames;

/** Rust names of ASN.1 names, as its style guide wants them. */
final class RustNames {
    /** Key words, those of the future among them. */
    private static final Set<String> KEY_WORDS = Set.of(
            ("abstract as async await become box break const continue do dyn else enum extern false final fn for gen "
                            + "if impl in let loop macro match mod move mut override priv pub ref return static struct "
                            + "trait true try type typeof unsafe unsized use virtual where while yield")
                    .split(" "));
    /** Those that cannot be raw identifiers. */
    private static final Set<String> RESERVED = Set.of("crate", "self", "super", "value", "w", "r", "store");

    private RustNames() {}

    /** {@code CAM} becomes {@code Cam}, {@code ItsPduHeader} stays; an underscore stays between digits. */
    static String ofType(String name) {
        StringBuilder all = new StringBuilder();
        for (String word : JavaNames.ofConstant(name).split("_+")) {
            boolean digits = !all.isEmpty()
                    && Character.isDigit(all.charAt(all.length() - 1))
                    && !word.isEmpty()
                    && Character.isDigit(word.charAt(0));
            all.append(digits ? "_" : "");
            if (!word.isEmpty()) {
                all.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
            }
        }
        return all.toString();
    }

    /** {@code generationDeltaTime} becomes {@code generation_delta_time}. */
    static String ofField(String name) {
        String snake = JavaNames.ofConstant(name).toLowerCase(Locale.ROOT);
        return KEY_WORDS.contains(snake) ? "r#" + snake : RESERVED.contains(snake) ? snake + '_' : snake;
    }

    /** The part of a longer name. */
    static String part(String name) {
        return JavaNames.ofConstant(name).toLowerCase(Locale.ROOT);
    }
}
