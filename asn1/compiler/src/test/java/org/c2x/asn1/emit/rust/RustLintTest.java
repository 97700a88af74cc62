package org.c2x.asn1.emit.rust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What crates look like to the tools of Rust, and what none can be made of. */
class RustLintTest {

    @ParameterizedTest
    @ValueSource(strings = {"golden/rust-kinds/input", "golden/rust-open/input", "modules/WideNumbers"})
    void clippyHasNothingToSay(String module, @TempDir Path folder) throws IOException, SchemaException {
        lint(SchemaLoader.load(List.of(new SourceFile(module, GeneratedCode.resource("/" + module + ".asn")))), folder);
    }

    @Test
    void clippyHasNothingToSayOfIts(@TempDir Path folder) throws IOException, SchemaException {
        lint(ItsModules.schema("v1"), folder);
    }

    private static void lint(Schema schema, Path folder) throws IOException {
        assumeTrue(RustProgram.hasCargo("clippy"), "skipped: install cargo with clippy, for instance with rustup");
        new Compilation(schema, "own").withIntegerOctets(20).emit(Set.of(BackEnd.RUST), new DirectorySink(folder));

        assertEquals("", RustProgram.cargo(folder, "clippy", "--quiet", "--offline", "--", "-D", "warnings"));
    }

    @Test
    void whatItCannotDoIsRefusedWithItsPlace() {
        NotSupportedException refused = assertThrows(
                NotSupportedException.class,
                () -> GeneratedCode.generate(
                        "T DEFINITIONS AUTOMATIC TAGS ::= BEGIN A ::= SEQUENCE { x REAL, "
                                + "b SEQUENCE OF INTEGER (0..7) DEFAULT {1}, c A OPTIONAL } END",
                        BackEnd.RUST));

        assertTrue(refused.getMessage().contains("T.A.x: REAL is not supported by the Rust back end yet"));
        assertTrue(refused.getMessage().contains("T.A.b: such a DEFAULT"));
        assertTrue(refused.getMessage().contains("T.A.c: a type within itself"));
    }
}
