package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strings with named bits that are shorter than their types want: zeros are appended, as in Java. */
class CNamedBitsTest {
    private static final List<String> TYPES = List.of("Short", "Long", "Open", "Most", "Large");

    @TempDir
    private Path folder;

    @Test
    void shorterStringsGetZeros() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        Schema schema = GeneratedCode.compile(Map.of("Named.asn", """
                        Named DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        Short ::= SEQUENCE { b BIT STRING { x (0) } (SIZE (4..8)) }
                        Long ::= SEQUENCE { b BIT STRING { x (0) } (SIZE (4..100)) }
                        Open ::= SEQUENCE { b BIT STRING { x (0) } (SIZE (4..8, ...)) }
                        Most ::= SEQUENCE { b BIT STRING { x (0) } (SIZE (50..MAX)) }
                        Large ::= SEQUENCE { b BIT STRING { x (0) } (SIZE (20000..MAX, ...)) }
                        END
                        """), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "own").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        List<String> expected = new ArrayList<>();
        StringBuilder main = new StringBuilder();
        for (String name : TYPES) {
            TypeReference type = new TypeReference(schema.find(name).orElseThrow());
            SequenceType sequence = (SequenceType) type.resolved();
            SequenceValue value = new SequenceValue(sequence, new BitStringValue(BitString.of(5, 3)));
            String bits = name.equals("Short") ? "{5, 3}" : "{.octets = octets, .length = 3}";
            for (RuleSet rules : List.of(RuleSet.UPER, RuleSet.APER, RuleSet.OER, RuleSet.DER)) {
                expected.add(HexFormat.of().formatHex(new TableCodec(rules, type).encode(value)));
                main.append("print(own_%s_%s_encode(&(own_%1$s) {%3$s}, buffer, sizeof buffer, &error));%n"
                        .formatted(name, rules.scheme(), bits));
            }
        }

        assertEquals(expected, run(main.toString()));
    }

    private List<String> run(String statements) throws IOException {
        Path source = Files.writeString(folder.resolve("main.c"), """
                #include <stdio.h>
                #include "own.h"
                static uint8_t buffer[10000];
                static void print(size_t length)
                {
                    for (size_t i = 0; i < length; i++) {
                        printf("%%02x", buffer[i]);
                    }
                    printf("\\n");
                }
                int main(void)
                {
                    const uint8_t octets[] = {0xa0};
                    c2x_error error;
                    %s
                    return 0;
                }
                """.formatted(statements));
        List<String> arguments = new ArrayList<>(List.of(CProgram.watched(folder)));
        arguments.add(source.toString());
        for (Form form : Form.values()) {
            arguments.add(folder.resolve("own_" + form.suffix() + ".c").toString());
        }
        CProgram.runtime(folder).forEach(file -> arguments.add(file.toString()));
        Path program = folder.resolve("main");
        arguments.addAll(List.of("-o", program.toString()));
        assertEquals("", CProgram.compile(arguments));
        Process process = new ProcessBuilder(program.toString()).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                .lines()
                .toList();
    }
}
