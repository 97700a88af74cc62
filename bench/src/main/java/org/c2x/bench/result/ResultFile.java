package org.c2x.bench.result;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Collectors;

/** The JSON form of a {@link StudyResult}. */
public final class ResultFile {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private ResultFile() {}

    /** Writes a file so that a reader finds either its old or its new content, whole. */
    public static void write(StudyResult result, Path file) throws IOException {
        writeWhole(JSON.writeValueAsString(result) + "\n", file);
    }

    /** Writes any text in the same way: who ends this program meanwhile leaves the old content. */
    public static void writeWhole(String text, Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.writeString(part, text);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads a file.
     *
     * @throws java.nio.file.NoSuchFileException if there is none
     * @throws IOException                       if it cannot be read, is no result file, a damaged one or one of
     *                                           another format version; the message names the file, what is wrong and
     *                                           what to do
     */
    public static StudyResult read(Path file) throws IOException {
        JsonNode document = tree(file);
        if (!document.path("formatVersion").isInt()) {
            throw new IOException(file + ": no result file of c2x; choose one that c2x bench or c2x study wrote");
        }
        requireVersion(file, document.get("formatVersion").intValue());
        try {
            return JSON.treeToValue(document, StudyResult.class);
        } catch (JsonMappingException e) {
            throw new IOException(
                    file + ": damaged result file, at " + path(e) + ": " + reason(e) + "; measure again",
                    e);
        }
    }

    private static JsonNode tree(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": a folder, no result file; choose a file in it");
        }
        byte[] octets = Files.readAllBytes(file);
        try {
            return JSON.readTree(octets);
        } catch (JsonProcessingException e) {
            JsonLocation place = e.getLocation();
            throw new IOException(
                    file
                            + (place.getByteOffset() >= octets.length
                                    ? ": breaks off at line " + place.getLineNr()
                                    : ": no result file, or a damaged one, at line " + place.getLineNr() + ": "
                                            + e.getOriginalMessage())
                            + "; copy it anew or measure again",
                    e);
        }
    }

    private static void requireVersion(Path file, int version) throws IOException {
        if (version != StudyResult.FORMAT_VERSION) {
            throw new IOException(file + ": result file of format version " + version + ", this c2x reads "
                    + StudyResult.FORMAT_VERSION + "; "
                    + (version > StudyResult.FORMAT_VERSION ? "use a newer c2x" : "measure again"));
        }
    }

    /** What is wrong, without the settings of the parser that it names after a semicolon. */
    private static String reason(JsonMappingException broken) {
        return broken.getOriginalMessage().replaceFirst("; `.*", "");
    }

    /** {@code rows/3/time}. */
    private static String path(JsonMappingException broken) {
        String path = broken.getPath().stream()
                .map(step -> step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("/"));
        return path.isEmpty() ? "its top" : path;
    }
}
