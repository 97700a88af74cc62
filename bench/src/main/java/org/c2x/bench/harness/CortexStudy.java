package org.c2x.bench.harness;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.CortexTools;
import org.c2x.nativebridge.cortex.CortexBuild;
import org.c2x.nativebridge.cortex.CortexProgram;
import org.c2x.nativebridge.cortex.CortexProgram.Effort;
import org.c2x.nativebridge.cortex.CortexProgram.Measured;
import org.c2x.nativebridge.cortex.CortexProgram.RefusalException;

/**
 * Measures codecs on a Cortex-M4F: instructions, stack, heap and flash, each exact. There is an environment for each
 * way in which the compiler optimises, and no time: the emulator has none.
 */
public final class CortexStudy {
    private static final String MODE =
            "programs for a Cortex-M4F, counted in QEMU: instructions of an operation without those of an empty call";
    private static final long MEMORY_OCTETS = 512 * 1024;

    private final CortexBuild build;
    private final Consumer<String> progress;
    private final List<Figure> figures = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final Map<String, String> libraries = new TreeMap<>();
    private final Map<Figure.Key, Double> lengths = new LinkedHashMap<>();

    /** @param progress receives what is being done */
    public CortexStudy(CortexBuild build, Consumer<String> progress) {
        this.build = build;
        this.progress = progress;
    }

    /**
     * Measures all programs.
     *
     * @throws IOException if one fails
     */
    public StudyResult run() throws IOException {
        Instant started = Instant.now();
        build.skipped().forEach(codec -> {
            String[] parts = codec.split(" because ", 2);
            skipped.add(new Skipped(
                    parts[0] + " on " + CortexBuild.TARGET, null, parts[0], null, parts[parts.length - 1], null));
        });
        Set<String> schemes = new LinkedHashSet<>();
        Set<String> contents = new LinkedHashSet<>();
        for (CortexProgram program : build.programs()) {
            progress.accept(program.level() + ' ' + program.scheme() + ' ' + program.content());
            schemes.add(program.scheme());
            contents.add(program.content());
            measure(program);
        }
        lengths.forEach((key, octets) -> figures.add(Figure.of(key, octets)));
        return new StudyResult(header(started, List.copyOf(schemes), List.copyOf(contents)), figures, skipped);
    }

    private void measure(CortexProgram program) throws IOException {
        String environment = Cortex.environment(program.level());
        Measured measured;
        try {
            measured = program.measure();
        } catch (RefusalException refusal) {
            skipped.add(new Skipped(
                    program.scheme() + " with " + program.content() + " on " + environment,
                    environment,
                    program.scheme(),
                    program.content(),
                    requireNonNull(refusal.getMessage()),
                    null));
            return;
        }
        libraries.put(program.scheme(), measured.library());
        add(program, Operation.ENCODE, measured.encode());
        add(program, Operation.DECODE, measured.decode());
        Figure.Key code = key(program, null, Quantity.CODE);
        figures.add(Figure.of(code, measured.codeOctets()));
        figures.add(Figure.of(code.of(Quantity.LIBRARY_CODE), measured.libraryOctets()));
        lengths.put(
                Figure.Key.of(program.scheme(), program.content(), Quantity.LENGTH), (double) measured.messageOctets());
    }

    private void add(CortexProgram program, Operation operation, Effort effort) {
        Figure.Key instructions = key(program, operation, Quantity.INSTRUCTIONS);
        figures.add(Figure.of(instructions, effort.instructions()));
        figures.add(Figure.of(instructions.of(Quantity.STACK), effort.stack()));
        figures.add(Figure.of(instructions.of(Quantity.HEAP), effort.heap()));
    }

    private static Figure.Key key(CortexProgram program, @Nullable Operation operation, Quantity quantity) {
        return new Figure.Key(
                Cortex.environment(program.level()),
                program.scheme(),
                program.content(),
                operation,
                operation == null ? null : Boundary.CODEC,
                quantity);
    }

    private Header header(Instant started, List<String> schemes, List<String> contents) throws IOException {
        String compiler = CortexTools.compiler();
        String cpu = "Cortex-M4F of " + CortexTools.emulator() + ", board mps2-an386";
        List<Environment> environments = CortexBuild.LEVELS.stream()
                .map(level -> environment(level, compiler, cpu))
                .toList();
        return new Header(
                MODE,
                Header.State.COMPLETE,
                1,
                1,
                started.truncatedTo(ChronoUnit.SECONDS).toString(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                environments,
                new Configuration(1, 0, 0, 1, 0, 1, 0, schemes, contents, List.of(Direction.values())));
    }

    private Environment environment(String level, String compiler, String cpu) {
        return new Environment(
                Cortex.environment(level),
                cpu,
                "an instruction takes 1024 ns",
                1,
                MEMORY_OCTETS,
                "none",
                "armv7e-m",
                null,
                new Environment.Compiler(compiler, CortexBuild.flags(level), CortexBuild.TARGET),
                libraries,
                SourceRevision.id());
    }
}
