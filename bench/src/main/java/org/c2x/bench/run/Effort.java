package org.c2x.bench.run;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.result.Configuration;

/** How long to measure. */
public enum Effort {
    /** First a few schemes and contents until their intervals are narrow, then as much as the time allows. */
    QUICK("quick", new int[] {3, 8, 0, 3}, new int[] {30_000, 100, 1}, 20),
    /** For figures to publish. */
    FULL("full", new int[] {5, 10, 3, 5}, new int[] {60_000, 200, 1}, 0),
    /** One question, answered well: the ratios to the baselines. */
    RATIOS("ratios", new int[] {3, 8, 0, 0}, new int[] {30_000, 200, 1}, 0),
    /** Shows that everything runs; its times mean nothing. */
    SMOKE("smoke run, no measurement", new int[] {1, 1, 1, 1}, new int[] {0, 1, 50}, 0);

    private static final String BER = "ber";
    private static final String DER = "der";

    private static final List<String> HEADLINE_CONTENTS = List.of("cam", "denm");
    static final List<String> BASE_CONTENTS = Stream.concat(
                    HEADLINE_CONTENTS.stream(), Stream.of("sec1-digest", "sec2"))
            .toList();

    private final String label;
    private final int[] forks;
    private final int[] iterations;
    private final int minutes;

    /**
     * @param forks      least and most for a mean time, for latencies, for cold starts
     * @param iterations longest time to settle in milliseconds, number that counts, length of one in milliseconds
     * @param minutes    within which a run ends, 0 for one that measures everything
     */
    Effort(String label, int[] forks, int[] iterations, int minutes) {
        this.label = label;
        this.forks = forks;
        this.iterations = iterations;
        this.minutes = minutes;
    }

    /** Time within which a run ends, in milliseconds; without a limit none. */
    public OptionalLong limitMillis() {
        return minutes == 0 ? OptionalLong.empty() : OptionalLong.of(TimeUnit.MINUTES.toMillis(minutes));
    }

    /** The mode in result files and on pages. */
    public String label() {
        return label;
    }

    /**
     * The schemes to measure unless others are chosen: quickly only one of each kind. Those that cannot be used as
     * things are belong to them, so that a reader learns of them.
     */
    public List<String> schemes() {
        List<String> usable = BenchSchemes.all();
        return BenchSchemes.known().stream()
                .filter(scheme -> this != QUICK || isBase(scheme) || !usable.contains(scheme))
                .toList();
    }

    /** Whether it is one of the few contents that are settled first, however short the time. */
    static boolean isOfHeadline(BenchContent<?> content) {
        return HEADLINE_CONTENTS.contains(content.name());
    }

    /** Whether it is of one of the contents and of one of the schemes that are measured first. */
    static boolean isBase(MeanTime time) {
        return BASE_CONTENTS.contains(time.content().name()) && isBase(time.scheme());
    }

    private static boolean isBase(String scheme) {
        return BenchSchemes.isTypical(scheme) && !BenchSchemes.isNative(scheme);
    }

    /** Of native codecs one of each kind. */
    static List<String> baseNativeSchemes() {
        return BenchSchemes.known().stream()
                .filter(scheme -> BenchSchemes.isTypical(scheme) && BenchSchemes.isNative(scheme))
                .toList();
    }

    /** The contents to measure unless others are chosen: quickly only those that differ most. */
    public List<BenchContent<?>> contents() {
        return BenchContents.all().stream()
                .filter(content -> this != QUICK || BASE_CONTENTS.contains(content.name()))
                .toList();
    }

    /**
     * What is measured of streams and of a published study beside the contents, unless somebody chooses what to
     * measure: quickly the ASN1C study's messages by themselves in what one can use, and streams of them in our own
     * codecs; struct B of the embedded study in all that has it, structs A and C in what is best of each library.
     */
    public List<Plan.Contest> published() {
        if (this != QUICK) {
            return List.of();
        }
        String[] base = schemes().stream().filter(Effort::isBase).toArray(String[]::new);
        String own = Codecs.has(DER) ? DER : BER;
        return List.of(
                contest("cam-stream", base),
                contest("cam-city-stream", base),
                contest("sec-today-digest", "oer"),
                contest("sec-today-certificate", "oer"),
                contest("sec-today-denm", "oer"),
                contest("employee", "uper", "aper", DER, BER),
                contest("nbap", "aper"),
                contest("tap3", DER, BER),
                contest("cdr", DER, BER),
                contest("employee-stream", "uper", "aper", own),
                contest("nbap-stream", "aper"),
                contest("tap3-stream", own),
                contest("cdr-stream", own),
                contest("mpsoc-a", "uper", "protobuf", "msgpack-kept", "flatbuffers-kept"),
                contest(
                        "mpsoc-b",
                        "uper",
                        "oer",
                        "exi-compiled",
                        "protobuf",
                        "msgpack",
                        "msgpack-kept",
                        "flatbuffers",
                        "flatbuffers-kept"),
                contest("mpsoc-b-fit", "uper"),
                contest("mpsoc-c", "uper", "protobuf", "msgpack-kept", "flatbuffers-kept"));
    }

    private static Plan.Contest contest(String content, String... schemes) {
        return new Plan.Contest(List.of(schemes), List.of(BenchContents.get(content)));
    }

    /**
     * Whether the memory of a pair belongs to this effort: quickly only of what is timed.
     *
     * @param chosen whether somebody asked for this scheme
     */
    boolean measuresMemory(String scheme, BenchContent<?> content, boolean chosen) {
        return this != QUICK || (chosen || isBase(scheme)) && BASE_CONTENTS.contains(content.name());
    }

    /** Fresh processes for each mean time. */
    public int forks() {
        return forks[0];
    }

    /** This effort's numbers for times. */
    Configuration configuration(StudyScope scope) {
        return new Configuration(
                forks[0],
                forks[2],
                forks[3],
                forks[1],
                iterations[0],
                iterations[1],
                iterations[2],
                scope.usable(),
                scope.contents().stream().map(BenchContent::name).toList(),
                scope.directions());
    }
}
