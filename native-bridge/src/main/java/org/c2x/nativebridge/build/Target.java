package org.c2x.nativebridge.build;

import java.util.List;
import java.util.Locale;

/** A processor to build for: the one at hand, or one that the studies measured on. */
public enum Target {
    /** The machine that builds. */
    HOST(List.of(), List.of()),
    /** Core i7-2640M. */
    I7(List.of("-march=sandybridge"), List.of("qemu-x86_64", "-cpu", "SandyBridge")),
    /** Atom Z520. */
    ATOM(List.of("-m32", "-march=bonnell"), List.of("qemu-i386", "-cpu", "n270")),
    /** Geode LX; QEMU has no model of it, the nearest has MMX and 3DNow! as well. */
    GEODE(List.of("-m32", "-march=geode"), List.of("qemu-i386", "-cpu", "athlon"));

    private final List<String> flags;
    private final List<String> emulator;

    Target(List<String> flags, List<String> emulator) {
        this.flags = flags;
        this.emulator = emulator;
    }

    /** The name on the command line and of the CMake preset. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Flags of gcc beside {@code -O3}. */
    public List<String> flags() {
        return flags;
    }

    /** Command that refuses what the processor does not know, empty for {@link #HOST}. */
    public List<String> emulator() {
        return emulator;
    }

    /** Whether programs need no library where they run, which is another machine. */
    boolean isStatic() {
        return this != HOST;
    }

    /** Whether programs have 32-bit addresses. */
    public boolean is32Bit() {
        return flags.contains("-m32");
    }
}
