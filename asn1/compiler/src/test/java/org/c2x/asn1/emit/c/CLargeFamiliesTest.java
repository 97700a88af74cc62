package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The messages of Release 2 and of the infrastructure in C: what it makes of the octets of a table codec are those of
 * other table codecs, from UPER and to UPER. That compiled Java agrees with tables, the modules of its codecs show.
 */
class CLargeFamiliesTest {
    private static final Map<Form, RuleSet> RULES =
            Map.of(Form.UPER, RuleSet.UPER, Form.APER, RuleSet.APER, Form.OER, RuleSet.OER, Form.DER, RuleSet.DER);
    /** C says so of an INTEGER without bounds that has more than 64 bits: there is one in MAPEM. */
    private static final int NOT_SUPPORTED = 7;

    private static final int FEW = 400;
    private static final int MESSAGES = Integer.getInteger("c2x.messages", FEW);
    /** Of long messages fewer are tried in a short run: as many as have so many octets. */
    private static final long MOST_OCTETS = MESSAGES > FEW ? Long.MAX_VALUE : 200_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"r2, CAM DENM CollectivePerceptionMessage VAM", "infrastructure, SPATEM MAPEM SREM SSEM IVIM RTCMEM"})
    void octetsAreThoseOfTables(String family, String names) throws IOException, SchemaException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        Compilation compilation = new Compilation(ItsModules.schema(family), family);
        compilation.emit(Set.of(BackEnd.C), new DirectorySink(folder));
        List<String> wanted = List.of(names.split(" "));
        List<TypeDefinition> messages = RootTypes.of(compilation.schema()).stream()
                .filter(root -> wanted.contains(root.name()))
                .toList();
        assertEquals(wanted.size(), messages.size());
        List<String> types =
                messages.stream().map(root -> family + '_' + root.name()).toList();
        List<Path> sources = new ArrayList<>(Stream.of(Form.values())
                .map(form -> folder.resolve(family + '_' + form.suffix() + ".c"))
                .toList());
        sources.addAll(CProgram.runtime(folder));

        try (CProgram program = CProgram.start(
                folder, sources, List.of(family + ".h"), types, "-std=c99", "-Wall", "-Wextra", "-Werror", "-O0")) {
            for (int type = 0; type < types.size(); type++) {
                check(program, type, messages.get(type));
            }
        }
    }

    private static void check(CProgram program, int number, TypeDefinition message) {
        RandomValues random = new RandomValues(message.type(), new Random(number));
        TableCodec uper = new TableCodec(RuleSet.UPER, message.type());
        long total = 0;
        for (int i = 0; i < MESSAGES && total < MOST_OCTETS; i++) {
            Value value = random.next();
            byte[] octets = uper.encode(value);
            total += octets.length;
            RULES.forEach((form, rules) -> {
                byte[] others = new TableCodec(rules, message.type()).encode(value);
                assertSame(message, others, program.transcode(number, Form.UPER, form, octets));
                assertSame(message, octets, program.transcode(number, form, Form.UPER, others));
            });
        }
    }

    private static void assertSame(TypeDefinition message, byte[] expected, Answer answer) {
        if (answer.failure() != 0 && answer.code() == NOT_SUPPORTED) {
            return;
        }
        String found = answer.failure() == 0
                ? HexFormat.of().formatHex(answer.octets())
                : "error " + answer.code() + " at " + answer.path();
        assertEquals(HexFormat.of().formatHex(expected), found, message::toString);
    }
}
