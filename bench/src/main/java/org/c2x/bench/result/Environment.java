package org.c2x.bench.result;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.c2x.asn1.runtime.Nullable;

/**
 * What figures were measured on and with: either a JVM or, where a program without one measured, a compiler.
 *
 * @param id           what rows call it, unique in a result
 * @param cpu          the processor's name as it gives it itself
 * @param cpuFrequency what the system says of governor, boost and limits at the start of the run
 * @param cores        logical processors that could be used
 * @param memoryOctets main memory, 0 if unknown
 * @param os           operating system and version
 * @param architecture of the processor
 * @param jvm          null if measured without one
 * @param compiler     null if measured in a JVM
 * @param libraries    version by library, of all that could take part
 * @param revision     source revision that was built, {@code -dirty} at its end if with changes
 */
@JsonIgnoreProperties(value = "machine", allowGetters = true)
public record Environment(
        String id,
        String cpu,
        String cpuFrequency,
        int cores,
        long memoryOctets,
        String os,
        String architecture,
        @Nullable Jvm jvm,
        @Nullable Compiler compiler,
        Map<String, String> libraries,
        String revision) {

    /** Among the libraries: who calculated signatures. */
    public static final String ECDSA = "ECDSA by";

    private static final long OCTETS_PER_GIB = 1 << 30;
    private static final int FINGERPRINT_OCTETS = 6;

    /** @throws IllegalArgumentException if there is not exactly one of JVM and compiler */
    public Environment {
        requireNonNull(id, "id");
        if ((jvm == null) == (compiler == null)) {
            throw new IllegalArgumentException("environment " + id + ": either a jvm or a compiler expected");
        }
        libraries = Collections.unmodifiableMap(new TreeMap<>(libraries));
    }

    /**
     * Fingerprint of the machine: equal for runs on equal hardware and system, says nothing about the owner. It is
     * written to files for their readers, and not read: whatever program has measured, it is made here.
     */
    @JsonProperty
    public String machine() {
        String architectureInJvms = architecture.equals("x86_64") ? "amd64" : architecture;
        String facts = List.of(cpu, cores, memoryOctets / OCTETS_PER_GIB, os, architectureInJvms)
                .toString();
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(facts.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, FINGERPRINT_OCTETS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The same under another name. */
    public Environment named(String name) {
        return with(name, revision);
    }

    /** The same of another revision. */
    public Environment ofRevision(String other) {
        return with(id, other);
    }

    private Environment with(String name, String sources) {
        return new Environment(
                name, cpu, cpuFrequency, cores, memoryOctets, os, architecture, jvm, compiler, libraries, sources);
    }

    /** JVM with its flags or compiler with its flags and target, in one line. */
    public String toolchain() {
        return compiler == null
                ? requireNonNull(jvm).name + ' ' + String.join(" ", jvm.flags)
                : compiler.name + ' ' + String.join(" ", compiler.flags) + " for " + compiler.target;
    }

    /** What the compiler compiled for, empty of a JVM. */
    public String target() {
        return compiler == null ? "" : compiler.target;
    }

    /**
     * A Java virtual machine.
     *
     * @param name  of the machine, with version and vendor
     * @param flags arguments of the measured machines
     */
    public record Jvm(String name, List<String> flags) {
        public Jvm {
            flags = List.copyOf(flags);
        }
    }

    /**
     * A compiler of native code.
     *
     * @param name   with version
     * @param flags  arguments of the measured code
     * @param target profile that it compiled for, for instance {@code host} or {@code geode}
     */
    public record Compiler(String name, List<String> flags, String target) {
        public Compiler {
            flags = List.copyOf(flags);
        }
    }
}
