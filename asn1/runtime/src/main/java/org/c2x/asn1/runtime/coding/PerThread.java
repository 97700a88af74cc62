package org.c2x.asn1.runtime.coding;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Nullable;

/**
 * Objects that one thread uses at a time. Each platform thread has its own, as with a {@link ThreadLocal}, but found
 * faster, for a codec asks for it with every message: the last bits of a thread's identifier choose its slot. A slot
 * belongs to the first thread that asks, and to another one when that has ended. Virtual threads, of which there may be
 * very many, share a few, since they work on no more messages at once than there are processors.
 *
 * <p>A thread refers only weakly to its object, which lives as long as both the thread and this: where a program is
 * unloaded, threads of a pool that live on do not keep its classes.
 *
 * @param <T> what each thread has one of
 */
public final class PerThread<T> {
    /** A power of two. Identifiers of a pool's threads mostly follow each other, so each has a slot of its own. */
    private static final int SLOTS = 16;

    private static final MethodHandle IS_VIRTUAL = isVirtual();

    private final Supplier<? extends T> maker;

    @SuppressWarnings("ThreadLocalUsage") // each object has its own, and they are few
    private final ThreadLocal<WeakReference<T>> own = new ThreadLocal<>();
    /** What the threads refer to, each until its thread has ended. */
    private final Map<Thread, T> kept = Collections.synchronizedMap(new WeakHashMap<>());
    /** What virtual threads have given back; without a lock, for where one waits, its processor runs another. */
    private final AtomicReferenceArray<@Nullable T> shared =
            new AtomicReferenceArray<>(2 * Runtime.getRuntime().availableProcessors());
    /** Read and written without order: a slot's own fields are final, and an older one is as true as a newer. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
    private final @Nullable Slot<T>[] slots = new Slot[SLOTS];

    /** @param maker makes a thread's object when it first asks */
    public PerThread(Supplier<? extends T> maker) {
        this.maker = maker;
    }

    /** {@link Thread} says since Java 21 whether it is virtual. */
    private static MethodHandle isVirtual() {
        try {
            return MethodHandles.publicLookup()
                    .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
        } catch (NoSuchMethodException | IllegalAccessException e) {
            return MethodHandles.dropArguments(MethodHandles.constant(boolean.class, false), 0, Thread.class);
        }
    }

    private static boolean isVirtual(Thread thread) {
        try {
            return (boolean) IS_VIRTUAL.invokeExact(thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** An object that no other thread gets before this one has called {@link #give}. */
    public T take() {
        Thread thread = Thread.currentThread();
        Slot<T> slot = slots[index(thread)];
        return slot != null && slot.thread.refersTo(thread) ? slot.object : other(thread, slot);
    }

    private static int index(Thread thread) {
        return (int) thread.getId() & SLOTS - 1;
    }

    private T other(Thread thread, @Nullable Slot<T> slot) {
        if (isVirtual(thread)) {
            return takeShared();
        }
        WeakReference<T> reference = own.get();
        T object = reference == null ? null : reference.get();
        if (object == null) {
            object = maker.get();
            kept.put(thread, object);
            own.set(new WeakReference<>(object));
        }
        if (slot == null || slot.thread.refersTo(null)) {
            slots[index(thread)] = new Slot<>(new WeakReference<>(thread), object);
        }
        return object;
    }

    private T takeShared() {
        for (int i = 0; i < shared.length(); i++) {
            T object = shared.getAndSet(i, null);
            if (object != null) {
                return object;
            }
        }
        return maker.get();
    }

    /** Ends the use of what {@link #take} returned. */
    public void give(T object) {
        Thread thread = Thread.currentThread();
        Slot<T> slot = slots[index(thread)];
        if ((slot == null || slot.object != object) && isVirtual(thread)) {
            giveShared(object);
        }
    }

    /** Lets the object go where there are as many as can be in use. */
    private void giveShared(T object) {
        for (int i = 0; i < shared.length(); i++) {
            if (shared.compareAndSet(i, null, object)) {
                return;
            }
        }
    }

    /** A weak reference, so that neither the thread nor its class loader is held when it has ended. */
    private record Slot<T>(WeakReference<Thread> thread, T object) {}
}
