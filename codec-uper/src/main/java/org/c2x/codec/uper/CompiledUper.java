package org.c2x.codec.uper;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;

/** The scheme {@code uper}: code generated for the messages. */
public final class CompiledUper extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledUper() {
        super(RuleSet.UPER);
    }
}
