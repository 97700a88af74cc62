package org.c2x.asn1.emit;

/** Where emitters write; they never see a path of the file system. */
public interface OutputSink {

    /**
     * Writes one file.
     *
     * @param path relative, with slashes: {@code org/example/Foo.java}
     */
    void write(String path, String text);
}
