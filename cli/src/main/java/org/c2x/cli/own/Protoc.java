package org.c2x.cli.own;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.c2x.nativebridge.build.Tools;

/** The compiler of protobuf, of the version that the library on the class path is of: others may not fit. */
final class Protoc {
    private static final String RESOURCE = "protoc.properties";
    private static final String REPOSITORY = "maven.repo.local";

    private final Path program;

    private Protoc(Path program) {
        this.program = program;
    }

    /**
     * Takes the one that Maven has, or that on the path.
     *
     * @param folder that a copy may go to, since Maven keeps programs as files that cannot be executed
     * @throws IOException if there is none of the version; the message says how to get it
     */
    static Protoc find(Path folder) throws IOException {
        String version = version();
        String platform = platform();
        Path kept = repository()
                .resolve(Path.of("com", "google", "protobuf", "protoc", version))
                .resolve("protoc-" + version + '-' + platform + ".exe");
        if (Files.exists(kept)) {
            Path copy = Files.copy(kept, folder.resolve("protoc.exe"));
            if (!copy.toFile().setExecutable(true)) {
                throw new IOException("cannot make " + copy + " executable");
            }
            return new Protoc(copy);
        }
        Path installed = Tools.find("protoc").orElse(null);
        if (installed == null || !isOf(version, installed, folder)) {
            throw new IOException("protoc " + version
                    + " is missing, install it by mvn dependency:get -Dartifact=com.google.protobuf:protoc:" + version
                    + ":exe:" + platform);
        }
        return new Protoc(installed);
    }

    private static String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream file = Protoc.class.getResourceAsStream(RESOURCE)) {
            properties.load(file);
        }
        return properties.getProperty("version");
    }

    private static Path repository() {
        String named = System.getProperty(REPOSITORY);
        return named == null ? Path.of(System.getProperty("user.home"), ".m2", "repository") : Path.of(named);
    }

    /** The classifier of the artifact. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch");
        return (system.startsWith("mac") ? "osx" : system.startsWith("windows") ? "windows" : "linux")
                + '-'
                + (machine.equals("amd64") ? "x86_64" : machine.equals("aarch64") ? "aarch_64" : machine);
    }

    /** What it says is the library's version without the first number, which is that of Java's. */
    private static boolean isOf(String version, Path program, Path folder) throws IOException {
        Tools.Outcome said = Tools.run(folder, List.of(program.toString(), "--version"));
        return said.output().strip().equals("libprotoc " + version.substring(version.indexOf('.') + 1));
    }

    /**
     * Makes Java classes.
     *
     * @param root where the file and the classes are, each in the folder of its package
     * @throws IOException if it refuses the file; the message is what it says
     */
    void run(Path root, Path file) throws IOException {
        Tools.require(root, List.of(program.toString(), "--proto_path=" + root, "--java_out=" + root, file.toString()));
    }
}
