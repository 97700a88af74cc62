package org.c2x.asn1.lsp;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.c2x.asn1.runtime.Nullable;

/**
 * The one thread that knows the workspace. It takes up changes and answers in the order in which they came, and looks
 * for problems when nothing has changed for a moment.
 */
final class Worker {
    private static final Logger LOG = Logger.getLogger(Worker.class.getName());

    private static final int PAUSE_MILLIS = 100;

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread made = new Thread(work, "c2x-lsp");
        made.setDaemon(true);
        return made;
    });
    private final Runnable afterChanges;
    private @Nullable ScheduledFuture<?> pending;

    /** @param afterChanges what to do some time after the last change */
    Worker(Runnable afterChanges) {
        this.afterChanges = afterChanges;
    }

    /** Does something that changes the workspace. */
    void change(Runnable change) {
        thread.execute(guarded(() -> {
            change.run();
            if (pending != null) {
                pending.cancel(false);
            }
            pending = thread.schedule(guarded(afterChanges), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }));
    }

    /** The answer, or how the work failed, which is told to the editor. */
    <T> CompletableFuture<T> ask(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, thread);
    }

    void stop() {
        thread.shutdown();
    }

    /** An error in a notification has nobody to be told to, and must not end the work on later ones. */
    private static Runnable guarded(Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (RuntimeException | StackOverflowError error) {
                LOG.log(Level.SEVERE, "a change is not taken up", error);
            }
        };
    }
}
