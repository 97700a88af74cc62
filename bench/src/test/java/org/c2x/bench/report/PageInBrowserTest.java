package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.browser.Browser;
import org.c2x.bench.channel.Channel;
import org.c2x.bench.channel.Framing;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page as a browser shows it, with every kind of figure in it. */
class PageInBrowserTest {
    private static final String SKIPPED =
            "skipped: the report in a browser because there is no Chromium on the path, install chromium";
    private static final List<StudyResult> RESULTS = Stream.concat(
                    SampleStudy.all().stream(), Stream.of(SampleCortex.result()))
            .toList();
    private static final StudyResult RESULT = Merge.of(RESULTS);

    private static final String PARTS =
            "[...document.querySelectorAll('main > *')].map(part => part.id + ' ' + part.offsetHeight).join()";

    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Path page;

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Browser.program();
        if (program.isEmpty()) {
            System.err.println(SKIPPED);
        }
        assumeTrue(program.isPresent(), SKIPPED);
        page = Files.writeString(
                folder.resolve("report.html"), Report.of(RESULTS).html());
        browser = Browser.start(program.get());
    }

    @AfterAll
    static void stop() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void open() {
        browser.resize(1400, 1000);
        browser.preferColours("light");
        browser.open(page);
    }

    @AfterEach
    void nothingWentWrong() {
        assertEquals(List.of(), browser.complaints());
        List<String> foreign = browser.requests().stream()
                .filter(address -> !address.matches("(?s)(file:///.*report\\.html(#.*)?|data:,|blob:.*)"))
                .toList();
        assertEquals(List.of(), foreign);
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture", "headline", "hypotheses", "streams", "budget", "conditions"})
    void section_isThereWithAHeadingAndALinkToIt(String id) {
        assertEquals(1, count("section#" + id + " > :is(h1, h2)"));
        assertEquals(1, count("nav a[href='#" + id + "']"));
        assertTrue(
                evaluate("document.querySelector('#" + id + "').offsetHeight").asInt() > 60);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "study2014",
                "study2015",
                "asn1c",
                "mpsoc",
                "today",
                "time",
                "native",
                "size",
                "latency",
                "cold",
                "memory",
                "instructions",
                "calculator",
                "skipped",
                "download"
            })
    void chapter_opensByItsAddress(String id) {
        assertEquals(1, count("details#" + id + " > summary > h2"));
        assertFalse(isOpen(id));

        evaluate("document.querySelector(`nav a[href='#" + id + "']`).click()");
        evaluate("new Promise(done => setTimeout(done, 50))");

        assertTrue(isOpen(id));
        assertEquals(1, count("main > details[open]"));
    }

    @Test
    void chapter_ofAnAddressThatIsTypedIn_opens() {
        evaluate("new Promise(done => { location.hash = '#memory'; setTimeout(done, 100); })");

        assertTrue(isOpen("memory"));
    }

    @Test
    void closedPage_isAtMostSixScreensLong() {
        browser.resize(1280, 800);
        browser.open(page);

        assertTrue(height() <= 6 * 800, () -> "pixels: " + height() + ", of parts: " + evaluate(PARTS));
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 740"})
    void firstScreen_hasThePictureAndTheAnswers(int width, int height) {
        browser.resize(width, height);
        browser.open(page);

        assertTrue(evaluate("document.querySelector('.picture[data-picture=cam] svg').getBoundingClientRect().top >= 0")
                .asBoolean());
        assertEquals(3, visible(".says p:not([class])"));
        assertTrue(evaluate("Math.max(...[...document.querySelectorAll('.picture[data-picture=cam] svg, .says p')]"
                                + ".map(one => one.getBoundingClientRect().bottom))")
                        .asInt()
                <= height);
    }

    @Test
    void completePage_isNotLoadedAgain() {
        assertEquals(0, count("[data-written]"));
    }

    @Test
    void incompletePage_thatIsLoadedAgain_looksAsBefore() throws Exception {
        Path running = Files.writeString(
                folder.resolve("running-report.html"),
                Report.of(List.of(SampleStudy.notAll(Header.State.RUNNING, Instant.now())))
                        .html());
        browser.open(running);
        click("input[data-mark=family][value=uper]");
        evaluate("document.querySelector('#time').open = true; scrollTo(0, 700)");

        browser.open(running);

        assertTrue(isOpen("time"));
        assertEquals(0, visible("[data-family=uper]"));
        assertEquals(700, evaluate("scrollY").asInt());
    }

    private static boolean isOpen(String id) {
        return evaluate("document.querySelector('details#" + id + "').open").asBoolean();
    }

    private static int height() {
        return evaluate("document.documentElement.scrollHeight").asInt();
    }

    private static void openAll() {
        evaluate("document.querySelectorAll('main details').forEach(one => { one.open = true; })");
    }

    @Test
    void view_standsBesideDecodingAllOfTheMessage() {
        assertTrue(evaluate("document.querySelector('#today').textContent")
                .asText()
                .contains("view of latitude"));
    }

    @Test
    void charts_haveBarsAndErrorBarsAndAnAxis() {
        assertTrue(count("figure.chart") >= 12);
        assertEquals(
                0,
                evaluate("[...document.querySelectorAll('figure.chart')].filter(chart =>"
                                + " !chart.querySelector('.axis b') || [...chart.querySelectorAll('.fill')]"
                                + ".some(fill => fill.offsetWidth < 1)).length")
                        .asInt());
        assertTrue(count("#time .whisker") > 50);
        assertTrue(count("#study2014 figure.chart .bar") > 20);
        assertTrue(count("#study2015 figure.chart .bar") > 40);
    }

    @Test
    void figuresOfTheStudies_areDrawnForTheJvmAndForCAndForEachProcessor() {
        for (String study : List.of("study2014", "study2015")) {
            assertEquals(
                    List.of(
                            "in C, profile i7",
                            "instructions on i7",
                            "instructions on atom",
                            "instructions on geode",
                            "our JVM"),
                    List.of(evaluate("[...document.querySelectorAll('#" + study + " figure.chart h4')].map(head =>"
                                    + " head.textContent).filter(title => title.startsWith('Figures 1–3'))"
                                    + ".map(title => title.replace('Figures 1–3, ', '')).join('|')")
                            .asText()
                            .split("\\|")));
        }
    }

    @Test
    void native_hasRatiosWarmUpAndCrossings() {
        assertEquals(
                List.of("Ratios", "JIT warm-up against C", "Crossing from the JVM into C"),
                List.of(evaluate("[...document.querySelectorAll('#native h3')].map(head => head.textContent).join('|')")
                        .asText()
                        .split("\\|")));
        assertTrue(count("#native tbody tr") > 20);
        assertTrue(evaluate("document.querySelector('#native').textContent")
                .asText()
                .contains("empty call"));
    }

    @Test
    void filter_ofAnEnvironment_hidesItsBarsAndLines() {
        openAll();
        assertTrue(visible("[data-environment=native-i7]") > 0);

        click("input[data-mark=environment][value=native-i7]");

        assertEquals(0, visible("[data-environment=native-i7]"));
        assertTrue(visible("[data-environment=jvm]") > 0);
    }

    @Test
    void hypotheses_haveVerdictsAndEvidence() {
        assertEquals(
                Hypotheses.of(RESULT, CortexFigures.of(RESULT, RESULT)).stream()
                        .filter(Hypothesis::isJudged)
                        .count(),
                count(".hypothesis:has(.verdicts)"));
        assertTrue(count(".verdict.holds") > 0);
        assertTrue(count(".verdict.does-not-hold") > 0);
        assertTrue(count(".verdict.not-distinguishable") > 0);
        assertTrue(count(".evidence tbody tr") > 100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper", "protobuf", "binary", "exi", "ber", "baseline"})
    void filter_ofAFamily_hidesItsBarsAndLines(String family) {
        openAll();
        int before = visible("[data-family=" + family + "]");
        assertTrue(before > 0);

        click("input[data-mark=family][value=" + family + "]");

        assertEquals(0, visible("[data-family=" + family + "]"));
        assertTrue(visible(".bar[data-family]") > 0);
        click("input[data-mark=family][value=" + family + "]");
        assertEquals(before, visible("[data-family=" + family + "]"));
    }

    @Test
    void filter_ofAContent_hidesItsGroupsAndBlocks() {
        openAll();
        click("input[data-mark=content][value=denm]");

        assertEquals(0, visible("[data-content=denm]"));
        assertEquals(
                "",
                evaluate("[...document.querySelectorAll('main h5, main tr.heading th')]"
                                + ".filter(head => head.offsetHeight > 0).map(head => head.textContent)"
                                + ".filter(name => name.startsWith('denm')).join()")
                        .asText());
        assertTrue(visible("[data-content=cam]") > 0);
    }

    @Test
    void filter_ofABoundary_leavesWhatHasNoneOrBoth() {
        openAll();
        click("input[data-mark=boundary][value=codec]");

        assertEquals(0, visible("[data-boundary=codec]"));
        assertTrue(visible("[data-boundary=both]") > 0);
        assertTrue(visible("[data-boundary=end-to-end]") > 0);
        assertTrue(visible("#size tr") > 0);
    }

    @Test
    void tables_showFiguresOrMultiplesOfTheBest() {
        openAll();
        assertTrue(visible("#time .raw") > 0);
        assertEquals(0, visible("#time .relative"));

        click("input[name=figures][value=relative]");

        assertEquals(0, visible("#time .raw"));
        assertTrue(visible("#time .relative") > 0);
        assertTrue(evaluate("[...document.querySelectorAll('#time .relative')].some(one =>"
                        + " one.textContent === '1.00 ×')")
                .asBoolean());
    }

    @Test
    void bar_inFocus_showsItsForks() {
        openAll();
        evaluate("document.querySelector('#time .bar[data-family=uper]').focus()");

        assertFalse(evaluate("document.querySelector('#tip').hidden").asBoolean());
        assertTrue(
                evaluate("document.querySelector('#tip').textContent").asText().contains("forks: "));
    }

    @Test
    void colours_followTheSystemUnlessOneIsChosen() {
        String light = background();
        browser.preferColours("dark");
        String dark = background();
        assertNotEquals(light, dark);

        click("input[name=theme][value=light]");
        assertEquals(light, background());
        click("input[name=theme][value=dark]");
        browser.preferColours("light");
        assertEquals(dark, background());
    }

    @Test
    void picture_isThatOfTheChosenContent() {
        assertEquals(1, visible(".picture"));
        assertEquals(1, visible(".picture[data-picture=cam]"));
        assertTrue(visible(".picture .point.uper") > 0);

        evaluate("{ const choice = document.querySelector('#pictured'); choice.value = 'sec2';"
                + " choice.dispatchEvent(new Event('change', {bubbles: true})); }");

        assertEquals(1, visible(".picture"));
        assertEquals(2, visible(".picture[data-picture=sec2] .point.binary"), "to encode and to decode");
    }

    @Test
    void tables_onASmallScreen_keepTheirLastColumns() {
        browser.resize(1200, 900);
        browser.open(page);
        openAll();

        assertTrue(visible(".scroll") > 50);
        assertEquals(
                "",
                evaluate("[...document.querySelectorAll('.scroll')]"
                                + ".filter(one => one.scrollWidth > one.clientWidth + 1)"
                                + ".map(one => one.closest('main > *').id + ' ' + one.querySelector('th').textContent)"
                                + ".join('; ')")
                        .asText());
    }

    @Test
    void phone_hasNoHorizontalScroll() {
        browser.resize(375, 800);
        browser.open(page);

        assertEquals(375, evaluate("document.documentElement.scrollWidth").asInt());
        openAll();
        assertEquals(375, evaluate("document.documentElement.scrollWidth").asInt());
    }

    @Test
    void print_isPossible() {
        assertEquals("%PDF", new String(browser.print(), 0, 4, StandardCharsets.US_ASCII));
    }

    @Test
    void downloads_areTheData() {
        openAll();
        assertEquals(
                RESULTS.get(0).figures().all().size(),
                evaluate("(async () => JSON.parse((" + downloaded("json") + "))[0].figures.length)()")
                        .asInt());
        String csv = evaluate("(async () => (" + downloaded("csv") + "))()").asText();
        assertEquals(
                RESULTS.stream()
                        .mapToInt(result -> result.figures().all().size())
                        .sum(),
                csv.lines().count() - 1);
        assertTrue(csv.contains("\r\n,uper,cam,,,length,octets,41,,,\r\n"), csv.substring(0, 1000));
    }

    /** The text of a download, which is there once the page has unpacked it. */
    private static String downloaded(String name) {
        String link = "document.querySelector('a[data-as=" + name + "]').href";
        return "await new Promise(done => { const look = () => " + link
                + ".startsWith('blob:') ? done() : setTimeout(look, 50); look(); }), await (await fetch(" + link
                + ")).text()";
    }

    @ParameterizedTest
    @ValueSource(strings = {"cam", "denm"})
    void calculator_withoutEnvelope_hasTheFiguresOfTheChannel(String content) {
        select("content", content);
        select("envelope", "none");
        Framing framing = content.equals("cam") ? Framing.CAM : Framing.DENM;

        for (Figure length : lengths(content)) {
            int frame = framing.frameOctets((int) length.value(), 0);
            assertEquals(
                    List.of(
                            String.valueOf(frame),
                            String.valueOf(Channel.ITS_G5.airMicros(frame)),
                            String.format(Locale.ROOT, "%.1f %%", 100 * Channel.ITS_G5.busyRatio(frame, 10, 100)),
                            String.format(Locale.ROOT, "%,d", Channel.ITS_G5.vehicles(frame, 10, 0.6)),
                            String.format(
                                    Locale.ROOT, "%,d", Channel.ITS_G5.vehiclesAtMost(frame, 10, framing.aifsSlots()))),
                    cells(length.scheme()).subList(2, 7));
        }
    }

    @Test
    void calculator_withEnvelope_isTheMeanOfBothKinds() {
        int message = length("cam", "uper");
        int digest = Framing.CAM.frameOctets(message, length("sec1-digest", "binary"));
        int certificate = Framing.CAM.frameOctets(message, length("sec1-certificate", "binary"));
        double air = 0.9 * Channel.ITS_G5.airMicros(digest) + 0.1 * Channel.ITS_G5.airMicros(certificate);

        select("envelope", "binary");

        List<String> cells = cells("uper");
        assertEquals((int) Math.floor(0.6e6 / (air * 10)), Integer.parseInt(cells.get(5)));
        assertEquals(air, Double.parseDouble(cells.get(3)), 0.05);
    }

    @Test
    void calculator_coresAreTheTimeToDecode() {
        double nanos = RESULT.figures()
                .of(Quantity.TIME, "cam")
                .filter(time -> time.scheme().equals("uper") && time.operation() == Operation.DECODE)
                .findFirst()
                .orElseThrow()
                .value();

        assertEquals(nanos / 1000, Double.parseDouble(cells("uper").get(7)), 0.005);
    }

    private static List<Figure> lengths(String content) {
        return RESULT.figures().of(Quantity.LENGTH, content).toList();
    }

    private static int length(String content, String scheme) {
        return (int) RESULT.figures().length(scheme, content).orElseThrow();
    }

    private static List<String> cells(String scheme) {
        return List.of(evaluate("[...document.querySelectorAll('#calculated tr[data-scheme=" + scheme
                        + "] td')].map(cell => cell.textContent).join('|')")
                .asText()
                .split("\\|"));
    }

    private static void select(String name, String value) {
        evaluate("{ const field = document.querySelector('#calculation').elements." + name + "; field.value = '" + value
                + "'; field.dispatchEvent(new Event('input', {bubbles: true}));"
                + " field.dispatchEvent(new Event('change', {bubbles: true})); }");
    }

    private static void click(String selector) {
        evaluate("document.querySelector('" + selector + "').click()");
    }

    private static String background() {
        return evaluate("getComputedStyle(document.body).backgroundColor").asText();
    }

    private static int count(String selector) {
        return evaluate("document.querySelectorAll(\"" + selector + "\").length")
                .asInt();
    }

    private static int visible(String selector) {
        return evaluate("[...document.querySelectorAll('main " + selector
                        + "')].filter(one => one.getClientRects().length > 0).length")
                .asInt();
    }

    private static JsonNode evaluate(String expression) {
        return browser.evaluate(expression);
    }
}
