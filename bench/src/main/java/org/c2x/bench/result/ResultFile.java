package org.c2x.bench.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The JSON form of a {@link StudyResult}. */
public final class ResultFile {
    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ResultFile() {}

    /** Writes a file so that a reader finds either its old or its new content, whole. */
    public static void write(StudyResult result, Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.writeString(part, JSON.writeValueAsString(result) + "\n");
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read, is no result file or one of another format version; the message names
     *                     the file
     */
    public static StudyResult read(Path file) throws IOException {
        try {
            JsonNode document = JSON.readTree(file.toFile());
            int version = document.path("formatVersion").asInt(-1);
            if (version != StudyResult.FORMAT_VERSION) {
                throw new IOException(file + ": no result file of format version " + StudyResult.FORMAT_VERSION);
            }
            return JSON.treeToValue(document, StudyResult.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no result file: " + e.getOriginalMessage(), e);
        }
    }
}
