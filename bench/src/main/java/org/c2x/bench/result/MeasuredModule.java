package org.c2x.bench.result;

import java.util.List;

/**
 * Somebody's own ASN.1 module that a run has measured with.
 *
 * @param type     what its messages are, {@code Module.Type}
 * @param versions the files of each version that was measured, in words
 * @param messages where the messages come from, in words
 * @param random   whether they were made by chance, so that no traffic is like them
 */
public record MeasuredModule(String type, List<String> versions, String messages, boolean random) {
    public MeasuredModule {
        versions = List.copyOf(versions);
    }
}
