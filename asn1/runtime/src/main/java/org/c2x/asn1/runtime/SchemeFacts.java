package org.c2x.asn1.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * What is known of a scheme beside its codecs, for those who measure schemes and show them side by side.
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

    /** Of a scheme in Java that is one among others. */
    public static SchemeFacts of(String encoding, String label) {
        return new SchemeFacts(encoding, label, false, false, List.of(), List.of());
    }

    /** The same of native code. */
    public SchemeFacts inNativeCode() {
        return new SchemeFacts(encoding, label, true, isTypical, counterparts, caveats);
    }

    /** The same with the schemes to compare it with. */
    public SchemeFacts beside(String... schemes) {
        return new SchemeFacts(encoding, label, isNative, isTypical, List.of(schemes), caveats);
    }

    /** The same of the scheme that stands for its kind. */
    public SchemeFacts typical() {
        return new SchemeFacts(encoding, label, isNative, true, counterparts, caveats);
    }

    /** The same with one caveat more. */
    public SchemeFacts withCaveat(String caveat) {
        List<String> more = new ArrayList<>(caveats);
        more.add(caveat);
        return new SchemeFacts(encoding, label, isNative, isTypical, counterparts, more);
    }
}
