package org.c2x.bench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.bench.result.ResultFile;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/**
 * JMH's own JSON of a run. The forks of a task are one entry; what a continued run adds stands in entries of its own,
 * because JMH cannot read its files.
 */
final class JmhFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final ArrayNode earlier;
    private final Map<Task, List<RunResult>> forks = new LinkedHashMap<>();

    private JmhFile(Path file, ArrayNode earlier) {
        this.file = file;
        this.earlier = earlier;
    }

    /** A file to write anew. */
    static JmhFile startedAt(Path file) {
        return new JmhFile(file, JSON.createArrayNode());
    }

    /**
     * A file to go on with; one that is not there counts as empty.
     *
     * @throws IOException if the file is none of JMH; the message names it
     */
    static JmhFile continuedAt(Path file) throws IOException {
        if (!Files.exists(file)) {
            return startedAt(file);
        }
        try {
            if (JSON.readTree(Files.readAllBytes(file)) instanceof ArrayNode entries) {
                return new JmhFile(file, entries);
            }
            throw new IOException(file + ": no file of JMH; move it away");
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no file of JMH, or one that breaks off; move it away", e);
        }
    }

    void add(Task task, RunResult fork) {
        forks.computeIfAbsent(task, first -> new ArrayList<>()).add(fork);
    }

    void write() throws IOException {
        ByteArrayOutputStream own = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(own, true, StandardCharsets.UTF_8))
                .writeOut(forks.values().stream().map(JmhFile::together).toList());
        ArrayNode all = earlier.deepCopy();
        for (JsonNode entry : JSON.readTree(own.toByteArray())) {
            all.add(entry);
        }
        ResultFile.writeWhole(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all), file);
    }

    private static RunResult together(List<RunResult> forks) {
        List<BenchmarkResult> results = new ArrayList<>();
        forks.forEach(fork -> results.addAll(fork.getBenchmarkResults()));
        return new RunResult(forks.get(0).getParams(), results);
    }
}
