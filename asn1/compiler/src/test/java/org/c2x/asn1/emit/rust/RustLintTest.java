package org.c2x.asn1.emit.rust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What crates look like to the tools of Rust, and what none can be made of. */
class RustLintTest {

    @ParameterizedTest
    @ValueSource(strings = {"rust-kinds", "rust-open"})
    void clippyHasNothingToSay(String golden, @TempDir Path folder) throws IOException {
        assumeTrue(RustProgram.hasCargo("clippy"), "skipped: install cargo with clippy, for instance with rustup");
        GeneratedCode.generate(GeneratedCode.resource("/golden/" + golden + "/input.asn"), BackEnd.RUST)
                .forEach(new DirectorySink(folder)::write);

        assertEquals("", RustProgram.cargo(folder, "clippy", "--quiet", "--offline", "--", "-D", "warnings"));
    }

    @Test
    void clippyHasNothingToSayOfIts(@TempDir Path folder) throws IOException, SchemaException {
        assumeTrue(RustProgram.hasCargo("clippy"), "skipped: install cargo with clippy, for instance with rustup");
        new Compilation(ItsModules.schema("v1"), "v1").emit(Set.of(BackEnd.RUST), new DirectorySink(folder));

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
