package org.c2x.bench.result;

/** The environments of a Cortex-M4F: one for each way in which the compiler optimises. */
public final class Cortex {
    /** What their compilers call it. */
    public static final String TARGET = "cortex-m4f";

    private Cortex() {}

    /** The name of the environment of a way of optimising. */
    public static String environment(String level) {
        return "native-" + TARGET + '-' + level;
    }

    /** Whether an environment is one of them. */
    public static boolean isOf(Environment environment) {
        return environment.target().equals(TARGET);
    }
}
