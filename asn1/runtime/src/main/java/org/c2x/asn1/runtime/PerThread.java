package org.c2x.asn1.runtime;

import java.lang.ref.WeakReference;
import java.util.function.Supplier;

/**
 * An object of each thread's own, as a {@link ThreadLocal} has, found faster by one of the threads: a codec asks for it
 * with every message, and most programs code all their messages in one thread. That is the first one that asks; when it
 * has ended, another takes its place.
 *
 * @param <T> what each thread has one of
 */
public final class PerThread<T> {
    private final ThreadLocal<T> all;
    /** Read and written without order: its own fields are final, and an older one is as true as a newer. */
    private @Nullable Favourite<T> favourite;

    /** @param maker makes a thread's object when it first asks */
    public PerThread(Supplier<? extends T> maker) {
        all = ThreadLocal.withInitial(maker);
    }

    /** The calling thread's object. */
    public T get() {
        Favourite<T> known = favourite;
        return known != null && known.thread.refersTo(Thread.currentThread()) ? known.object : other(known);
    }

    private T other(@Nullable Favourite<T> known) {
        T object = all.get();
        if (known == null || known.thread.refersTo(null)) {
            favourite = new Favourite<>(new WeakReference<>(Thread.currentThread()), object);
        }
        return object;
    }

    /** A weak reference, so that neither the thread nor its class loader is held when it has ended. */
    private record Favourite<T>(WeakReference<Thread> thread, T object) {}
}
