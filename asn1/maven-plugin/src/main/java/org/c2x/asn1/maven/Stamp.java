package org.c2x.asn1.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * What the last run was made from and what it wrote, kept in a file: a first line with the fingerprint of the inputs,
 * then one line a written file, relative to the output folder. Contents count, not times, so a fresh checkout or a
 * touched file makes no difference.
 */
final class Stamp {
    private final Path file;
    private final String fingerprint;

    private Stamp(Path file, String fingerprint) {
        this.file = file;
        this.fingerprint = fingerprint;
    }

    /**
     * @param file          where the stamp is kept
     * @param configuration whatever else than the inputs decides about the outputs, the tool's own version too
     * @param inputs        files whose names and contents count
     */
    static Stamp of(Path file, List<String> configuration, List<Path> inputs) throws IOException {
        MessageDigest digest = sha256();
        for (String line : configuration) {
            update(digest, line.getBytes(StandardCharsets.UTF_8));
        }
        for (Path input : inputs) {
            update(digest, input.toString().getBytes(StandardCharsets.UTF_8));
            update(digest, Files.readAllBytes(input));
        }
        return new Stamp(file, HexFormat.of().formatHex(digest.digest()));
    }

    /** Whether the last run had the same inputs and everything it wrote is still there. */
    boolean isCurrent(Path outputFolder) throws IOException {
        List<String> lines = lines();
        return !lines.isEmpty()
                && lines.get(0).equals(fingerprint)
                && lines.stream().skip(1).allMatch(name -> Files.isRegularFile(outputFolder.resolve(name)));
    }

    /** Keeps the state of a run, and deletes what the run before had written but this one has not. */
    void write(Path outputFolder, List<String> written) throws IOException {
        List<String> before = lines();
        for (String name : before.subList(Math.min(1, before.size()), before.size())) {
            if (!written.contains(name)) {
                Files.deleteIfExists(outputFolder.resolve(name));
            }
        }
        List<String> lines = new ArrayList<>(written);
        lines.add(0, fingerprint);
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }

    private List<String> lines() throws IOException {
        return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
    }

    private static void update(MessageDigest digest, byte[] part) {
        digest.update((part.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(part);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
