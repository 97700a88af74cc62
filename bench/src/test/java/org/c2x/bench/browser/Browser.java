package org.c2x.bench.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Chromium without a window, with one page. */
public final class Browser implements AutoCloseable {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final Pattern LISTENING = Pattern.compile("DevTools listening on (ws://\\S+)");

    private final Process process;
    private final Path profile;
    private final DevTools tools;

    private Browser(Process process, Path profile, DevTools tools) {
        this.process = process;
        this.profile = profile;
        this.tools = tools;
    }

    /** The program, if it is installed. */
    public static Optional<Path> program() {
        return Stream.of(System.getenv("PATH").split(":"))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts it with a profile of its own. */
    public static Browser start(Path program) throws IOException {
        Path profile = Files.createTempDirectory("c2x-browser");
        Process process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .start();
        try {
            return new Browser(process, profile, DevTools.ofFirstPage(address(process)));
        } catch (IOException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private static String address(Process process) throws IOException {
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<String> seen = new ArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher listening = LISTENING.matcher(line);
            if (listening.find()) {
                drain(output);
                return listening.group(1);
            }
            seen.add(line);
        }
        throw new IOException("the browser ended: " + seen);
    }

    /** Reads on, or the browser would wait some day for somebody to read what it says. */
    private static void drain(BufferedReader output) {
        Thread reader = new Thread(() -> output.lines().forEach(line -> {}));
        reader.setDaemon(true);
        reader.start();
    }

    /** Opens a file, waits until it is loaded and gives it the focus, as if its window were in front. */
    public void open(Path file) {
        tools.call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        tools.call("Page.navigate", Map.of("url", file.toUri().toString()));
        tools.await("Page.loadEventFired");
    }

    /** Evaluates an expression; a promise is waited for. */
    public JsonNode evaluate(String expression) {
        JsonNode answer = tools.call(
                "Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (answer.has("exceptionDetails")) {
            throw new IllegalStateException(answer.get("exceptionDetails").toString());
        }
        return answer.path("result").path("value");
    }

    /** Makes the page as wide as a window, in CSS pixels. */
    public void resize(int width, int height) {
        tools.call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** Sets what the system prefers: {@code light} or {@code dark}. */
    public void preferColours(String scheme) {
        tools.call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** A picture of what the window shows, as PNG. */
    public byte[] screenshot() {
        return Base64.getDecoder()
                .decode(tools.call("Page.captureScreenshot", Map.of("format", "png"))
                        .get("data")
                        .asText());
    }

    /** The page as it would be printed, as PDF. */
    public byte[] print() {
        return Base64.getDecoder()
                .decode(tools.call("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true))
                        .get("data")
                        .asText());
    }

    /** What the page has said is wrong: errors on its console, exceptions, what the browser itself reports. */
    public List<String> complaints() {
        return tools.complaints();
    }

    /** Addresses that the page has asked for, itself included. */
    public List<String> requests() {
        return tools.requests();
    }

    @Override
    public void close() throws IOException {
        tools.close();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
