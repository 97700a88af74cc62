package org.openexi.proc.grammars;

import org.openexi.schema.EXISchema;

public final class GrammarCache {
    public final short grammarOptions;

    public GrammarCache(EXISchema schema, short grammarOptions) {
        if (schema == null) {
            throw new NullPointerException("schema");
        }
        this.grammarOptions = grammarOptions;
    }
}
