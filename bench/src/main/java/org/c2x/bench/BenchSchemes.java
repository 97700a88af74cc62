package org.c2x.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.KnownSchemes;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.bench.result.Skipped;

/** The schemes that a study compares. */
public final class BenchSchemes {
    private BenchSchemes() {}

    /** All schemes on the class path that are encodings for transmission and can be used as things are. */
    public static List<String> all() {
        return Codecs.schemes().stream().filter(BenchSchemes::isForTransmission).toList();
    }

    /** The same, and those that cannot be used as things are. */
    public static List<String> known() {
        return Codecs.known().stream()
                .filter(BenchSchemes::isForTransmission)
                .sorted()
                .toList();
    }

    /** Text is for people and tools to read, none of the encodings to compare. */
    private static boolean isForTransmission(String scheme) {
        return Codecs.offsetUnit(scheme) != Unit.CHARACTER;
    }

    /** Why a scheme that can be used cannot do a content. */
    public static String noCodec(BenchContent<?> content) {
        return "the scheme has no codec for " + content.type().getSimpleName();
    }

    /** Whether a scheme's codecs are native code. */
    public static boolean isNative(String scheme) {
        return KnownSchemes.facts(scheme).filter(SchemeFacts::isNative).isPresent();
    }

    /** Whether a scheme stands for its kind where there is no time for all. */
    public static boolean isTypical(String scheme) {
        return KnownSchemes.facts(scheme).filter(SchemeFacts::isTypical).isPresent();
    }

    /** What is known of the schemes of figures: of those that c2x does not come with, that they are encodings. */
    public static Map<String, SchemeFacts> facts(List<Figure> figures) {
        Set<String> measured = figures.stream().map(Figure::scheme).collect(Collectors.toSet());
        Map<String, SchemeFacts> facts = new LinkedHashMap<>();
        Stream.concat(KnownSchemes.names().stream(), Codecs.known().stream())
                .filter(measured::contains)
                .forEach(scheme -> facts.computeIfAbsent(
                        scheme, name -> KnownSchemes.facts(name).orElseGet(() -> SchemeFacts.of(name))));
        return facts;
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
