package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.CProgram.Machine;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** C on a machine whose words begin with their most significant octet: the octets are those of the table codecs. */
class CBigEndianTest {
    private static final Map<Form, RuleSet> RULES =
            Map.of(Form.UPER, RuleSet.UPER, Form.APER, RuleSet.APER, Form.OER, RuleSet.OER, Form.DER, RuleSet.DER);
    private static final int MESSAGES = 20;
    private static final int NOT_SUPPORTED = 7;

    @TempDir
    private Path folder;

    private final List<Type> types = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<Path> sources = new ArrayList<>();
    private int equal;

    @Test
    void octetsAreThoseOfTheTableCodecs() throws IOException, SchemaException {
        assumeTrue(
                Machine.BIG_ENDIAN.isThere(folder),
                "skipped: no C for s390x, install gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user");
        add("embedded", SchemaLoader.load(List.of(file("Embedded.asn", GeneratedCode.resource("/c/Embedded.asn")))));
        add("v1", ItsModules.schema("v1"));
        sources.addAll(CProgram.runtime(folder));

        try (CProgram program = CProgram.start(
                Machine.BIG_ENDIAN,
                folder,
                sources,
                List.of("embedded.h", "v1.h"),
                names,
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Werror")) {
            for (int type = 0; type < types.size(); type++) {
                RandomValues random = new RandomValues(types.get(type), new Random(type));
                for (int i = 0; i < MESSAGES; i++) {
                    compare(program, type, random.next());
                }
            }
        }
        int most = types.size() * MESSAGES * (2 * RULES.size() + 1);
        assertTrue(equal > most * 4 / 5, () -> equal + " of " + most);
    }

    private SourceFile file(String name, String text) throws IOException {
        return SourceFile.read(Files.writeString(folder.resolve(name), text));
    }

    private void add(String prefix, Schema schema) {
        new Compilation(schema, prefix).emit(Set.of(BackEnd.C), new DirectorySink(folder));
        for (Form form : Form.values()) {
            sources.add(folder.resolve(prefix + '_' + form.suffix() + ".c"));
        }
        JavaModel model = JavaModel.withPlainNames(schema, prefix);
        for (TypeDefinition root : RootTypes.of(schema)) {
            if (JavaModel.isClass(root.type())) {
                types.add(new TypeReference(root));
                names.add(prefix + '_' + model.className(root));
            }
        }
    }

    private void compare(CProgram program, int type, Value value) {
        Map<Form, byte[]> octets = new LinkedHashMap<>();
        RULES.forEach((form, rules) -> {
            try {
                octets.put(form, new TableCodec(rules, types.get(type)).encode(value));
            } catch (EncodeException refused) {
                assertEquals(Form.DER, form, refused.getMessage());
            }
        });
        octets.forEach((form, expected) -> {
            assertOctets(expected, program.transcode(type, Form.UPER, form, octets.get(Form.UPER)));
            assertOctets(octets.get(Form.UPER), program.transcode(type, form, Form.UPER, expected));
        });
        Answer exi = program.transcode(type, Form.UPER, Form.EXI, octets.get(Form.UPER));
        if (exi.failure() == 0) {
            assertOctets(octets.get(Form.UPER), program.transcode(type, Form.EXI, Form.UPER, exi.octets()));
        }
    }

    private void assertOctets(byte[] expected, Answer answer) {
        if (answer.failure() == 0) {
            assertArrayEquals(expected, answer.octets());
            equal++;
        } else {
            assertEquals(NOT_SUPPORTED, answer.code(), answer::path);
        }
    }
}
