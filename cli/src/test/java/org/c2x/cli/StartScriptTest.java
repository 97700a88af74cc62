package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code c2x} beside a jar of this build, with a {@code java} that writes down how it is called. */
class StartScriptTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    /** With an option of the user, so that no archive is made. */
    private static final String CONVERT =
            "C2X_JAVA_OPTS=-XX:+UseSerialGC ./c2x convert --type CAM --from uper --to uper --hex ";

    @TempDir
    private Path home;

    private Path calls;

    @BeforeEach
    void install() throws IOException {
        assumeTrue(File.separatorChar == '/', "skipped: no sh");
        Files.copy(Path.of("../c2x"), home.resolve("c2x"));
        assertTrue(home.resolve("c2x").toFile().setExecutable(true));
        Files.createFile(home.resolve("mvnw"));
        Files.createFile(home.resolve("pom.xml"));
        Path target = Files.createDirectories(home.resolve("cli/target/lib")).getParent();
        makeJar(target.resolve("c2x.jar"));
        Files.createFile(target.resolve("c2x.stamp"));
        calls = home.resolve("calls");
        Path jdk = Path.of(System.getProperty("java.home"));
        Path bin = Files.createDirectories(home.resolve("jdk/bin"));
        Path java = Files.writeString(
                bin.resolve("java"),
                "#!/bin/sh\necho \"$*\" >> '" + calls + "'\nexec '" + jdk.resolve("bin/java") + "' \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true));
        Files.createSymbolicLink(bin.resolve("javac"), jdk.resolve("bin/javac"));
        Files.copy(jdk.resolve("release"), home.resolve("jdk/release"));
    }

    @Test
    void closedInput_isNoOtherFile() throws Exception {
        assertEquals("c2x convert: standard input: Bad file descriptor\n1\n", sh(CONVERT + "<&- 2>&1; echo $?"));
    }

    @Test
    void closedOutput_isNoOtherFile() throws Exception {
        assertEquals(
                "c2x convert: standard output: Bad file descriptor\n1\n",
                sh("(echo " + CAM + " | " + CONVERT + ">&-; echo $? >&2) 2>&1"));
    }

    @Test
    void goneReader_endsAnEndlessInput() throws Exception {
        assertEquals(CAM + "\n", sh("yes " + CAM + " | " + CONVERT + "2>&1 | head -n 1"));
    }

    @Test
    void fileNames_areAnyInTheLocaleC() throws Exception {
        assertEquals(CAM + "\n", sh("echo " + CAM + " > ä.hex; LC_ALL=C " + CONVERT + "ä.hex 2>&1"));
    }

    @Test
    void archiveOfClasses_isMadeOnce_forShortCommands() throws Exception {
        sh("./c2x --version");
        assertEquals(3, calls().size(), "the list of classes, the archive, the command");
        sh("./c2x --version");

        String last = calls().get(3);
        assertEquals(4, calls().size());
        assertTrue(last.contains("-XX:+UseSerialGC"), last);
        assumeTrue(
                Stream.of(classPath()).allMatch(path -> path.endsWith(".jar")),
                "skipped: no archive of folders of classes");
        assertTrue(last.contains("-XX:SharedArchiveFile="), last);
    }

    @Test
    void colours_areForATerminal_whoseUserWantsThem() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "skipped: no script, install bsdutils");
        String onTerminal = "export C2X_JAVA_OPTS=-Xint TERM=xterm; script -qec './c2x --version' /dev/null </dev/null";

        sh("C2X_JAVA_OPTS=-Xint ./c2x --version");
        sh(onTerminal);
        sh("export NO_COLOR=1; " + onTerminal);

        List<Boolean> options = calls().stream()
                .map(call -> call.contains("-Dc2x.colours=true"))
                .toList();
        assertEquals(List.of(false, true, false), options);
    }

    @Test
    void copyOfABuiltTree_isNotBuiltAgain_untilASourceChanges() throws Exception {
        Path source = Files.createDirectories(home.resolve("a module/src/main")).resolve("A.java");
        Files.writeString(source, "class A {}");
        Path builds = home.resolve("builds");
        Path mvnw = Files.writeString(home.resolve("mvnw"), "#!/bin/sh\necho built >> '" + builds + "'\n");
        assertTrue(mvnw.toFile().setExecutable(true));
        sh("touch -d '+1 minute' 'a module/src/main/A.java'; C2X_JAVA_OPTS=-Xint ./c2x --version");
        assertEquals(List.of("built"), Files.readAllLines(builds));

        sh("touch -d '+2 minutes' 'a module/src/main/A.java'; C2X_JAVA_OPTS=-Xint ./c2x --version");
        assertEquals(List.of("built"), Files.readAllLines(builds));

        Files.writeString(source, "class A { int b; }");
        sh("touch -d '+3 minutes' 'a module/src/main/A.java'; C2X_JAVA_OPTS=-Xint ./c2x --version");
        assertEquals(List.of("built", "built"), Files.readAllLines(builds));
    }

    @Test
    void twoStartsAtOnce_buildOnce() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/flock")), "skipped: no flock, install util-linux");
        Path builds = home.resolve("builds");
        Path mvnw = Files.writeString(
                home.resolve("mvnw"),
                "#!/bin/sh\necho begun >> '" + builds + "'; sleep 0.5; echo ended >> '" + builds + "'\n");
        assertTrue(mvnw.toFile().setExecutable(true));
        Files.createDirectories(home.resolve("module/src/main"));
        Files.writeString(home.resolve("module/src/main/A.java"), "class A {}");

        sh("touch -d '+1 minute' module/src/main/A.java; export C2X_JAVA_OPTS=-Xint;"
                + " ./c2x --version & ./c2x --version & wait");

        assertEquals(List.of("begun", "ended"), Files.readAllLines(builds));
    }

    /** With a limit of a block, since no test can fill a disk. */
    @Test
    void fileThatCannotBeWrittenToItsEnd_isNamed_andNotLeft() throws Exception {
        String components =
                IntStream.range(0, 50).mapToObj(i -> "c" + i + " BOOLEAN").collect(Collectors.joining(", "));
        Files.writeString(
                home.resolve("M.asn"),
                "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN A ::= SEQUENCE { " + components + " } END");

        assertEquals(
                "c2x compile: out/x/A.java: File too large\n1\n",
                sh("ulimit -f 1; C2X_JAVA_OPTS=-XX:-UsePerfData ./c2x compile --asn1 M.asn --to java "
                        + "--package x --out out"
                        + " 2>&1; echo $?"));
        assertFalse(Files.exists(home.resolve("out/x/A.java")));
    }

    /** Root and authority fit into a block, a ticket does not. */
    @Test
    void keysThatCannotAllBeWritten_areNamed_andNoneIsLeft() throws Exception {
        String permissions = IntStream.range(1000, 1040)
                .mapToObj(aid -> aid + ":" + "ff".repeat(31))
                .collect(Collectors.joining(","));

        assertEquals(
                "c2x keys: out/ticket-1.oer: File too large\n1\n",
                sh("export JAVA_HOME='" + System.getProperty("java.home") + "'; ulimit -f 1; "
                        + "C2X_JAVA_OPTS=-XX:-UsePerfData ./c2x keys --out out --permission " + permissions
                        + " 2>&1; echo $?"));
        assertArrayEquals(new String[0], home.resolve("out").toFile().list());
    }

    @Test
    void measuringCommands_andOptionsOfTheUser_getNoOptionsOfOurs() throws Exception {
        sh("./c2x bench --help");
        sh("./c2x study --help");
        sh("./c2x native --help");
        sh("./c2x load --help");
        sh("C2X_JAVA_OPTS=-XX:+UseParallelGC ./c2x --version");

        assertEquals(5, calls().size());
        assertTrue(calls().subList(0, 4).stream().noneMatch(call -> call.contains("-XX")), calls().toString());
        assertTrue(calls().get(4).contains(" -XX:+UseParallelGC -jar "), calls().toString());
    }

    @Test
    void inARelease_theJarBesideTheFolderOfTheScriptIsRun_andNothingIsBuilt() throws Exception {
        Path release = Files.createDirectories(home.resolve("c2x-1.0/lib")).getParent();
        Files.copy(
                home.resolve("c2x"),
                Files.createDirectories(release.resolve("bin")).resolve("c2x"),
                StandardCopyOption.COPY_ATTRIBUTES);
        makeJar(release.resolve("c2x.jar"));

        assertEquals(CAM + "\n", sh("cd c2x-1.0 && echo " + CAM + " | " + CONVERT.replace("./c2x", "bin/c2x") + "-"));
        assertEquals(1, calls().size());
        assertTrue(calls().get(0).contains(release.resolve("c2x.jar").toString()), calls().toString());
    }

    private List<String> calls() throws IOException {
        return Files.readAllLines(calls);
    }

    private String sh(String line) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", line).directory(home.toFile());
        shell.environment().put("JAVA_HOME", home.resolve("jdk").toString());
        List.of("C2X_JAVA_OPTS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS").forEach(shell.environment()::remove);
        shell.environment().put("LC_ALL", "C.UTF-8");
        Process process = shell.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    /** This module's classes, and where the others are. */
    private static void makeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        main.put(
                Attributes.Name.CLASS_PATH,
                Stream.of(classPath())
                        .map(path -> Path.of(path).toUri().toString())
                        .collect(Collectors.joining(" ")));
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            add(Path.of("target/classes"), out);
        }
    }

    private static void add(Path classes, JarOutputStream out) throws IOException {
        Files.walkFileTree(classes, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                Files.copy(file, (OutputStream) out);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** What the tests run with, without what is of this module. */
    private static String[] classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> !path.matches(".*/(test-)?classes/?") || !path.contains("/cli/target/"))
                .toArray(String[]::new);
    }
}
