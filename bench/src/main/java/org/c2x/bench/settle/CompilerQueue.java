package org.c2x.bench.settle;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.JMRuntimeException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** What the compiler of this JVM still has to do. */
final class CompilerQueue {
    private static final long TICK_MILLIS = 5;
    /** Where the JVM does not tell its queue: so long without a compilation that ended, and it counts as empty. */
    private static final long QUIET_MILLIS = 40;
    /** Between a class and its method, in the text about each compilation. */
    private static final String METHOD = "::";

    private CompilerQueue() {}

    /**
     * Waits until no compilation is under way or queued: the compiler gets a core meanwhile.
     *
     * @param most longest time to wait, in milliseconds
     * @return whether nothing is left
     */
    static boolean drain(long most) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(most);
        while (isBusy()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(TICK_MILLIS);
        }
        return true;
    }

    private static boolean isBusy() throws InterruptedException {
        try {
            MBeanServer server = ManagementFactory.getPlatformMBeanServer();
            Object queue = server.invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"), "compilerQueue", null, null);
            return queue.toString().contains(METHOD);
        } catch (JMException | JMRuntimeException e) {
            // another JVM than HotSpot
            return compilesWithin(QUIET_MILLIS);
        }
    }

    private static boolean compilesWithin(long millis) throws InterruptedException {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        if (compiler == null || !compiler.isCompilationTimeMonitoringSupported()) {
            return false;
        }
        long before = compiler.getTotalCompilationTime();
        Thread.sleep(millis);
        return compiler.getTotalCompilationTime() != before;
    }
}
