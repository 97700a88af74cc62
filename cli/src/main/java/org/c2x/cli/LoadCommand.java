package org.c2x.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.load.Driving;
import org.c2x.bench.load.Load;
import org.c2x.bench.load.Load.Middle;
import org.c2x.bench.load.Phase;
import org.c2x.bench.load.Scenario;
import org.c2x.bench.load.Simulation;
import org.c2x.its.v2.CAM;
import org.c2x.security.EcdsaProvider;
import org.c2x.traffic.LocalPlane;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x load}: how many cores the messages of a simulation take. */
@Command(
        name = "load",
        description = {
            LoadCommand.SUMMARY,
            "Vehicles drive on a square whose opposite edges meet, and send CAMs (EN 302 637-2 V1.4.1), twice a second "
                    + "with the low-frequency container; each decodes the CAMs of all others in its range. Lost "
                    + "messages are not simulated. One thread does all the work; measuring begins when code has "
                    + "settled. The table shows medians over the steps, with quartiles in parentheses.",
            "With --fcd, vehicles drive as in the file of SUMO, and send when the standard requires it, including the "
                    + "path that they have driven; at its end the file is read again. Results are exact for steps of "
                    + "100 ms (--step-length 0.1)."
        },
        mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Shows how many cores the messages of a simulation need in real time: building, encoding, "
                    + "signing, decoding and verifying CAMs.";

    private static final Duration MOST_TO_SETTLE = Duration.ofSeconds(30);
    private static final int MOST_VEHICLES = 100_000;
    private static final int MOST_RATE = 10;
    private static final int MOST_SECONDS = 3_600;
    private static final int SQUARE_METRES = 1_000_000;
    private static final int PERCENT = 100;
    private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.DOWN);

    @Spec
    private CommandSpec command;

    @Option(
            names = "--vehicles",
            paramLabel = "N",
            defaultValue = "500",
            description = "number of vehicles, 2 to " + MOST_VEHICLES + " (default: ${DEFAULT-VALUE})")
    private int vehicles;

    @Option(
            names = "--density",
            paramLabel = "N",
            defaultValue = "150",
            description = "vehicles per square kilometre (default: ${DEFAULT-VALUE})")
    private double density;

    @Option(
            names = "--range",
            paramLabel = "METRES",
            defaultValue = "300",
            description = "range of a radio (default: ${DEFAULT-VALUE})")
    private double range;

    @Option(
            names = "--rate",
            paramLabel = "HZ",
            defaultValue = "10",
            description = "CAMs per vehicle and second, 1 to 10 (default: ${DEFAULT-VALUE})")
    private int rate;

    @Option(
            names = "--scheme",
            paramLabel = "SCHEME",
            defaultValue = "uper",
            description = "encoding of the CAMs (default: ${DEFAULT-VALUE})")
    private String scheme;

    @Option(
            names = "--fcd",
            paramLabel = "FILE",
            description = "floating car data of SUMO, in place of --vehicles, --density and --rate")
    private @Nullable Path file;

    @Mixin
    private OriginOption origin;

    @Option(names = "--sign", description = "sign and verify the CAMs (TS 103 097, ECDSA on P-256)")
    private boolean signed;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "how long to measure after code has settled, at least 10 steps (default: ${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--json", description = "print a JSON object instead of a table")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException, InterruptedException {
        require(
                vehicles >= 2 && vehicles <= MOST_VEHICLES,
                "--vehicles is " + vehicles + ", not 2 to " + MOST_VEHICLES);
        require(
                density > 0 && density <= SQUARE_METRES,
                "--density is " + density + ", expected above 0 and at most 1000000");
        for (String option : List.of("--vehicles", "--density", "--rate")) {
            require(
                    file == null || !command.commandLine().getParseResult().hasMatchedOption(option),
                    option + " is not allowed with --fcd");
        }
        LocalPlane plane = origin.plane();
        require(file != null || plane == null, "--origin requires --fcd");
        require(range > 0 && Double.isFinite(range), "--range is " + range + ", not above 0");
        require(rate >= 1 && rate <= MOST_RATE, "--rate is " + rate + ", not 1 to " + MOST_RATE);
        require(seconds >= 1 && seconds <= MOST_SECONDS, "--time is " + seconds + ", not 1 to " + MOST_SECONDS);
        Conversion.require(scheme, command.commandLine());
        require(Codecs.find(scheme, CAM.class).isPresent(), "scheme '" + scheme + "' has no " + CAM.class.getName());
        Load load = run(new Scenario(
                file == null ? new Driving.Square(vehicles, density, rate) : new Driving.Recorded(file, plane),
                range,
                scheme,
                signed));
        PrintWriter out = command.commandLine().getOut();
        if (!load.settled()) {
            PrintWriter err = command.commandLine().getErr();
            err.println("c2x load: code had not settled when measuring began; figures may be too high");
            err.flush();
        }
        if (json) {
            out.println(new JsonMapper().writeValueAsString(values(load)));
        } else {
            print(load, out);
        }
        return 0;
    }

    private void require(boolean isSo, String otherwise) {
        if (!isSo) {
            throw new ParameterException(command.commandLine(), otherwise);
        }
    }

    private Load run(Scenario scenario) throws InterruptedException {
        try (Simulation simulation = new Simulation(scenario)) {
            Load load = run(simulation, Duration.ofSeconds(seconds));
            if (load.received() == 0) {
                throw new IOException("no CAM reached another vehicle within " + range + " m");
            }
            return load;
        } catch (IOException bad) {
            String name = file == null ? "" : Console.name(file.toString()) + ": ";
            throw new BadInputException("c2x load: " + name + bad.getMessage());
        }
    }

    private static Load run(Simulation simulation, Duration measured) throws InterruptedException, IOException {
        if (!RecordProgress.isShown()) {
            return simulation.run(MOST_TO_SETTLE, measured, done -> {});
        }
        ProgressBarBuilder percents = new ProgressBarBuilder()
                .setInitialMax(PERCENT)
                .setUnit(" %", 1)
                .setTaskName("simulating")
                .setStyle(ProgressBarStyle.ASCII);
        try (ProgressBar bar = percents.build()) {
            return simulation.run(MOST_TO_SETTLE, measured, done -> bar.stepTo(Math.round(done * PERCENT)));
        }
    }

    private static void print(Load load, PrintWriter out) {
        Scenario scenario = load.scenario();
        out.println(text(
                "%,.0f vehicles%s, %.1f receivers of a CAM on average; %,.0f CAMs sent and %,.0f received per second",
                load.vehicles(),
                scenario.driving() instanceof Driving.Square square
                        ? text(" on %.2f km2", square.side() * square.side() / SQUARE_METRES)
                        : " at a time",
                load.neighbours(),
                load.sent() / load.seconds(),
                load.received() / load.seconds()));
        out.println(text(
                "%s, %.1f octets per CAM%s; %,d steps of %.3g s measured",
                scenario.scheme(),
                load.octetsPerMessage(),
                scenario.signed() ? " with its envelope" : "",
                load.steps().size(),
                load.seconds() / load.steps().size()));
        if (scenario.signed()) {
            out.println(text(
                    "signed by %s, verified by %s",
                    EcdsaProvider.signing(Scenario.CURVE), EcdsaProvider.verifying(Scenario.CURVE)));
            EcdsaProvider.problems().forEach(out::println);
        }
        out.println();
        out.println(text("%-8s %30s  %s", "", "ns per message", "cores in real time"));
        for (Phase phase : scenario.phases()) {
            Middle each = load.each(phase);
            out.println(text(
                    "%-8s %30s  %s",
                    name(phase),
                    text("%,.0f (%,.0f to %,.0f)", each.median(), each.lower(), each.upper()),
                    cores(load.cores(phase))));
        }
        out.println(text("%-8s %30s  %s", "all", "", cores(load.cores())));
        out.println();
        out.println(text(
                "Processor time of the process, with garbage collection and compiler%s: %.4f cores in real time.",
                scenario.driving() instanceof Driving.Recorded ? ", and with reading the file" : "",
                load.processCores()));
        Middle busy = load.busyRatio();
        out.println(text(
                "ITS-G5 at 6 Mbit/s, with all headers: the channel is busy for %.1f %% of the time (%.1f to %.1f).",
                PERCENT * busy.median(), PERCENT * busy.lower(), PERCENT * busy.upper()));
        out.println(text(
                "At this density one core handles about %,d vehicles in real time.",
                BigDecimal.valueOf(load.vehicles() / load.cores().median())
                        .round(TWO_DIGITS)
                        .longValue()));
    }

    private static String cores(Middle cores) {
        return text("%.4f (%.4f to %.4f)", cores.median(), cores.lower(), cores.upper());
    }

    private static Map<String, Object> values(Load load) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("scenario", values(load.scenario()));
        if (load.scenario().signed()) {
            values.put("signedBy", EcdsaProvider.signing(Scenario.CURVE).toString());
            values.put("verifiedBy", EcdsaProvider.verifying(Scenario.CURVE).toString());
            values.put("unusable", EcdsaProvider.problems());
        }
        values.put("settled", load.settled());
        values.put("steps", load.steps().size());
        values.put("sentPerSecond", load.sent() / load.seconds());
        values.put("octets", load.octetsPerMessage());
        values.put("neighbours", load.neighbours());
        Map<String, Object> phases = new LinkedHashMap<>();
        for (Phase phase : load.scenario().phases()) {
            phases.put(name(phase), Map.of("nanos", load.each(phase), "cores", load.cores(phase)));
        }
        values.put("phases", phases);
        values.put("channelBusyRatio", load.busyRatio());
        values.put("cores", load.cores());
        values.put("processCores", load.processCores());
        return values;
    }

    private static Map<String, Object> values(Scenario scenario) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (scenario.driving() instanceof Driving.Square square) {
            values.put("vehicles", square.vehicles());
            values.put("density", square.density());
            values.put("rate", square.rate());
        } else if (scenario.driving() instanceof Driving.Recorded recorded) {
            values.put("fcd", recorded.file().toString());
        }
        values.put("range", scenario.range());
        values.put("scheme", scenario.scheme());
        values.put("signed", scenario.signed());
        return values;
    }

    private static String name(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
