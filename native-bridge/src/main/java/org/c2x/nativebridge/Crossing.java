package org.c2x.nativebridge;

import java.util.Optional;

/** A way from the virtual machine into the native library. */
public enum Crossing {
    /** The Java Native Interface. */
    JNI,
    /** The foreign function interface, java.lang.foreign. */
    FFM;

    private static final int FIRST_WITH_FFM = 22;

    /** Why it cannot be used in this process, with what to do about it; empty if it can. */
    public Optional<String> unavailable() {
        return this == FFM && Runtime.version().feature() < FIRST_WITH_FFM
                ? Optional.of("Java " + Runtime.version().feature() + " has no foreign function interface, run Java "
                        + FIRST_WITH_FFM + " or newer")
                : NativeLibrary.loaded().missing();
    }

    /**
     * A call that does nothing on the other side: what crossing costs.
     *
     * @throws IllegalStateException if it cannot be used
     */
    public Runnable emptyCall() {
        unavailable().ifPresent(reason -> {
            throw new IllegalStateException(name() + ": " + reason);
        });
        return NativeLibrary.loaded().calls(this)::nothing;
    }
}
