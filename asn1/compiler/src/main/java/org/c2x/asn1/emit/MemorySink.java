package org.c2x.asn1.emit;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Keeps the output in memory. */
public final class MemorySink implements OutputSink {
    private final Map<String, String> files = new TreeMap<>();

    @Override
    public void write(String path, String text) {
        if (files.put(path, text) != null) {
            throw new IllegalStateException(path + " was written twice");
        }
    }

    /** All files by path. */
    public Map<String, String> files() {
        return Collections.unmodifiableMap(files);
    }
}
