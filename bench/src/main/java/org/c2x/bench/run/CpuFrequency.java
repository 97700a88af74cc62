package org.c2x.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What Linux says about the frequency of its first processor: times are only as steady as that. */
final class CpuFrequency {
    private static final double KILOHERTZ_PER_GIGAHERTZ = 1e6;

    private final Path cpus;

    /** @param cpus the system's folder about processors */
    CpuFrequency(Path cpus) {
        this.cpus = cpus;
    }

    /** Of this machine. */
    static String state() {
        return new CpuFrequency(Path.of("/sys/devices/system/cpu")).describe();
    }

    /** For instance {@code governor performance, 0.80 to 3.40 GHz, boost on}; says so where nothing is known. */
    String describe() {
        List<String> facts = new ArrayList<>();
        read("cpu0/cpufreq/scaling_governor").ifPresent(governor -> facts.add("governor " + governor));
        Optional<String> least = read("cpu0/cpufreq/scaling_min_freq");
        Optional<String> most = read("cpu0/cpufreq/scaling_max_freq");
        if (least.isPresent() && most.isPresent()) {
            facts.add(gigahertz(least.get()) + " to " + gigahertz(most.get()) + " GHz");
        }
        read("intel_pstate/no_turbo")
                .map("0"::equals)
                .or(() -> read("cpufreq/boost").map("1"::equals))
                .ifPresent(boost -> facts.add(boost ? "boost on" : "boost off"));
        return facts.isEmpty() ? "not reported by the system" : String.join(", ", facts);
    }

    private Optional<String> read(String file) {
        try {
            return Optional.of(Files.readString(cpus.resolve(file)).strip());
        } catch (IOException e) {
            return Optional.empty(); // a virtual machine, or another system
        }
    }

    private static String gigahertz(String kilohertz) {
        return String.format(java.util.Locale.ROOT, "%.2f", Double.parseDouble(kilohertz) / KILOHERTZ_PER_GIGAHERTZ);
    }
}
