package org.c2x.asn1.emit.rust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.emit.CodecProgram;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RustListsTest {
    private static final int TRUNCATED = 1;

    /** An element needs three octets: X.691 (clause 11.2.1) has no open type without octets. */
    @Test
    void elementsThatTheInputHasNoRoomFor_areRefusedAsByTables(@TempDir Path folder) throws IOException {
        assumeTrue(RustProgram.hasCargo("build"), "skipped: install cargo, for instance with rustup");
        Schema schema = GeneratedCode.compile("""
                        T DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        KIND ::= CLASS { &id INTEGER (0..255) UNIQUE, &T } WITH SYNTAX { &T IDENTIFIED BY &id }
                        Known KIND ::= { { BOOLEAN IDENTIFIED BY 1 }, ... }
                        Part ::= SEQUENCE { id KIND.&id ({Known}), value KIND.&T ({Known} {@id}) }
                        Parts ::= SEQUENCE { parts SEQUENCE (SIZE (1..4)) OF Part }
                        END
                        """, BackEnd.JAVA).schema();
        TableCodec table = new TableCodec(
                RuleSet.UPER, schema.find("T.Parts").orElseThrow().type());
        byte[] octets = HexFormat.of().parseHex("010000");

        try (CodecProgram program =
                RustProgram.start(folder, List.of(new Compilation(schema, "own")), List.of("own::Parts"), 0)) {
            assertEquals(
                    TRUNCATED,
                    program.transcode(0, Form.UPER, Form.UPER, octets).code());
        }
        assertThrows(DecodeException.class, () -> table.decode(octets));
    }
}
