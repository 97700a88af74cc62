package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The messages of c2x.hpp, used in a program as those of Vanetza are. */
class CppTest {
    private static final String MODULE = """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Report ::= SEQUENCE { station INTEGER (0..4095), note UTF8String, readings SEQUENCE OF INTEGER (0..255) }
            END
            """;
    private static final String PROGRAM = """
            #include <cstdio>
            #include "own.h"
            #include "c2x.hpp"

            using Report = c2x::message<own_Report_uper_encode, own_Report_uper_decode>;

            static Report read(const std::vector<std::uint8_t> &octets)
            {
                Report report;
                c2x_error error{};
                if (!report.decode(octets.data(), octets.size(), error)) {
                    std::printf("%s\\n", c2x::text(error).c_str());
                }
                return report;
            }

            static void check(const Report &report)
            {
                std::string error;
                std::printf("%s\\n", report.validate(error) ? "valid" : error.c_str());
            }

            int main()
            {
                static const uint8_t readings[5000] = {1, 2, 3};
                Report report;
                report->station = 7;
                report->readings.count = 3;
                report->readings.items = readings;
                for (std::uint8_t octet : report.encode()) {
                    std::printf("%02x", octet);
                }
                std::printf(" %d\\n", (int) report.size());
                report->readings.count = 5000;
                Report received = read(report.encode());
                received = std::move(received);
                Report moved = std::move(received);
                std::printf("%d %d %d\\n", (int) moved->station, (int) moved->readings.count, (int) received->station);
                received = read({0x00, 0x70, 0x0f});
                std::printf("%d\\n", (int) received->readings.count);
                check(moved);
                moved->station = 5000;
                check(moved);
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void programUsesMessages() throws IOException {
        assumeTrue(CProgram.canBuild(folder, "-x", "c++", "-std=c++17"), "skipped: install g++");
        Schema schema = GeneratedCode.compile(Map.of("M.asn", MODULE), Set.of(BackEnd.C))
                .schema();
        new Compilation(schema, "own").emit(Set.of(BackEnd.C), new DirectorySink(folder));
        List<String> flags =
                new ArrayList<>(List.of("-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1", "-I" + folder));
        if (CProgram.canBuild(folder, CProgram.SANITIZERS)) {
            flags.addAll(List.of(CProgram.SANITIZERS));
        }
        Path source = Files.writeString(folder.resolve("main.cpp"), PROGRAM);
        String program = folder.resolve("main").toString();
        compile(flags, "-c", folder.resolve("own_uper.c").toString(), "-o", program + "-codec.o");
        compile(flags, "-c", folder.resolve("c2x_runtime.c").toString(), "-o", program + "-runtime.o");
        compile(
                flags,
                "-x",
                "c++",
                "-std=c++17",
                source.toString(),
                "-x",
                "none",
                program + "-codec.o",
                program + "-runtime.o",
                "-lstdc++",
                "-o",
                program);

        Process process = new ProcessBuilder(program).redirectErrorStream(true).start();
        assertEquals("""
                00700030102030 7
                7 5000 0
                ReportReadings at bit 20: truncated
                0
                valid
                Report.station at bit 0: out of range
                """, new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    private static void compile(List<String> flags, String... arguments) throws IOException {
        assertEquals(
                "",
                CProgram.compile(
                        Stream.concat(flags.stream(), Stream.of(arguments)).toList()));
    }
}
