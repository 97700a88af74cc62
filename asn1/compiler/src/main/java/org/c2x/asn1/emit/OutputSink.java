package org.c2x.asn1.emit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Where emitters write; they never see a path of the file system. */
public interface OutputSink {

    /**
     * Writes one file.
     *
     * @param path relative, with slashes: {@code org/example/Foo.java}
     */
    void write(String path, String text);

    /** Writes a file that is a resource of a class. */
    default void copy(Class<?> owner, String resource, String path) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            write(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
