package org.c2x.bench.run;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.ResultFile;

/**
 * Where a run leaves what.
 *
 * @param result the result file
 * @param page   the page made from it
 * @param jmh    the same in JMH's own JSON, for viewers of that
 * @param log    what the forks printed
 */
public record StudyFiles(Path result, Path page, Path jmh, Path log) {
    private static final String SUFFIX = ".json";
    private static final String JMH_SUFFIX = ".jmh.json";
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
        return of(directory.resolve(name + SUFFIX));
    }

    /** The files of the run that wrote a result file. */
    public static StudyFiles of(Path result) {
        String file = result.getFileName().toString();
        String name = file.endsWith(SUFFIX) ? file.substring(0, file.length() - SUFFIX.length()) : file;
        return new StudyFiles(
                result,
                result.resolveSibling(name + ".html"),
                result.resolveSibling(name + JMH_SUFFIX),
                result.resolveSibling(name + ".log"));
    }

    /**
     * The files of the latest run in a directory that did not reach its end, empty if there is none. Files of other
     * programs may lie beside them.
     *
     * @throws IOException if a file there cannot be read; the message names it
     */
    public static Optional<StudyFiles> latestIncomplete(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return Optional.empty();
        }
        List<Path> results;
        try (Stream<Path> files = Files.list(directory)) {
            results = files.filter(StudyFiles::isResult)
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
        for (Path result : results) {
            if (ResultFile.isOne(result) && ResultFile.read(result).header().state() != Header.State.COMPLETE) {
                return Optional.of(of(result));
            }
        }
        return Optional.empty();
    }

    private static boolean isResult(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(SUFFIX) && !name.endsWith(JMH_SUFFIX);
    }
}
