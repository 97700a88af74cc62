package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

class PerThreadTest {
    private static final int THREADS = 8;

    private final PerThread<Object> objects = new PerThread<>(Object::new);

    @Test
    void aThreadAlwaysGetsTheSameObject() {
        assertSame(objects.take(), objects.take());
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
                    Object first = objects.take();
                    for (int j = 0; j < 1000; j++) {
                        assertSame(first, objects.take());
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
        Thread other = new Thread(() -> ofTheOther.add(objects.take()));
        other.start();
        other.join();
        other = null;
        System.gc();
        assertNotSame(ofTheOther.get(0), objects.take());
        assertSame(objects.take(), objects.take());
    }

    @Test
    void aThreadThatLivesOn_doesNotKeepTheObject() throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            WeakReference<Object> object = thread.submit(() -> {
                        PerThread<Object> ofAProgram = new PerThread<>(Object::new);
                        // the object of a slot is held by other means
                        Thread first = new Thread(ofAProgram::take);
                        first.start();
                        first.join();
                        return new WeakReference<>(ofAProgram.take());
                    })
                    .get();

            for (int i = 0; i < 100 && !object.refersTo(null); i++) {
                System.gc();
                Thread.sleep(10);
            }

            assertTrue(object.refersTo(null));
        } finally {
            thread.shutdownNow();
        }
    }

    /** There are virtual threads since Java 21; .ci/run has this run there. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtualThreads_shareAFew() throws Exception {
        Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        AtomicInteger made = new AtomicInteger();
        PerThread<Object> counted = new PerThread<>(() -> {
            made.incrementAndGet();
            return new Object();
        });
        CountDownLatch done = new CountDownLatch(10_000);
        CountDownLatch end = new CountDownLatch(1);
        for (int i = 0; i < 10_000; i++) {
            start.invoke(null, (Runnable) () -> {
                counted.give(counted.take());
                done.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }
        done.await();
        end.countDown();

        assertTrue(made.get() <= 4 * Runtime.getRuntime().availableProcessors(), () -> made + " objects");
    }
}
