package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;

/** What a source file defines in front of its functions, as far as these use it. */
final class SourceConstants {
    private final Alphabets alphabets = new Alphabets();
    private final BigIntegers numbers = new BigIntegers();
    private final DefaultValues defaults;

    SourceConstants(CModel model) {
        this.defaults = new DefaultValues(model);
    }

    Alphabets alphabets() {
        return alphabets;
    }

    BigIntegers numbers() {
        return numbers;
    }

    DefaultValues defaults() {
        return defaults;
    }

    /** Writes the definitions. */
    void declare(IndentedText out) {
        alphabets.declare(out);
        numbers.declare(out);
        defaults.declare(out);
    }
}
