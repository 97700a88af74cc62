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
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values as C definitions: a program that holds them codes them as the table codec does, in 64 bits and in 32. */
class CConstantsTest {
    private static final int VALUES = 12;
    private static final String HEAD = """
            #include <math.h>
            #include <stdio.h>
            #include "embedded.h"
            static uint8_t buffer[100000];
            static void print(size_t length)
            {
                for (size_t i = 0; i < length; i++) {
                    printf("%02x", buffer[i]);
                }
                printf("\\n");
            }
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"-m64", "-m32"})
    void programHasTheSameValues(String width) throws IOException {
        assumeTrue(CProgram.canBuild(folder, width), "skipped: install gcc and gcc-multilib");
        Schema schema = GeneratedCode.compile(
                        Map.of("Embedded.asn", GeneratedCode.resource("/c/Embedded.asn")), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "embedded").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        StringBuilder definitions = new StringBuilder();
        StringBuilder main = new StringBuilder("int main(void)\n{\n    c2x_error error;\n");
        List<String> expected = new ArrayList<>();
        List<String> values = new ArrayList<>();
        JavaModel model = JavaModel.withPlainNames(schema, "embedded");
        CConstants constants = new CConstants(schema, "embedded");
        for (TypeDefinition root : RootTypes.of(schema)) {
            Type type = new TypeReference(root);
            RandomValues random = new RandomValues(type, new Random(root.name().hashCode()));
            for (int i = 0; i < VALUES; i++) {
                Value value = random.next();
                String name = "value_" + expected.size();
                try {
                    definitions.append(constants.define(root, name, value));
                } catch (IllegalArgumentException tooLarge) {
                    continue;
                }
                main.append("    print(embedded_")
                        .append(model.className(root))
                        .append("_uper_encode(&")
                        .append(name)
                        .append(", buffer, sizeof buffer, &error));\n");
                values.add(root.name() + ' ' + value);
                expected.add(HexFormat.of().formatHex(new TableCodec(RuleSet.UPER, type).encode(value)));
            }
        }
        Path source = Files.writeString(folder.resolve("main.c"), HEAD + definitions + main + "    return 0;\n}\n");

        List<String> written = run(source, width);
        assertEquals(expected.size(), written.size());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i), written.get(i), values.get(i));
        }
    }

    private List<String> run(Path source, String width) throws IOException {
        Path program = folder.resolve("main");
        List<String> arguments = new ArrayList<>(List.of(
                width,
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-O2",
                "-I" + folder,
                source.toString(),
                folder.resolve("embedded_uper.c").toString(),
                folder.resolve("embedded_oer.c").toString(),
                folder.resolve("embedded_exi.c").toString(),
                "-o",
                program.toString()));
        CProgram.runtime(folder).forEach(file -> arguments.add(file.toString()));
        assertEquals("", CProgram.compile(arguments));
        Process process = new ProcessBuilder(program.toString()).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                .lines()
                .toList();
    }
}
