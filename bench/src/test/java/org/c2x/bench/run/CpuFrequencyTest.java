package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuFrequencyTest {
    @TempDir
    Path cpus;

    @Test
    void describe_governorLimitsAndBoost() throws Exception {
        write("cpu0/cpufreq/scaling_governor", "performance");
        write("cpu0/cpufreq/scaling_min_freq", "800000");
        write("cpu0/cpufreq/scaling_max_freq", "3400000");
        write("cpufreq/boost", "1");

        assertEquals("governor performance, 0.80 to 3.40 GHz, boost on", new CpuFrequency(cpus).describe());
    }

    @Test
    void describe_noTurbo_isBoostOff() throws Exception {
        write("intel_pstate/no_turbo", "1");

        assertEquals("boost off", new CpuFrequency(cpus).describe());
    }

    @Test
    void describe_nothing_saysSo() {
        assertEquals("not reported by the system", new CpuFrequency(cpus).describe());
    }

    private void write(String file, String content) throws Exception {
        Files.createDirectories(cpus.resolve(file).getParent());
        Files.writeString(cpus.resolve(file), content + "\n");
    }
}
