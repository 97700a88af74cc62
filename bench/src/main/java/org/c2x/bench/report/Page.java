package org.c2x.bench.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.harness.RecordedCounts;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.MeasuredModule;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * A report as the templates see it.
 *
 * @param about      what it is about, in a sentence
 * @param ofStudies  whether it is about what the published studies measured, and not somebody's own module
 * @param warnings   what a reader must know before believing a figure
 * @param filters    what charts and tables can be narrowed down to
 * @param pictures   length against time, one a content
 * @param sections   chapters of charts and tables, those of the studies first
 * @param calculator what the calculator computes with, null without
 * @param skipped    what was not measured, and why
 * @param conditions environments, then runs
 */
record Page(
        String title,
        String subtitle,
        String about,
        boolean ofStudies,
        List<String> warnings,
        List<Filter> filters,
        List<Picture> pictures,
        List<Summary.Line> summary,
        List<Hypothesis> hypotheses,
        List<Section> sections,
        List<Budget> budgets,
        @Nullable String calculator,
        List<String> skipped,
        List<Condition.Group> conditions,
        String data,
        String csv) {
    private static final JsonMapper JSON = new JsonMapper();
    /** Error as a fraction of the time above which a reader should be warned. */
    private static final double UNCERTAIN = 0.2;
    /** The same of a time that falls from the first iteration to the last. */
    private static final double DRIFT = 0.1;

    private static final String OF_STUDIES =
            "CAM, DENM and their security envelope in ASN.1 UPER, APER, OER and BER, Protocol Buffers, EXI and the "
                    + "binary envelope of 2013: time, memory and size of encoding and decoding, beside what the "
                    + "studies of 2014 and 2015 and of ASN1C published.";

    /** A choice of marks: charts and tables show only what has one that is chosen. */
    record Filter(String name, String mark, List<Option> options) {}

    /** One of them. */
    record Option(String value, String label) {}

    static Page of(List<StudyResult> results) {
        StudyResult merged = Merge.of(results);
        CortexFigures core = CortexFigures.of(merged, RecordedCounts.read().orElse(merged));
        Optional<MeasuredModule> own = own(results);
        List<Section> sections = new ArrayList<>();
        if (own.isEmpty()) {
            sections.addAll(Studies.of(merged));
            sections.add(Asn1cSection.of(merged));
            sections.add(MpsocSection.of(merged, core));
            sections.add(TodaySection.of(merged));
        }
        sections.add(TimeSection.of(merged));
        sections.add(NativeSection.of(merged));
        sections.add(SizeSection.of(merged));
        sections.add(LatencySection.of(merged));
        sections.add(LatencySection.coldStart(merged));
        sections.add(MemorySection.of(merged));
        sections.add(InstructionSection.of(merged));
        return new Page(
                own.map(MeasuredModule::type).orElse("ITS messages") + ": every encoding, measured",
                subtitle(results),
                own.map(Page::about).orElse(OF_STUDIES),
                own.isEmpty(),
                warnings(results, merged),
                filters(merged),
                Picture.of(merged),
                Summary.of(merged),
                Hypotheses.of(merged, core),
                sections,
                Budget.of(merged.figures()),
                calculator(merged),
                Stream.concat(merged.skipped().stream(), new Targets(merged).skippedTimes())
                        .map(Skipped::toString)
                        .distinct()
                        .toList(),
                Stream.concat(
                                merged.environments().stream().map(Condition::of),
                                results.stream().map(StudyResult::header).map(Condition::of))
                        .toList(),
                results.stream()
                        .map(ResultFile::text)
                        .collect(Collectors.joining(",", "[", "]"))
                        .transform(Page::inScript),
                Csv.of(merged.figures()));
    }

    /** The module, if all runs measured with somebody's own. */
    private static Optional<MeasuredModule> own(List<StudyResult> results) {
        return results.stream().allMatch(result -> result.header().module() != null)
                ? Optional.of(results.get(0).header().module())
                : Optional.empty();
    }

    private static String about(MeasuredModule module) {
        return "Time, memory and size of encoding and decoding of " + module.messages() + ". "
                + String.join("; ", module.versions()) + '.';
    }

    private static String subtitle(List<StudyResult> results) {
        Header first = results.get(0).header();
        String more = results.size() == 1 ? "" : " and " + (results.size() - 1) + " more";
        return first.mode() + " · " + Condition.utc(first.started()) + " · "
                + first.environments().get(0).cpu() + more;
    }

    private static List<String> warnings(List<StudyResult> results, StudyResult merged) {
        List<String> warnings = new ArrayList<>();
        if (results.stream().anyMatch(result -> result.header().mode().contains("no measurement"))) {
            warnings.add(
                    "This was a smoke run, no measurement: it shows that everything runs, its times mean nothing.");
        }
        results.stream()
                .map(result -> result.header().module())
                .filter(module -> module != null && module.random())
                .forEach(module -> warnings.add("Random: the messages of " + module.type()
                        + " were made by chance. What is on the air has other values, lengths and optional parts."));
        results.stream()
                .map(StudyResult::header)
                .filter(run -> run.state() == Header.State.INCOMPLETE)
                .forEach(run -> warnings.add("Incomplete: " + run.made() + " of " + run.planned()
                        + " forks have run; what they measured is here."));
        long uncertain = merged.of(Quantity.TIME)
                .filter(time -> time.relativeError() > UNCERTAIN)
                .count();
        if (uncertain > 0) {
            warnings.add("Uncertain: " + uncertain + " of "
                    + merged.of(Quantity.TIME).count()
                    + " times have an interval that reaches more than " + Math.round(100 * UNCERTAIN)
                    + " % above them; the machine may have been busy with something else.");
        }
        long disturbed = merged.of(Quantity.PROCESSOR_SHARE)
                .filter(share -> share.forks().stream().anyMatch(fork -> fork < Quantity.DISTURBED_SHARE))
                .count();
        if (disturbed > 0) {
            warnings.add("Disturbed: in " + disturbed + " of "
                    + merged.of(Quantity.PROCESSOR_SHARE).count()
                    + " times something else took the core from a fork for more than "
                    + Math.round(100 * (1 - Quantity.DISTURBED_SHARE)) + " % of the time. Times are those on the "
                    + "processor, but their caches were shared.");
        }
        long drifting = merged.of(Quantity.TIME)
                .filter(time -> drift(time, merged) < 1 - DRIFT)
                .count();
        if (drifting > 0) {
            warnings.add("Still warming: " + drifting + " of "
                    + merged.of(Quantity.TIME).count()
                    + " times were more than " + Math.round(100 * DRIFT) + " % less in the last iteration than in the "
                    + "first that counts.");
        }
        return warnings;
    }

    /** The last iteration as a part of the first, 1 where they were not kept. */
    private static double drift(Figure time, StudyResult result) {
        Optional<Figure> first = result.figures().beside(time, Quantity.iteration(1));
        Optional<Figure> last = first;
        for (int number = 2; last.isPresent(); number++) {
            Optional<Figure> next = result.figures().beside(time, Quantity.iteration(number));
            if (next.isEmpty()) {
                return last.get().value() / first.get().value();
            }
            last = next;
        }
        return 1;
    }

    private static List<Filter> filters(StudyResult result) {
        List<Filter> filters = new ArrayList<>();
        filters.add(new Filter(
                "Schemes",
                "family",
                schemes(result)
                        .map(Family::of)
                        .distinct()
                        .sorted()
                        .map(family -> new Option(family.style(), family.label()))
                        .toList()));
        filters.add(new Filter(
                "Contents",
                "content",
                contents(result)
                        .distinct()
                        .map(content -> new Option(content, content))
                        .toList()));
        filters.add(new Filter(
                "Boundary",
                "boundary",
                Stream.of(Boundary.END_TO_END, Boundary.CODEC)
                        .map(boundary -> new Option(Marks.style(boundary), boundary.label()))
                        .toList()));
        if (result.environments().size() > 1) {
            filters.add(new Filter(
                    "Environment",
                    "environment",
                    result.environments().stream()
                            .map(environment -> new Option(environment.id(), environment.id()))
                            .toList()));
        }
        return filters;
    }

    private static Stream<String> schemes(StudyResult result) {
        return Stream.of(Quantity.TIME, Quantity.LENGTH).flatMap(result::of).map(Figure::scheme);
    }

    private static Stream<String> contents(StudyResult result) {
        return Stream.of(Quantity.LENGTH, Quantity.TIME)
                .flatMap(result::of)
                .map(Figure::content)
                .filter(Objects::nonNull);
    }

    private static @Nullable String calculator(StudyResult result) {
        Calculator calculator = Calculator.of(result);
        return calculator == null ? null : json(calculator);
    }

    /** JSON that can stand within a script element, which ends at the first end tag whatever is around it. */
    private static String inScript(String json) {
        return json.replace("</", "<\\/").replace("<!", "\\u003c!");
    }

    private static String json(Object value) {
        try {
            return inScript(JSON.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether anything was timed that a picture can show. */
    boolean hasPictures() {
        return !pictures.isEmpty();
    }

    /** Families that there are, for the legend. */
    List<Option> families() {
        return filters.get(0).options();
    }

    /** Of all intervals, in percent. */
    int confidence() {
        return Interval.CONFIDENCE;
    }

    /** The page's looks. */
    String style() {
        return resource("page.css");
    }

    /** The page's behaviour. */
    String script() {
        return resource("page.js");
    }

    private static String resource(String name) {
        try (InputStream file = Page.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
