package org.c2x.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordsTest {
    private static final int LONGEST = 1 << 16;
    private static final int COUNT = 10_000;
    private static final TableCodec OER = new TableCodec(RuleSet.OER, Asn1.type("INTEGER (0..65535)"));
    private static final TableCodec DER = new TableCodec(RuleSet.DER, Asn1.type("INTEGER (0..65535)"));

    @TempDir
    Path folder;

    static Stream<Workers> workers() {
        return Stream.of(Workers.CALLER, new Workers(2, true), new Workers(5, true), Workers.allCores());
    }

    @ParameterizedTest
    @MethodSource("workers")
    void framedRecords_comeInOrder(Workers workers) {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        ByteArrayOutputStream elements = new ByteArrayOutputStream();
        ByteArrayOutputStream lengths = new ByteArrayOutputStream();
        for (int i = 0; i < COUNT; i++) {
            lines.writeBytes((i + (i % 3 == 0 ? "\r\n\n" : "\n")).getBytes(StandardCharsets.UTF_8));
            elements.writeBytes(DER.encode(value(i)));
            lengths.writeBytes(new byte[] {0, 2});
            lengths.writeBytes(OER.encode(value(i)));
        }

        assertNumbers(decode(lines.toByteArray(), Framing.LINES, RecordsTest::number, workers));
        assertNumbers(decode(elements.toByteArray(), Framing.ELEMENTS, DER::decode, workers));
        assertNumbers(decode(lengths.toByteArray(), Framing.lengths(2), OER::decode, workers));
    }

    @ParameterizedTest
    @MethodSource("workers")
    void recordsThatOnlyTheCodecTellsApart_comeInOrder(Workers workers) {
        RecordReader<Value> records = new RecordReader<>(in(concatenated()), OER::decode, LONGEST);

        assertNumbers(Records.decode(records, Function.identity(), workers));
    }

    private static void assertNumbers(Stream<StreamRecord<Value>> records) {
        List<StreamRecord<Value>> all = records.toList();
        assertEquals(COUNT, all.size());
        for (int i = 0; i < COUNT; i++) {
            assertEquals(i + 1, all.get(i).number());
            assertEquals(value(i), all.get(i).value());
            assertNull(all.get(i).error());
        }
    }

    @Test
    void withoutOrder_theSameRecordsCome() {
        Stream<StreamRecord<Value>> all = Records.decode(
                new RecordReader<>(in(concatenated()), OER::decode, LONGEST),
                Function.identity(),
                new Workers(3, true).unordered());

        assertEquals(
                new HashSet<>(
                        LongStream.range(0, COUNT).mapToObj(i -> value((int) i)).toList()),
                new HashSet<>(all.map(StreamRecord::value).toList()));
    }

    @ParameterizedTest
    @MethodSource("workers")
    void badRecords_haveErrorsWithTheirPlaces_andOthersFollow(Workers workers) {
        byte[] lines = "1\nx\n\n2\nyy\n".getBytes(StandardCharsets.UTF_8);

        List<StreamRecord<Value>> all =
                decode(lines, Framing.LINES, RecordsTest::number, workers).toList();

        assertEquals(
                List.of(1L, 2L, 3L, 4L), all.stream().map(StreamRecord::number).toList());
        assertEquals(
                List.of(0L, 2L, 5L, 7L), all.stream().map(StreamRecord::offset).toList());
        assertEquals("record 2 at octet 2: at character 0: expected a number", problem(all.get(1)));
        assertEquals(value(2), all.get(2).value());
    }

    @ParameterizedTest
    @MethodSource("workers")
    void recordThatNobodyKnowsTheEndOf_isTheFinalOne(Workers workers) {
        byte[] cut = {0, 2, 0, 1, 0, 2, 0};

        List<StreamRecord<Value>> all =
                decode(cut, Framing.lengths(2), OER::decode, workers).toList();

        assertEquals(2, all.size());
        assertEquals(value(1), all.get(0).value());
        assertTrue(all.get(1).isFinal());
        assertEquals(
                "record 2 at octet 4: at octet 3: expected more octets, found the end of the input",
                problem(all.get(1)));
    }

    @Test
    void noMoreIsReadThanIsTaken() throws InterruptedException {
        AtomicLong given = new AtomicLong();
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                given.incrementAndGet();
                return 7;
            }
        };
        RecordReader<Value> records = new RecordReader<>(endless, OER::decode, LONGEST);

        try (Stream<StreamRecord<Value>> all = Records.decode(records, Function.identity(), new Workers(2, true))) {
            Iterator<StreamRecord<Value>> each = all.iterator();
            each.next();
            long before;
            do {
                before = given.get();
                Thread.sleep(50);
            } while (given.get() > before);
            assertEquals(value(0x0707), each.next().value());
        }

        assertTrue(given.get() < 2 * LONGEST, given.toString());
    }

    @Test
    void closedStream_endsItsThreads() throws InterruptedException {
        RecordReader<Value> records = new RecordReader<>(in(concatenated()), OER::decode, LONGEST);
        List<Thread> threads = new ArrayList<>();
        try (Stream<StreamRecord<Value>> all = Records.decode(
                records,
                value -> {
                    synchronized (threads) {
                        threads.add(Thread.currentThread());
                    }
                    return value;
                },
                new Workers(4, true))) {
            all.iterator().next();
        }

        Set<Thread> seen;
        synchronized (threads) {
            seen = new HashSet<>(threads);
        }
        // it works as well, so that there are four with it
        seen.remove(Thread.currentThread());
        assertTrue(seen.size() <= 3, seen.toString());
        for (Thread thread : seen) {
            thread.join();
        }
    }

    @ParameterizedTest
    @MethodSource("workers")
    void failures_followTheResultsBeforeThem(Workers workers) {
        InputStream failing = new InputStream() {
            private int octets = 4;

            @Override
            public int read() throws IOException {
                if (octets-- == 0) {
                    throw new IOException("unplugged");
                }
                return 0;
            }
        };
        Iterator<StreamRecord<Value>> read = Records.decode(
                        new RecordReader<>(failing, OER::decode, 2), Function.<Value>identity(), workers)
                .iterator();
        Iterator<StreamRecord<Value>> worked = Records.decode(
                        new RecordReader<>(in(concatenated()), OER::decode, LONGEST),
                        value -> {
                            if (value.equals(value(1))) {
                                throw new IllegalStateException("no ones");
                            }
                            return value;
                        },
                        workers)
                .iterator();

        assertEquals(value(0), read.next().value());
        assertEquals(value(0), read.next().value());
        assertEquals(
                "unplugged",
                assertThrows(UncheckedIOException.class, read::next).getCause().getMessage());
        assertEquals(value(0), worked.next().value());
        assertThrows(IllegalStateException.class, worked::next);
    }

    @ParameterizedTest
    @MethodSource("workers")
    void mappedFile_isReadOverTheEndsOfItsSegments(Workers workers) throws IOException {
        Path file = Files.write(folder.resolve("numbers"), concatenated());

        try (InputStream in = MappedInput.open(file, 1_001)) {
            assertNumbers(Records.decode(new RecordReader<>(in, OER::decode, LONGEST), Function.identity(), workers));
        }
    }

    @Test
    void mappedFileOfMoreThan2Gigabytes_isReadToItsEnd() throws IOException {
        Path file = folder.resolve("sparse");
        long before = (1L << 31) + 7;
        try (var channel = Files.newByteChannel(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            channel.position(before).write(ByteBuffer.wrap(new byte[] {5, 6}));
        }

        try (MappedInput in = MappedInput.open(file)) {
            assertEquals(before, in.skip(before));
            assertEquals(5, in.read());
            assertEquals(1, in.available());
            assertEquals(6, in.read());
            assertEquals(-1, in.read());
        }
    }

    private static String problem(StreamRecord<Value> bad) {
        return bad.place() + ": " + bad.error().getMessage();
    }

    private static Stream<StreamRecord<Value>> decode(
            byte[] file, Framing framing, Function<byte[], Value> codec, Workers workers) {
        return Records.decode(framing.cut(in(file), LONGEST), codec, workers);
    }

    private static Value number(byte[] line) {
        try {
            return value(Integer.parseInt(new String(line, StandardCharsets.UTF_8)));
        } catch (NumberFormatException e) {
            throw new DecodeException(DecodeException.Unit.CHARACTER, 0, "", "expected a number");
        }
    }

    private static byte[] concatenated() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int i = 0; i < COUNT; i++) {
            file.writeBytes(OER.encode(value(i)));
        }
        return file.toByteArray();
    }

    private static Value value(int number) {
        return IntegerValue.of(number);
    }

    private static InputStream in(byte[] octets) {
        return new ByteArrayInputStream(octets);
    }
}
