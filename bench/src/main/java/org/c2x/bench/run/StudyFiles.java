package org.c2x.bench.run;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * Where a run leaves what.
 *
 * @param result the result file
 * @param page   the page made from it
 * @param jmh    the same in JMH's own JSON, for viewers of that
 * @param log    JMH's console output
 */
public record StudyFiles(Path result, Path page, Path jmh, Path log) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    /**
     * Files named after a time, in a directory that is made if need be.
     *
     * @throws IOException if the directory cannot be made; the message names it
     */
    public static StudyFiles in(Path directory, Instant time) throws IOException {
        return named(directory, STAMP.format(time));
    }

    /**
     * Files of a name, in a directory that is made if need be.
     *
     * @throws IOException if the directory cannot be made; the message names it
     */
    public static StudyFiles named(Path directory, String name) throws IOException {
        try {
            Files.createDirectories(directory);
        } catch (FileSystemException e) {
            throw new IOException(directory + ": cannot make this directory (" + e + "); choose another", e);
        }
        return new StudyFiles(
                directory.resolve(name + ".json"),
                directory.resolve(name + ".html"),
                directory.resolve(name + ".jmh.json"),
                directory.resolve(name + ".log"));
    }
}
