package org.c2x.asn1.parser;

import java.util.Optional;
import org.c2x.asn1.syntax.Name;

/**
 * Tells whether a name has parameters. In an object braces after a name may be its parameters (X.683 clause 9) or the
 * setting of the next field (X.681 clause 11.6), which only what the name stands for decides.
 */
public interface Parameterised {
    /**
     * True if braces after the name are its parameters.
     *
     * @param module the module named before a dot, if any
     */
    boolean test(Optional<Name> module, Name name);
}
