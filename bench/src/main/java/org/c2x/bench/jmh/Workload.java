package org.c2x.bench.jmh;

import java.util.List;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.Codec;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.Boundary;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What all benchmarks work on. The set-up refuses a codec whose results differ from its input. The fields are not
 * final, so the compiler cannot take a message for a constant.
 */
@State(Scope.Benchmark)
public class Workload {
    @Param("uper")
    public String scheme;

    @Param("cam")
    public String content;

    @Param("END_TO_END")
    public Boundary boundary;

    Codec<Object> codec;
    UnaryOperator<Object> copy;
    byte[] buffer;

    Object message;
    byte[] octets;

    Object[] messages;
    byte[][] stream;
    /** Where in the stream the next burst begins. */
    int position;

    @Setup(Level.Trial)
    @SuppressWarnings("unchecked") // the messages come from the same subject as the codec and the copy
    public void prepare() {
        BenchContent<?> measured = BenchContents.get(content);
        Subject<?> subject = Subject.of(scheme, measured, boundary);
        List<byte[]> encodings = subject.checkedEncodings();
        codec = (Codec<Object>) subject.codec();
        messages = subject.messages().toArray();
        stream = encodings.toArray(byte[][]::new);
        message = messages[0];
        octets = stream[0];
        buffer = new byte
                [encodings.stream().mapToInt(encoding -> encoding.length).max().orElseThrow()];
        copy = (UnaryOperator<Object>) (UnaryOperator<?>) checkedCopy(measured);
    }

    private static <T> UnaryOperator<T> checkedCopy(BenchContent<T> content) {
        UnaryOperator<T> copy = GraphCopies.find(content.type()).orElse(null);
        if (copy != null && !content.messages().stream().allMatch(message -> message.equals(copy.apply(message)))) {
            throw new IllegalStateException("the copy of a record graph differs from the graph");
        }
        return copy;
    }
}
