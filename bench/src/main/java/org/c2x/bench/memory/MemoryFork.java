package org.c2x.bench.memory;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.c2x.asn1.runtime.Nullable;

/**
 * Has the tasks of one scheme and content measured in another JVM. If that JVM dies or hangs, the task it was at is
 * given up, and another JVM goes on with the next.
 */
final class MemoryFork {
    /** The compiler compiles before it goes on, keeps the fillers' frames apart and leaves out who searches. */
    static final List<String> COMPILER = List.of(
            "-Xbatch",
            "-XX:CompileCommand=quiet",
            "-XX:CompileCommand=dontinline," + Filler.class.getName() + "::*",
            "-XX:CompileCommand=exclude," + StackDepth.class.getName() + "::*",
            "-XX:CompileCommand=dontinline," + Work.class.getName() + "*::run");
    /** What JOL needs to see sizes of objects and fields of records; from another JVM it would learn nothing more. */
    static final List<String> OBJECT_LAYOUT = List.of(
            "-Djdk.attach.allowAttachSelf=true",
            "-XX:+EnableDynamicAgentLoading",
            "-Djol.magicFieldOffset=true",
            "-Djol.skipHotspotSAAttach=true");

    private static final String HEAP = "-Xmx512m";
    private static final String JSON_START = "{";
    private static final String END = "";
    private static final long TICK_MILLIS = 100;

    private final Path java;
    private final List<String> jvmArguments;
    private final int patienceTicks;

    /**
     * @param java            the program that starts the JVM
     * @param jvmArguments    further arguments of it
     * @param patienceSeconds longest time without a result; what this process spends suspended does not count
     */
    MemoryFork(Path java, List<String> jvmArguments, int patienceSeconds) {
        this.java = java;
        this.jvmArguments = List.copyOf(jvmArguments);
        this.patienceTicks = (int) (patienceSeconds * TimeUnit.SECONDS.toMillis(1) / TICK_MILLIS);
    }

    /** Measures tasks, which are of one scheme and content. */
    MemoryResult measure(List<MemoryTask> tasks) throws IOException, InterruptedException {
        MemoryResult result = MemoryResult.NONE;
        int done = 0;
        while (done < tasks.size()) {
            List<MemoryResult> parts = new ArrayList<>();
            String failure = run(tasks.subList(done, tasks.size()), parts);
            for (MemoryResult part : parts) {
                result = result.and(part);
            }
            done += parts.size();
            if (failure != null && parts.isEmpty()) {
                result = result.and(MemoryResult.of(tasks.get(done).skipped("memory", failure)));
                done++;
            }
        }
        return result;
    }

    /** Runs one JVM; null if it gave all results that were wanted, else why it gave no more. */
    private @Nullable String run(List<MemoryTask> tasks, List<MemoryResult> results)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(tasks))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            BlockingQueue<String> lines = lines(process);
            while (results.size() < tasks.size()) {
                String line = next(lines);
                if (line == null) {
                    return "there was no result for " + patienceTicks * TICK_MILLIS / 1000 + " s";
                }
                if (line.equals(END)) {
                    return "the measuring JVM ended with exit code " + process.waitFor();
                }
                results.add(MemoryProcess.read(line));
            }
            return null;
        } catch (JsonProcessingException e) {
            return "the measuring JVM printed something other than a result: " + e.getOriginalMessage();
        } finally {
            process.destroyForcibly();
        }
    }

    private List<String> command(List<MemoryTask> tasks) {
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        command.addAll(COMPILER);
        command.addAll(OBJECT_LAYOUT);
        command.add(HEAP);
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MemoryProcess.class.getName()));
        command.addAll(MemoryProcess.arguments(tasks));
        return command;
    }

    /** Waits in small steps, so that no time counts in which all processes are suspended. */
    private @Nullable String next(BlockingQueue<String> lines) throws InterruptedException {
        String line = null;
        for (int tick = 0; tick < patienceTicks && line == null; tick++) {
            line = lines.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
        }
        return line;
    }

    private static BlockingQueue<String> lines(Process process) {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread reader = new Thread(
                () -> {
                    try (BufferedReader output = process.inputReader()) {
                        output.lines()
                                .filter(line -> line.startsWith(JSON_START))
                                .forEach(lines::add);
                    } catch (IOException | UncheckedIOException e) {
                        // the process was ended while it printed; what it had printed is there
                    } finally {
                        lines.add(END);
                    }
                },
                "results of process " + process.pid());
        reader.setDaemon(true);
        reader.start();
        return lines;
    }
}
