package org.c2x.bench.result;

import java.util.List;

/**
 * Where the bits of one encoded message go.
 *
 * @param entries in the order of the encoding; their bits come to those of the whole message
 */
public record BitBudget(String scheme, String content, List<Entry> entries) {
    public BitBudget {
        entries = List.copyOf(entries);
    }

    /** Length of the encoding in bits, padding included. */
    public int bits() {
        return entries.stream().mapToInt(Entry::bits).sum();
    }

    /**
     * One part of a message.
     *
     * @param path component path from the message, empty for the message itself
     * @param what {@value #VALUE} for what the component says, else what the encoding needs beside values, for
     *             instance {@code presence bitmap}, {@code extension bit}, {@code length} or {@value #PADDING}
     * @param bits how many, at least 1
     */
    public record Entry(String path, String what, int bits) {
        /** {@link #what} of values. */
        public static final String VALUE = "value";
        /** {@link #what} of the bits that fill the last octet. */
        public static final String PADDING = "padding";
    }
}
