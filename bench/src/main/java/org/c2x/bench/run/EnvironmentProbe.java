package org.c2x.bench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.result.Environment;
import org.c2x.security.EcdsaProvider;

/** Finds out what a JVM of this machine runs on and with. */
final class EnvironmentProbe {
    private static final Path LINUX_CPU_INFO = Path.of("/proc/cpuinfo");
    private static final Pattern MODEL_NAME = Pattern.compile("(?m)^(?:model name|Model)\\s*:\\s*(.+)$");
    /** A jar's address, with the library and its version from the file name. */
    private static final Pattern JAR = Pattern.compile(".*/([^/]+?)-(\\d[^/]*)\\.jar!/META-INF/MANIFEST\\.MF");

    private EnvironmentProbe() {}

    /**
     * This machine and build with a JVM.
     *
     * @param id    what figures call it
     * @param jvm   its system properties
     * @param flags its arguments
     */
    static Environment environment(String id, Properties jvm, List<String> flags) {
        return new Environment(
                id,
                cpu(),
                CpuFrequency.state(),
                Runtime.getRuntime().availableProcessors(),
                memoryOctets(),
                System.getProperty("os.name") + ' ' + System.getProperty("os.version"),
                System.getProperty("os.arch"),
                new Environment.Jvm(
                        jvm.getProperty("java.vm.name") + ' ' + jvm.getProperty("java.vm.version") + ", "
                                + jvm.getProperty("java.vm.vendor"),
                        flags),
                null,
                libraries(),
                SourceRevision.id());
    }

    private static String cpu() {
        try {
            if (Files.isReadable(LINUX_CPU_INFO)) {
                Matcher model = MODEL_NAME.matcher(Files.readString(LINUX_CPU_INFO));
                if (model.find()) {
                    return model.group(1).strip();
                }
            } else if (System.getProperty("os.name").startsWith("Mac")) {
                return output("sysctl", "-n", "machdep.cpu.brand_string");
            }
        } catch (IOException e) {
            return "unknown (" + e.getMessage() + ")";
        }
        return System.getenv().getOrDefault("PROCESSOR_IDENTIFIER", "unknown");
    }

    private static String output(String... command) throws IOException {
        Process process = new ProcessBuilder(command).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    private static long memoryOctets() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }

    /**
     * All jars on the class path that carry a manifest and a version in their names, and who calculates signatures: of
     * those that are there it may be any.
     */
    private static Map<String, String> libraries() {
        Map<String, String> libraries = new TreeMap<>();
        libraries.put("c2x", SourceRevision.version());
        libraries.put(Environment.ECDSA, EcdsaProvider.inUse());
        List<String> problems = EcdsaProvider.problems();
        if (!problems.isEmpty()) {
            libraries.put("ECDSA not by", String.join("; ", problems));
        }
        try {
            ClassLoader loader = EnvironmentProbe.class.getClassLoader();
            for (URL manifest : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
                Matcher jar = JAR.matcher(manifest.toString());
                if (jar.matches()) {
                    libraries.put(jar.group(1), jar.group(2));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return libraries;
    }
}
