package org.c2x.bench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.bench.result.Environment;

/**
 * A JVM to measure in.
 *
 * @param executable  its {@code java}
 * @param environment what figures from it name
 */
public record MeasuredJvm(Path executable, Environment environment) {
    /**
     * A heap of fixed size all of whose pages are there from the start: else each operation takes them from the system
     * until the heap was filled for the first time, up to four times its own time for a second and more. Everything
     * else is as the JVM comes.
     */
    static final List<String> ARGUMENTS = List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch");

    private static final String OWN_PROPERTIES = "c2x.";
    private static final int LEAST_VERSION = 17;
    private static final int PATIENCE_SECONDS = 60;
    private static final Pattern PROPERTY = Pattern.compile("(?m)^ {4}(java\\.[a-z.]+) = (.*?)\\s*$");

    /** The JVM that this program runs in. */
    public static MeasuredJvm current() {
        Path executable = Path.of(System.getProperty("java.home"), "bin", "java");
        Properties own = System.getProperties();
        return new MeasuredJvm(executable, EnvironmentProbe.environment(id(own, Set.of()), own, ARGUMENTS));
    }

    /**
     * JVMs at some paths, each the folder of a Java installation or its {@code java}.
     *
     * @throws IllegalArgumentException if there is none at a path, or it is too old; the message says what to do
     */
    public static List<MeasuredJvm> at(List<Path> paths) {
        List<MeasuredJvm> jvms = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Path path : paths) {
            Path executable = executable(path);
            Properties properties = properties(path, executable);
            String id = id(properties, ids);
            ids.add(id);
            jvms.add(new MeasuredJvm(executable, EnvironmentProbe.environment(id, properties, ARGUMENTS)));
        }
        return jvms;
    }

    /** The settings of this program as arguments, so that measured JVMs find what this one has found. */
    public static List<String> ownProperties() {
        return System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith(OWN_PROPERTIES))
                .map(name -> "-D" + name + '=' + System.getProperty(name))
                .toList();
    }

    private static Path executable(Path path) {
        Path inFolder = path.resolve("bin").resolve("java");
        Path executable = Files.isDirectory(path) ? inFolder : path;
        if (!Files.isExecutable(executable) || Files.isDirectory(executable)) {
            throw new IllegalArgumentException(path + ": no JVM, "
                    + (Files.exists(executable) ? executable + " cannot be executed" : "there is no " + executable)
                    + "; give the folder of a JDK or its bin/java");
        }
        return executable.toAbsolutePath();
    }

    private static Properties properties(Path path, Path executable) {
        Properties properties = new Properties();
        Matcher lines = PROPERTY.matcher(output(path, executable));
        while (lines.find()) {
            properties.setProperty(lines.group(1), lines.group(2));
        }
        if (!properties.containsKey("java.vm.name")) {
            throw new IllegalArgumentException(
                    path + ": not a JVM, it does not print its properties; give the folder of a JDK or its bin/java");
        }
        if (version(properties) < LEAST_VERSION) {
            throw new IllegalArgumentException(
                    path + ": Java " + version(properties) + " is too old, give Java " + LEAST_VERSION + " or newer");
        }
        return properties;
    }

    private static String output(Path path, Path executable) {
        try {
            Process process = new ProcessBuilder(
                            executable.toString(), "-Duser.language=en", "-XshowSettings:properties", "-version")
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return output;
        } catch (IOException e) {
            throw new IllegalArgumentException(path + ": no JVM, " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static int version(Properties properties) {
        return (int) Double.parseDouble(properties.getProperty("java.specification.version"));
    }

    /** {@code java-17}, with a number where there are several of a version. */
    private static String id(Properties properties, Set<String> taken) {
        String name = "java-" + version(properties);
        String id = name;
        for (int number = 2; taken.contains(id); number++) {
            id = name + '-' + number;
        }
        return id;
    }
}
