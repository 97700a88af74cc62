package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ITS messages in C, as embedded people build it: no warnings, and the vectors come back as they were. */
class CVectorsTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "../..");
    private static final Pattern HEX = Pattern.compile("\"hex\": ?\"([0-9a-fA-F]+)\"");
    private static final List<String> FILES = List.of("cam-v1", "denm-v1", "cam-v2", "denm-v2");
    private static final List<String> TYPES = List.of("v1_CAM", "v1_DENM", "v2_CAM", "v2_DENM");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"-m64 -O3 -march=native", "-m32 -O2"})
    void vectorsComeBack(String flags) throws IOException, SchemaException {
        assumeTrue(CProgram.canBuild(folder, flags.split(" ")), "skipped: install gcc and gcc-multilib");
        List<Path> sources = new ArrayList<>();
        for (String version : List.of("v1", "v2")) {
            generate(version);
            for (Form form : Form.values()) {
                sources.add(folder.resolve(version + '_' + form.suffix() + ".c"));
            }
        }
        sources.addAll(CProgram.runtime(folder));
        String[] all = ("-std=c99 -Wall -Wextra -Werror " + flags).split(" ");

        try (CProgram program = CProgram.start(folder, sources, List.of("v1.h", "v2.h"), TYPES, all)) {
            for (int type = 0; type < TYPES.size(); type++) {
                List<String> vectors = vectors(FILES.get(type));
                List<String> back = new ArrayList<>();
                for (String vector : vectors) {
                    back.add(throughOthers(program, type, vector));
                }
                assertEquals(vectors, back);
            }
        }
    }

    private void generate(String version) throws IOException, SchemaException {
        new Compilation(ItsModules.schema(version), version).emit(Set.of(BackEnd.C), new DirectorySink(folder));
    }

    private static List<String> vectors(String file) throws IOException {
        Path path = ROOT.resolve("codec-table/src/test/resources/vectors").resolve(file + ".jsonl");
        List<String> vectors = HEX.matcher(Files.readString(path))
                .results()
                .map((MatchResult match) -> match.group(1).toLowerCase())
                .toList();
        assertEquals(false, vectors.isEmpty(), file);
        return vectors;
    }

    /** The octets of a message that goes through all forms that can express it. */
    private static String throughOthers(CProgram program, int type, String vector) {
        Answer answer = new Answer(0, 0, HexFormat.of().parseHex(vector));
        for (Form other : List.of(Form.OER, Form.APER, Form.DER, Form.EXI)) {
            Answer changed = program.transcode(type, Form.UPER, other, answer.octets());
            if (other != Form.EXI || changed.failure() == 0) {
                answer = program.transcode(type, other, Form.UPER, changed.octets());
            }
            if (answer.failure() != 0) {
                return other + ": " + answer.code() + " " + answer.path();
            }
        }
        return HexFormat.of().formatHex(answer.octets());
    }
}
