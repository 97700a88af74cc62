package org.c2x.asn1.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.source.Strictness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerationTest {
    private static final class Told extends SystemStreamLog {
        private final List<String> messages = new ArrayList<>();

        @Override
        public void error(CharSequence message) {
            messages.add(message.toString());
        }

        @Override
        public void warn(CharSequence message) {
            messages.add(message.toString());
        }
    }

    @TempDir
    Path folder;

    private final Told log = new Told();

    @Test
    void modules_becomeFiles_whoseNamesAreReturned() throws Exception {
        Generation generation =
                generation("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN A ::= SEQUENCE { b INTEGER (0..7) } END");

        List<String> written = generation.run(Set.of(BackEnd.JAVA), folder.resolve("out"), log);

        assertEquals(List.of("p/A.java"), written);
        assertTrue(Files.readString(folder.resolve("out/p/A.java")).contains("record A("));
    }

    @Test
    void badModules_areToldInTheLog_withTheirPlaces() throws Exception {
        Generation generation = generation("M DEFINITIONS ::= BEGIN\n  A ::= SEQUENCE { b B, c C }\nEND");

        MojoFailureException e = assertThrows(
                MojoFailureException.class, () -> generation.run(Set.of(BackEnd.JAVA), folder.resolve("out"), log));

        assertEquals("2 errors in the ASN.1 modules, see above", e.getMessage());
        assertEquals(2, log.messages.size());
        assertTrue(log.messages.get(0).startsWith(folder.resolve("M.asn") + ":2:22: error: "), log.messages.get(0));
    }

    @Test
    void doubtfulModules_areToldInTheLog_withTheirPlaces() throws Exception {
        Generation generation = generation("""
            M DEFINITIONS ::= BEGIN
            IMPORTS A FROM N;
            B ::= A
            END
            N DEFINITIONS ::= BEGIN EXPORTS; A ::= NULL END
            """);

        generation.run(Set.of(BackEnd.JAVA), folder.resolve("out"), log);

        assertEquals(1, log.messages.size());
        assertTrue(log.messages.get(0).startsWith(folder.resolve("M.asn") + ":2:9: warning: "), log.messages.get(0));
    }

    @Test
    void whatABackEndDoesNotSupport_isToldInTheLog_withItsPlace() throws Exception {
        Generation generation =
                generation("M DEFINITIONS ::= BEGIN\n  A ::= SEQUENCE { b REAL, c OBJECT IDENTIFIER }\nEND");

        MojoFailureException e = assertThrows(
                MojoFailureException.class, () -> generation.run(Set.of(BackEnd.BER), folder.resolve("out"), log));

        assertEquals("2 errors in the ASN.1 modules, see above", e.getMessage());
        assertEquals(
                folder.resolve("M.asn") + ":2:3: M.A.b: REAL is not supported by the mapping to asn1bean yet",
                log.messages.get(0));
    }

    @Test
    void modulesPerFolder_areSchemasOfTheirOwn() throws Exception {
        List<ModuleFile> modules = new ArrayList<>();
        for (String family : List.of("two", "one")) {
            Path file = Files.createDirectories(folder.resolve(family)).resolve("M.asn");
            Files.writeString(file, "M DEFINITIONS ::= BEGIN A ::= BOOLEAN END");
            modules.add(ModuleFile.below(folder, file, null));
        }

        List<Generation> generations =
                Generation.perFolder(modules, "p", "model", List.of(), Strictness.STRICT, Contents.VALUES, Long.BYTES);

        assertEquals(
                List.of("p.one", "p.two"),
                generations.stream().map(Generation::packageName).toList());
        assertEquals(
                List.of("model.one", "model.two"),
                generations.stream().map(Generation::modelPackage).toList());
        assertEquals(List.of(modules.get(1)), generations.get(0).modules());
    }

    @Test
    void moduleInNoFolder_isRefusedPerFolder() {
        Path file = folder.resolve("M.asn");
        List<ModuleFile> modules = List.of(ModuleFile.below(folder, file, null));

        MojoExecutionException e = assertThrows(
                MojoExecutionException.class,
                () -> Generation.perFolder(
                        modules, "p", "p", List.of(), Strictness.STRICT, Contents.VALUES, Long.BYTES));

        assertEquals("perFolder is set, but these modules lie in no folder: [" + file + "]", e.getMessage());
    }

    @Test
    void chosenTypes_areGeneratedWithWhatTheyNeed() throws Exception {
        String text = """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            A ::= SEQUENCE { b B } B ::= SEQUENCE { c NULL } C ::= SEQUENCE { a A }
            END
            """;

        List<String> written = generation(text, List.of("M.A"), Strictness.STRICT)
                .run(Set.of(BackEnd.JAVA), folder.resolve("out"), log);
        MojoFailureException unknown = assertThrows(
                MojoFailureException.class,
                () -> generation(text, List.of("D"), Strictness.STRICT)
                        .run(Set.of(BackEnd.JAVA), folder.resolve("out"), log));

        assertEquals(List.of("p/A.java", "p/B.java"), written);
        assertEquals("the ASN.1 modules of p define no type 'D'", unknown.getMessage());
    }

    @Test
    void deviations_areWarningsWhereThatIsWanted() throws Exception {
        String text = "M DEFINITIONS ::= BEGIN A ::= SEQUENCE { b [0] IMPLICIT B } B ::= CHOICE { c NULL } END";

        assertThrows(
                MojoFailureException.class,
                () -> generation(text).run(Set.of(BackEnd.JAVA), folder.resolve("out"), log));
        log.messages.clear();
        generation(text, List.of(), Strictness.LENIENT).run(Set.of(BackEnd.JAVA), folder.resolve("out"), log);

        assertEquals(1, log.messages.size());
        assertTrue(log.messages.get(0).startsWith(folder.resolve("M.asn") + ":1:44: warning: "), log.messages.get(0));
    }

    private Generation generation(String text) throws IOException {
        return generation(text, List.of(), Strictness.STRICT);
    }

    private Generation generation(String text, List<String> types, Strictness strictness) throws IOException {
        Path file = Files.writeString(folder.resolve("M.asn"), text);
        return new Generation(
                List.of(ModuleFile.below(file.getParent(), file, null)),
                "p",
                "p",
                types,
                strictness,
                Contents.VALUES,
                Long.BYTES);
    }
}
