package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * A scheme with the structs of the embedded study.
 *
 * @param isFit whether their numbers are constrained as their values are
 */
record MpsocEntrant(String scheme, boolean isFit) {
    /** In the order of the study's tables. */
    static final List<String> STRUCTS = List.of("A", "B", "C");

    private static final String FIT = "-fit";

    /** Libraries that read what they expect to be there, unless the scheme's name says that they look first. */
    private static final List<String> TRUSTFUL = List.of("msgpuck", "flatbuffers");

    private static final List<String> LOOKING = List.of("-checked", "-verified");

    /** The content of a struct with numbers of full range. */
    static String content(String struct) {
        return "mpsoc-" + struct.toLowerCase(Locale.ROOT);
    }

    /** Whether a content is one of the structs. */
    static boolean isStruct(String content) {
        return content.startsWith("mpsoc-");
    }

    /** Each of some schemes as what it has of the structs. */
    static List<MpsocEntrant> of(List<String> schemes, BiPredicate<String, String> has) {
        return schemes.stream()
                .flatMap(scheme -> Stream.of(new MpsocEntrant(scheme, false), new MpsocEntrant(scheme, true)))
                .filter(entrant ->
                        STRUCTS.stream().anyMatch(struct -> has.test(entrant.scheme, entrant.contentOf(struct))))
                .toList();
    }

    /** The content of a struct here. */
    String contentOf(String struct) {
        return content(struct) + (isFit ? FIT : "");
    }

    String label() {
        return scheme + (isFit ? ", ranges of the values" : "");
    }

    /** Whether it is a library of the study's Table I, which is called by name and version there. */
    boolean standsFor(String library) {
        return isOf(library, scheme);
    }

    /** Whether a scheme is of such a library. */
    static boolean isOf(String library, String scheme) {
        return scheme.contains(library.substring(0, library.indexOf(' ')));
    }

    /** Whether it reads a message without a look at what is there. */
    boolean isUnchecked() {
        return TRUSTFUL.stream().anyMatch(scheme::contains) && LOOKING.stream().noneMatch(scheme::endsWith);
    }
}
