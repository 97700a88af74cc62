package org.c2x.asn1.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class PerThreadTest {
    private static final int THREADS = 8;

    private final PerThread<Object> objects = new PerThread<>(Object::new);

    @Test
    void aThreadAlwaysGetsTheSameObject() {
        assertSame(objects.get(), objects.get());
    }

    @Test
    void noTwoThreadsGetTheSameObject() throws Exception {
        CountDownLatch all = new CountDownLatch(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Object>> found = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                found.add(threads.submit(() -> {
                    all.countDown();
                    all.await();
                    Object first = objects.get();
                    for (int j = 0; j < 1000; j++) {
                        assertSame(first, objects.get());
                    }
                    return first;
                }));
            }
            Set<Object> different = new HashSet<>();
            for (Future<Object> object : found) {
                different.add(object.get());
            }
            assertEquals(THREADS, different.size());
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anotherThreadTakesThePlaceOfOneThatHasEnded() throws Exception {
        List<Object> ofTheOther = new ArrayList<>();
        Thread other = new Thread(() -> ofTheOther.add(objects.get()));
        other.start();
        other.join();
        other = null;
        System.gc();
        assertNotSame(ofTheOther.get(0), objects.get());
        assertSame(objects.get(), objects.get());
    }
}
