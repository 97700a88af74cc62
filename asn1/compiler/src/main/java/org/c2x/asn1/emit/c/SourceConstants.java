package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;

/** What a source file defines before its functions, as far as these use it. */
final class SourceConstants {
    private final Alphabets alphabets = new Alphabets();
    private final BigIntegers numbers = new BigIntegers();
    private final SameValues same;
    private final DefaultValues defaults;
    private final OpenTypeTables tables;

    SourceConstants(CModel model) {
        this.same = new SameValues(model);
        this.defaults = new DefaultValues(model, same);
        this.tables = new OpenTypeTables(model, defaults);
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

    OpenTypeTables tables() {
        return tables;
    }

    /** The definitions. */
    String text() {
        IndentedText out = new IndentedText();
        alphabets.declare(out);
        numbers.declare(out);
        defaults.declare(out);
        same.declare(out);
        return out + tables.text();
    }
}
