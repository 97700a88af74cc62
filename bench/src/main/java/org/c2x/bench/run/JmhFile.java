package org.c2x.bench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.c2x.bench.result.ResultFile;

/** JMH's own JSON of a run, for viewers of that: each fork is an entry. */
final class JmhFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final ArrayNode entries;

    private JmhFile(Path file, ArrayNode entries) {
        this.file = file;
        this.entries = entries;
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

    /** Adds the entries of a fork. */
    void add(JsonNode fork) {
        fork.forEach(entries::add);
    }

    void write() throws IOException {
        ResultFile.writeWhole(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(entries), file);
    }
}
