package org.c2x.bench;

import java.util.List;
import org.c2x.asn1.runtime.Codecs;

/** The schemes that a study compares. */
public final class BenchSchemes {
    /** A form of messages for people and tools to read, not one of the encodings to compare. */
    private static final String JER = "jer";

    private BenchSchemes() {}

    /** All schemes on the class path that are encodings for transmission. */
    public static List<String> all() {
        return Codecs.schemes().stream().filter(scheme -> !scheme.equals(JER)).toList();
    }
}
