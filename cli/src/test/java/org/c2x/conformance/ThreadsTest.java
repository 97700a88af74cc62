package org.c2x.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Eight threads share the codecs of a scheme, and every message of every thread is right. The number of messages for
 * each scheme is the system property {@code c2x.threads.messages}, some thousands unless it is set.
 */
class ThreadsTest {
    private static final int THREADS = 8;
    private static final long MESSAGES = Long.getLong("c2x.threads.messages", 4_000);
    private static final int DIFFERENT = 32;

    /** A message with its encoding, as one thread alone made it. */
    private record Expected<T>(Messages<T> of, T message, byte[] octets) {

        static <T> List<Expected<?>> of(Messages<T> messages) {
            List<Expected<?>> all = new ArrayList<>();
            for (T message : messages.messages()) {
                all.add(new Expected<>(messages, message, messages.codec().encode(message)));
            }
            return all;
        }

        boolean holds() {
            return Arrays.equals(octets, of.codec().encode(message))
                    && of.codec().encodedLength(message) == octets.length
                    && message.equals(of.codec().decode(octets));
        }
    }

    /** Those that have codecs of ITS messages. */
    static List<String> schemes() {
        return Codecs.schemes().stream()
                .filter(scheme -> MessageTypes.all().stream()
                        .anyMatch(type -> Codecs.find(scheme, type.type()).isPresent()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    void eightThreads_nothingWrong(String scheme) throws Exception {
        List<Expected<?>> messages = Messages.of(scheme, DIFFERENT)
                .<Expected<?>>flatMap(some -> Expected.of(some).stream())
                .toList();
        AtomicLong done = new AtomicLong();
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<String>>> threads = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                threads.add(pool.submit(work(messages, thread * messages.size() / THREADS, done)));
            }
            for (Future<List<String>> thread : threads) {
                assertEquals(List.of(), thread.get());
            }
        } finally {
            pool.shutdownNow();
        }
        assertTrue(done.get() >= MESSAGES, () -> done + " messages");
    }

    private static Callable<List<String>> work(List<Expected<?>> messages, int first, AtomicLong done) {
        return () -> {
            List<String> wrong = new ArrayList<>();
            for (int i = first; done.getAndIncrement() < MESSAGES; i++) {
                Expected<?> expected = messages.get(i % messages.size());
                if (!expected.holds()) {
                    wrong.add(expected.of() + " message " + i % messages.size());
                }
            }
            return wrong;
        };
    }
}
