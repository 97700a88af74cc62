package org.c2x.bench.jmh;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.Codec;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Boundary;
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

    /**
     * What was set up before. Each iteration of a fork is a run of its own for JMH, with a set-up of its own; what
     * codecs keep goes on, as in a program that runs for long.
     */
    private static final Map<List<Object>, Prepared> PREPARED = new ConcurrentHashMap<>();

    /** Codec and messages whose encodings were checked. */
    private record Prepared(Codec<Object> codec, Object[] messages, byte[][] stream, UnaryOperator<Object> copy) {}

    @Setup(Level.Trial)
    public void prepare() {
        Prepared prepared = PREPARED.computeIfAbsent(
                List.of(scheme, content, boundary), key -> prepared(scheme, BenchContents.get(content), boundary));
        codec = prepared.codec;
        messages = prepared.messages;
        stream = prepared.stream;
        copy = prepared.copy;
        message = messages[0];
        octets = stream[0];
        buffer = new byte
                [Arrays.stream(stream)
                        .mapToInt(encoding -> encoding.length)
                        .max()
                        .orElseThrow()];
    }

    @SuppressWarnings("unchecked") // the messages come from the same subject as the codec and the copy
    private static Prepared prepared(String scheme, BenchContent<?> content, Boundary boundary) {
        Subject<?> subject = Subject.of(scheme, content, boundary);
        return new Prepared(
                (Codec<Object>) subject.codec(),
                subject.messages().toArray(),
                subject.checkedEncodings().toArray(byte[][]::new),
                (UnaryOperator<Object>) (UnaryOperator<?>) checkedCopy(content));
    }

    private static <T> UnaryOperator<T> checkedCopy(BenchContent<T> content) {
        Optional<UnaryOperator<T>> known = GraphCopies.find(content.type());
        known.ifPresent(copy -> {
            if (!content.messages().stream().allMatch(message -> message.equals(copy.apply(message)))) {
                throw new IllegalStateException("the copy of a record graph differs from the graph");
            }
        });
        return known.orElseGet(() -> message -> {
            throw new IllegalStateException(
                    "no copy is generated for " + content.type().getName());
        });
    }
}
