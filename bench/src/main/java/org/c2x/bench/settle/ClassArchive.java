package org.c2x.bench.settle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.bench.settle.Fork.FailedException;

/**
 * The classes that forks of one JVM load, read and verified once: a fork starts half a second sooner with them. A fork
 * of which nothing counts leaves the archive at its end. Where there is none, because the JVM makes none or classes are
 * not in jars, forks load their classes as usual.
 *
 * @param file empty if there is no archive
 */
record ClassArchive(Path file) {
    private static final Map<Path, ClassArchive> ARCHIVES = new HashMap<>();

    /** The archive for the JVM of a fork, which is made if this is its first request. */
    static synchronized ClassArchive of(Fork fork, ForkRequest request) throws IOException {
        ClassArchive archive = ARCHIVES.get(fork.java());
        if (archive == null) {
            archive = make(fork, request);
            ARCHIVES.put(fork.java(), archive);
        }
        return archive;
    }

    private static ClassArchive make(Fork fork, ForkRequest request) throws IOException {
        Path file = Files.createTempFile("c2x-classes", ".jsa");
        file.toFile().deleteOnExit();
        try {
            fork.run(request.unsettled(), List.of("-XX:ArchiveClassesAtExit=" + file));
        } catch (FailedException e) {
            // the fork that counts says so as well
        }
        return new ClassArchive(file);
    }

    /** What a JVM is to be started with. */
    List<String> arguments() throws IOException {
        return Files.exists(file) && Files.size(file) > 0 ? List.of("-XX:SharedArchiveFile=" + file) : List.of();
    }
}
