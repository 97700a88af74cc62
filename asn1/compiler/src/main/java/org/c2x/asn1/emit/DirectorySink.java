package org.c2x.asn1.emit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the output below a directory; files that would not change keep their time stamp. */
public final class DirectorySink implements OutputSink {
    private final Path directory;

    public DirectorySink(Path directory) {
        this.directory = directory;
    }

    /** @throws UncheckedIOException if the file cannot be written */
    @Override
    public void write(String path, String text) {
        Path file = directory.resolve(path);
        try {
            if (Files.exists(file) && Files.readString(file).equals(text)) {
                return;
            }
            Files.createDirectories(file.getParent());
            replace(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** On a full disk nothing is left that looks like a file of ours. */
    private static void replace(Path file, String text) throws IOException {
        try {
            Files.writeString(file, text);
        } catch (FileSystemException notOpened) {
            throw notOpened;
        } catch (IOException notWritten) {
            Files.deleteIfExists(file);
            throw new FileSystemException(file.toString(), null, notWritten.getMessage());
        }
    }
}
