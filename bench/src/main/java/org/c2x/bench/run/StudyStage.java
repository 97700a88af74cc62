package org.c2x.bench.run;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.asn1c.Asn1cContents;
import org.c2x.bench.mpsoc.StructContents;
import org.c2x.bench.reception.SecuredContents;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;

/**
 * The stages of a study, in the order in which they are measured: what the page shows first, then what the published
 * studies show, then what is of interest to fewer readers.
 */
public enum StudyStage {
    NATIVE("codecs in C"),
    HEADLINE("the headline: lengths and times"),
    ENVELOPES("envelopes, one scheme of each kind"),
    CODEC("the libraries' own messages, and clones of their octets"),
    ASN1C("the ASN1C study"),
    MPSOC("the embedded study"),
    TODAY("messages of today"),
    STREAMS("streams"),
    MEMORY("heap and stack"),
    COLD("first messages"),
    LATENCY("latencies and all cores"),
    REST("everything else");

    private static final Set<String> OF_ASN1C = Stream.concat(
                    Stream.of("employee"), names(new Asn1cContents().contents()))
            .collect(Collectors.toSet());
    private static final Set<String> OF_MPSOC =
            names(new StructContents().contents()).collect(Collectors.toSet());
    private static final Set<String> OF_TODAY = Stream.concat(
                    names(new SecuredContents().contents()),
                    Contents.today().stream().map(Content::name))
            .collect(Collectors.toSet());

    private final String title;

    StudyStage(String title) {
        this.title = title;
    }

    /** What {@code --only} calls it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it measures, for people. */
    public String title() {
        return title;
    }

    /** The stage that {@code --only} calls so. */
    public static Optional<StudyStage> of(String label) {
        return Arrays.stream(values())
                .filter(stage -> stage.label().equals(label.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** Whether its times get further forks until their intervals are narrow. */
    boolean goesOnUntilNarrow() {
        return this == HEADLINE || this == ENVELOPES;
    }

    /** How far this stage is. */
    Stage at(int planned, int made) {
        return new Stage(label(), title, planned, made);
    }

    /** How far a run has come with this stage; nothing is planned if it was no part of it. */
    Stage in(StudyResult result) {
        return result.header().stages().stream()
                .filter(stage -> stage.name().equals(label()))
                .findFirst()
                .orElse(at(0, 0));
    }

    /** The stage of a measurement that does not lead. */
    static StudyStage ofLater(Measurement measurement) {
        if (measurement instanceof FirstMessage) {
            return COLD;
        } else if (measurement instanceof MeanTime time) {
            return of(time);
        }
        return measurement instanceof EmptyCall ? REST : LATENCY;
    }

    private static StudyStage of(MeanTime time) {
        String content = time.content().name();
        if (OF_ASN1C.contains(content)) {
            return ASN1C;
        } else if (OF_MPSOC.contains(content)) {
            return MPSOC;
        } else if (OF_TODAY.contains(content)) {
            return TODAY;
        } else if (time.content().isStream()) {
            return STREAMS;
        }
        boolean isOneWay = time.operation() == Operation.ENCODE || time.operation() == Operation.DECODE;
        boolean isOfCodec = isOneWay && time.boundary() == Boundary.CODEC
                || time.operation().isBaseline();
        return isOfCodec && Effort.isBase(time) ? CODEC : REST;
    }

    private static Stream<String> names(List<BenchContent<?>> contents) {
        return contents.stream().map(BenchContent::name);
    }
}
