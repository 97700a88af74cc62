package org.c2x.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The files that a user names as input: whatever can be read, a pipe or a device as well. */
final class InputFiles {

    private InputFiles() {}

    /**
     * Refuses what cannot be read as a file.
     *
     * @param kind what is wanted, as {@code result file}
     * @throws ParameterException if there is nothing at the path, or a folder
     */
    static void require(Path path, String kind, CommandLine command) {
        if (Files.isDirectory(path)) {
            throw new ParameterException(command, path + " is a folder, not a " + kind);
        }
        if (!Files.exists(path)) {
            throw new ParameterException(command, "no such " + kind + ": " + path);
        }
    }
}
