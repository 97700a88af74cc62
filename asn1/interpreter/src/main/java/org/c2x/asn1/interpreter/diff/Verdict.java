package org.c2x.asn1.interpreter.diff;

import java.util.Optional;

/**
 * Whether readers of one version of a type read messages of the other one, in one encoding.
 *
 * @param oldReadsNew a message of the new version that readers of the old one do not read; empty if all that were tried
 *                    are read
 * @param newReadsOld the same the other way round
 */
public record Verdict(String scheme, Optional<Example> oldReadsNew, Optional<Example> newReadsOld) {

    /**
     * A message that is not read.
     *
     * @param message in hex, of JER the text
     * @param problem what goes wrong
     */
    public record Example(String message, String problem) {}

    /** True if all messages that were tried are read, in both directions. */
    public boolean isCompatible() {
        return oldReadsNew.isEmpty() && newReadsOld.isEmpty();
    }
}
