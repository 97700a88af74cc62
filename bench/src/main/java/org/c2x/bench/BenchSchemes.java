package org.c2x.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.result.Skipped;

/** The schemes that a study compares. */
public final class BenchSchemes {
    private static final String NATIVE = "native-";
    /** A form of messages for people and tools to read, not one of the encodings to compare. */
    private static final String JER = "jer";

    private BenchSchemes() {}

    /** All schemes on the class path that are encodings for transmission and can be used as things are. */
    public static List<String> all() {
        return Codecs.schemes().stream().filter(scheme -> !scheme.equals(JER)).toList();
    }

    /** The same, and those that cannot be used as things are. */
    public static List<String> known() {
        return Stream.concat(all().stream(), Codecs.unavailable().keySet().stream())
                .sorted()
                .toList();
    }

    /** Why a scheme that can be used cannot do a content. */
    public static String noCodec(BenchContent<?> content) {
        return "the scheme has no codec for " + content.type().getSimpleName();
    }

    /** Whether a scheme's codecs are native code. */
    public static boolean isNative(String scheme) {
        return scheme.startsWith(NATIVE);
    }

    /** Those of some schemes that cannot be used as things are; all that have the same reason are named together. */
    public static List<Skipped> unavailable(List<String> schemes) {
        Map<String, List<String>> byReason = new TreeMap<>();
        Codecs.unavailable().forEach((scheme, reason) -> {
            if (schemes.contains(scheme)) {
                byReason.computeIfAbsent(reason, first -> new ArrayList<>()).add(scheme);
            }
        });
        List<Skipped> skipped = new ArrayList<>();
        byReason.forEach((reason, all) -> all.forEach(
                scheme -> skipped.add(new Skipped(String.join(", ", all), null, scheme, null, reason, null))));
        return skipped;
    }
}
