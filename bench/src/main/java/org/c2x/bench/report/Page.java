package org.c2x.bench.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.harness.RecordedCounts;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.MeasuredModule;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;

/**
 * A report as the templates see it.
 *
 * @param about      what it is about, in a sentence
 * @param ofStudies  whether it is about what the published studies measured, and not somebody's own module
 * @param written    when the last fork ended of a run that is not complete, null if all are
 * @param unreached  what was not measured before the promised time was over, null if everything was
 * @param warnings   what a reader must know before believing a figure
 * @param filters    what charts and tables can be narrowed down to
 * @param pictures   length against time, one a content
 * @param answers    what this machine says of the first of them, in three sentences
 * @param messages   the contents that matter most
 * @param streams    the same of many different messages
 * @param hypotheses those that something was measured for
 * @param unjudged   the other findings
 * @param strips     where the time of a received packet goes
 * @param budgets    where the bits of the first picture's content go, then of the others
 * @param sections   chapters of charts and tables, those of the studies first
 * @param calculator what the calculator computes with, null without
 * @param skipped    what was not measured, by reason
 * @param conditions environments, then runs
 * @param data       the result files, compressed
 */
record Page(
        String title,
        String subtitle,
        String about,
        boolean ofStudies,
        @Nullable String written,
        @Nullable Unreached unreached,
        List<String> warnings,
        List<Filter> filters,
        List<Picture> pictures,
        List<String> answers,
        Table messages,
        Table streams,
        List<Hypothesis> hypotheses,
        List<String> unjudged,
        List<Strip> strips,
        List<Budget> budgets,
        List<Section> sections,
        @Nullable String calculator,
        List<Gap> skipped,
        List<Condition.Group> conditions,
        String data,
        String csv) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String FIRST = "cam";
    /** A colour in the style sheet: its name, what it is on a light page, and on a dark one. */
    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): light-dark\\((#\\w+), (#\\w+)\\)");

    private static final String OF_STUDIES =
            "CAM, DENM and their security envelope in ASN.1 UPER, APER, OER and BER, Protocol "
                    + "Buffers, EXI and the binary envelope of 2013: time, memory and size of encoding and "
                    + "decoding, next to what the studies of 2014 and 2015 and of ASN1C published.";

    /** A choice of marks: charts and tables show only what has one that is chosen. */
    record Filter(String name, String mark, List<Option> options) {}

    /** One of them. */
    record Option(String value, String label) {}

    /** Steps of a study that were not measured, for people and for {@code --only}. */
    record Unreached(String titles, String names) {}

    /** What was not measured for one reason. */
    record Gap(String reason, List<String> subjects) {
        private static final int FEW = 5;

        /** All of it. */
        String what() {
            return String.join(", ", subjects);
        }

        /** The first of it. */
        String brief() {
            int more = subjects.size() - FEW;
            return more <= 0 ? what() : String.join(", ", subjects.subList(0, FEW)) + " and " + more + " more";
        }
    }

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
        sections.add(ReferenceRun.of(merged, own.isEmpty() ? ReferenceRun.read() : Optional.empty()));
        sections.add(TimeSection.of(merged));
        sections.add(NativeSection.of(merged));
        sections.add(LimitSection.of(merged));
        sections.add(SizeSection.of(merged));
        sections.add(LatencySection.of(merged));
        sections.add(LatencySection.coldStart(merged));
        sections.add(MemorySection.of(merged));
        sections.add(InstructionSection.of(merged));
        List<Picture> pictures = Picture.of(merged);
        List<Hypothesis> hypotheses = Hypotheses.of(merged, core);
        return new Page(
                own.map(MeasuredModule::type).orElse("ITS messages") + ": every encoding, measured",
                subtitle(results),
                own.map(Page::about).orElse(OF_STUDIES),
                own.isEmpty(),
                written(results),
                unreached(results),
                Warnings.of(results, merged),
                filters(merged),
                pictures,
                Stream.concat(
                                Headline.traffic(merged).stream(),
                                Headline.sentences(
                                        merged,
                                        pictures.stream()
                                                .filter(picture -> !picture.hidden())
                                                .map(Picture::content)
                                                .findFirst()
                                                .orElse(FIRST))
                                        .stream())
                        .toList(),
                Headline.messages(merged),
                Headline.streams(merged),
                hypotheses.stream().filter(Hypothesis::isJudged).toList(),
                hypotheses.stream()
                        .filter(hypothesis -> !hypothesis.isJudged())
                        .map(Hypothesis::statement)
                        .toList(),
                own.isEmpty() ? TodaySection.strips(merged) : List.of(),
                Budget.of(merged.figures()).stream()
                        .sorted(Comparator.comparing(budget -> !budget.content().equals(FIRST)))
                        .toList(),
                sections,
                calculator(merged),
                gaps(Stream.concat(merged.skipped().stream(), new Targets(merged).skippedTimes())),
                Stream.concat(
                                merged.environments().stream().map(Condition::of),
                                results.stream().map(StudyResult::header).map(Condition::of))
                        .toList(),
                results.stream()
                        .map(ResultFile::text)
                        .collect(Collectors.joining(",", "[", "]"))
                        .transform(Page::packed),
                Csv.of(merged.figures()));
    }

    private static @Nullable String written(List<StudyResult> results) {
        return results.stream()
                .map(StudyResult::header)
                .filter(run -> run.state() == Header.State.RUNNING)
                .map(run -> run.finished() == null ? run.started() : run.finished())
                .max(Comparator.naturalOrder())
                .orElse(null);
    }

    private static @Nullable Unreached unreached(List<StudyResult> results) {
        if (results.stream().anyMatch(result -> result.header().state() == Header.State.RUNNING)) {
            return null;
        }
        Map<String, Stage> stages = new LinkedHashMap<>();
        results.stream()
                .flatMap(result -> result.header().stages().stream())
                .forEach(stage -> stages.merge(stage.name(), stage, (one, other) -> one.isComplete() ? one : other));
        List<Stage> open =
                stages.values().stream().filter(stage -> !stage.isComplete()).toList();
        return open.isEmpty()
                ? null
                : new Unreached(
                        open.stream().map(Page::whatIsOpen).collect(Collectors.joining(", ")),
                        open.stream().map(Stage::name).collect(Collectors.joining(",")));
    }

    private static String whatIsOpen(Stage stage) {
        return stage.made() == 0
                ? stage.title()
                : stage.title() + " (only " + stage.made() + " of " + stage.planned() + " forks)";
    }

    private static List<Gap> gaps(Stream<Skipped> skipped) {
        Map<String, Set<String>> byReason = new LinkedHashMap<>();
        skipped.forEach(one -> byReason.computeIfAbsent(
                        one.reason() + (one.remedy() == null ? "" : ": " + one.remedy()),
                        first -> new LinkedHashSet<>())
                .add(one.what()));
        return byReason.entrySet().stream()
                .map(gap -> new Gap(gap.getKey(), List.copyOf(gap.getValue())))
                .toList();
    }

    /** The module, if all runs measured with somebody's own. */
    private static Optional<MeasuredModule> own(List<StudyResult> results) {
        List<MeasuredModule> modules = results.stream()
                .flatMap(result -> Stream.ofNullable(result.header().module()))
                .toList();
        return modules.size() == results.size() ? modules.stream().findFirst() : Optional.empty();
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

    private static List<Filter> filters(StudyResult result) {
        List<Filter> filters = new ArrayList<>();
        filters.add(new Filter(
                "Schemes",
                "family",
                schemes(result)
                        .map(scheme -> Family.of(result, scheme))
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
                .filter(content -> !content.isEmpty());
    }

    private static @Nullable String calculator(StudyResult result) {
        Calculator calculator = Calculator.of(result);
        return calculator == null ? null : json(calculator);
    }

    /** JSON that can be within a script element, which ends at the first end tag whatever is around it. */
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

    private static String packed(String text) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(octets)) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("memory takes everything", e);
        }
        return Base64.getEncoder().encodeToString(octets.toByteArray());
    }

    /** Whether anything was timed that a picture can show. */
    boolean hasPictures() {
        return !pictures.isEmpty();
    }

    /** Whether there are findings without figures. */
    boolean hasUnjudged() {
        return !unjudged.isEmpty();
    }

    /** Whether the steps of a received packet were timed. */
    boolean hasStrips() {
        return !strips.isEmpty();
    }

    /** The bits of the message that matters most, null without. */
    @Nullable
    Budget budget() {
        return budgets.isEmpty() ? null : budgets.get(0);
    }

    /** The bits of the others. */
    List<Budget> otherBudgets() {
        return budgets.stream().skip(1).map(Budget::withoutShares).toList();
    }

    /** Of all intervals, in percent. */
    int confidence() {
        return Interval.CONFIDENCE;
    }

    /** The page's looks. */
    String style() {
        return Report.style();
    }

    /** The picture that is shown first. */
    List<Picture> firstPicture() {
        return pictures.stream().filter(picture -> !picture.hidden()).limit(1).toList();
    }

    /** The colours of the page's looks as they are on a light page, for a drawing that knows no others. */
    List<Option> lightColours() {
        return colours(1);
    }

    /** The same on a dark page. */
    List<Option> darkColours() {
        return colours(2);
    }

    private static List<Option> colours(int side) {
        return COLOUR.matcher(Report.style())
                .results()
                .map(colour -> new Option(colour.group(1), colour.group(1 + side)))
                .toList();
    }

    /** The page's behaviour. */
    String script() {
        return resource("page.js");
    }

    static String resource(String name) {
        try (InputStream file = Page.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
