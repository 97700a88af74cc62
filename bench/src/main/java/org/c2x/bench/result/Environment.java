package org.c2x.bench.result;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a run was measured on and with.
 *
 * @param machine      fingerprint: equal for runs on equal hardware and system, says nothing about the owner
 * @param cpu          the processor's name as it gives it itself
 * @param cores        logical processors that the JVM may use
 * @param memoryOctets main memory, 0 if unknown
 * @param os           operating system and version
 * @param architecture of the processor, as the JVM calls it
 * @param jvm          name, version and vendor
 * @param jvmFlags     arguments of the measured JVMs
 * @param libraries    version by library, of all on the class path
 * @param revision     source revision that was built, {@code -dirty} at its end if with changes
 */
public record Environment(
        String machine,
        String cpu,
        int cores,
        long memoryOctets,
        String os,
        String architecture,
        String jvm,
        List<String> jvmFlags,
        Map<String, String> libraries,
        String revision) {
    public Environment {
        jvmFlags = List.copyOf(jvmFlags);
        libraries = Collections.unmodifiableMap(new TreeMap<>(libraries));
    }
}
