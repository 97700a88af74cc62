package org.c2x.bench.result;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Excerpt;

/** The JSON form of a {@link StudyResult}. */
public final class ResultFile {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .annotationIntrospector(new NullsAsDeclared())
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final String VERSION = "formatVersion";
    /** Enough of a message that repeats what is in a file. */
    private static final int MOST_OF_A_MESSAGE = 200;

    private ResultFile() {}

    /** Writes a file so that a reader finds either its old or its new content, whole. */
    public static void write(StudyResult result, Path file) throws IOException {
        writeWhole(text(result), file);
    }

    /** The text of a file: every figure is a line. */
    public static String text(StudyResult result) {
        try {
            return "{\"" + VERSION + "\": " + result.formatVersion() + ",\n\"header\": "
                    + JSON.writerWithDefaultPrettyPrinter().writeValueAsString(result.header()) + ",\n\"figures\": ["
                    + lines(result.figures().all()) + "],\n\"skipped\": [" + lines(result.skipped()) + "]}\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of numbers and strings have a JSON form", e);
        }
    }

    private static String lines(List<?> values) throws JsonProcessingException {
        StringBuilder lines = new StringBuilder();
        for (Object value : values) {
            lines.append(lines.isEmpty() ? "\n" : ",\n").append(JSON.writeValueAsString(value));
        }
        return lines.toString();
    }

    /** Writes any text in the same way: who ends this program meanwhile leaves the old content. */
    public static void writeWhole(String text, Path file) throws IOException {
        writeWhole(text.getBytes(StandardCharsets.UTF_8), file);
    }

    /**
     * Writes any octets in the same way. What cannot be written to its end, on a full disk for one, leaves nothing.
     *
     * @param attributes what the file has from its first octet on, as permissions
     * @throws FileSystemException if it cannot be written; it names the file
     */
    public static void writeWhole(byte[] octets, Path file, FileAttribute<?>... attributes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(part); // left by who was ended
            Files.createFile(part, attributes);
            Files.write(part, octets);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            Files.deleteIfExists(part);
            // an error in writing says what is wrong, but not where
            throw failure instanceof FileSystemException
                    ? failure
                    : new FileSystemException(file.toString(), null, failure.getMessage());
        }
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
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": a folder, not a result file; choose a file in it");
        }
        return read(file.toString(), Files.readAllBytes(file));
    }

    /**
     * Reads the content of a file.
     *
     * @param file what exceptions call it
     * @throws IOException as {@link #read(Path)} throws it
     */
    public static StudyResult read(String file, byte[] content) throws IOException {
        JsonNode document = tree(file, content);
        if (!hasVersion(document)) {
            throw new IOException(file + ": not a result file; choose one that c2x bench or c2x study wrote");
        }
        requireVersion(file, document.get(VERSION).intValue());
        try {
            return JSON.treeToValue(document, StudyResult.class);
        } catch (JsonMappingException e) {
            throw new IOException(
                    file + ": damaged result file, at " + path(e) + ": " + reason(e) + "; measure again", e);
        }
    }

    /** Reads a file on the class path beside a class; empty if there is none. */
    public static Optional<StudyResult> readBeside(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(read(file, in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Whether a file is, or once was, a result file, of whatever version: other programs leave JSON, too. */
    public static boolean isOne(Path file) throws IOException {
        try {
            return hasVersion(JSON.readTree(Files.readAllBytes(file)));
        } catch (JsonProcessingException e) {
            return false;
        }
    }

    private static boolean hasVersion(JsonNode document) {
        return document.path(VERSION).isInt();
    }

    private static JsonNode tree(String file, byte[] octets) throws IOException {
        try {
            return JSON.readTree(octets);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": " + problem(e, octets.length) + "; copy it anew or measure again", e);
        }
    }

    private static String problem(JsonProcessingException broken, int octets) {
        JsonLocation place = broken.getLocation();
        boolean isKnown = place != null && place.getLineNr() > 0;
        return isKnown && place.getByteOffset() >= octets
                ? "breaks off at line " + place.getLineNr()
                : "not a result file, or a damaged one" + (isKnown ? ", at line " + place.getLineNr() : "") + ": "
                        + line(broken.getOriginalMessage());
    }

    private static void requireVersion(String file, int version) throws IOException {
        if (version < StudyResult.OLDEST_VERSION || version > StudyResult.FORMAT_VERSION) {
            throw new IOException(file + ": result file of format version " + version + ", this c2x reads "
                    + StudyResult.OLDEST_VERSION + " to " + StudyResult.FORMAT_VERSION + "; "
                    + (version > StudyResult.FORMAT_VERSION ? "use a newer c2x" : "measure again"));
        }
    }

    /** What is wrong, without the settings of the parser that it names after a semicolon. */
    private static String reason(JsonMappingException broken) {
        return line(broken.getOriginalMessage()
                .replaceFirst("^Cannot construct instance of .*?, problem: ", "")
                .replaceFirst("; `.*", ""));
    }

    /** A message as one line of a sensible length, whatever of the file it repeats. */
    private static String line(String message) {
        String line = Excerpt.printable(message.replaceAll("\\s+", " "));
        return line.length() <= MOST_OF_A_MESSAGE ? line : line.substring(0, MOST_OF_A_MESSAGE) + " …";
    }

    /** {@code figures/3/value}. */
    private static String path(JsonMappingException broken) {
        String path = broken.getPath().stream()
                .map(step -> step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("/"));
        return path.isEmpty() ? "its top" : path;
    }
}
