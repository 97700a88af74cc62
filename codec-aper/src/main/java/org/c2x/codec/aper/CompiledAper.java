package org.c2x.codec.aper;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;

/** The scheme {@code aper}: code generated for the messages, the aligned variant of canonical PER. */
public final class CompiledAper extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledAper() {
        super(RuleSet.APER);
    }
}
