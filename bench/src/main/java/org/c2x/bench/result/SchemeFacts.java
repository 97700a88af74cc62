package org.c2x.bench.result;

import java.util.List;

/**
 * What is known of a scheme beside its figures, for showing schemes side by side.
 *
 * @param encoding     the encoding, in lower case as in names of schemes: {@code exi}; schemes of one encoding differ
 *                     in how they are made, or in settings
 * @param label        what people call the encoding
 * @param isNative     whether the codecs are native code
 * @param isTypical    whether the scheme stands for its kind where there is no time for all
 * @param counterparts of native code, the schemes of the virtual machine to compare it with
 * @param caveats      what is in its times that is not in those of others, in whole sentences
 */
public record SchemeFacts(
        String encoding,
        String label,
        boolean isNative,
        boolean isTypical,
        List<String> counterparts,
        List<String> caveats) {
    public SchemeFacts {
        counterparts = List.copyOf(counterparts);
        caveats = List.copyOf(caveats);
    }

    /** Of a scheme in Java that nothing is known of: an encoding of its own. */
    public static SchemeFacts of(String scheme) {
        return new SchemeFacts(scheme, scheme, false, false, List.of(), List.of());
    }
}
