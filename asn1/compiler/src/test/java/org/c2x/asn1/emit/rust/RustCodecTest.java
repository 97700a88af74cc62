package org.c2x.asn1.emit.rust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rust codecs against tables: the same octets for the same values, the same refusals. The Rust program panics where a
 * number overflows or an index is none. The large families are built only if many messages are wanted.
 */
class RustCodecTest {
    private static final int FEW = 100;
    private static final int MESSAGES = Integer.getInteger("c2x.messages", FEW);
    private static final boolean IS_LONG = MESSAGES > FEW;
    private static final String CONTAINING = "containing";
    private static final List<String> FAMILIES =
            IS_LONG ? List.of(CONTAINING, "v1", "v2", "r2", "infrastructure") : List.of(CONTAINING, "v1", "v2");
    /** Octets after which a type has been tried enough in a short run: some are large. */
    private static final long MOST_OCTETS = IS_LONG ? Long.MAX_VALUE : 600L * MESSAGES;

    private static final int DAMAGES = 20;
    /** What tables can do: long numbers, lists of any length, enumerals of later versions. */
    private static final Set<Integer> LIMITS = Set.of(4, 6, 7);

    private static final List<Subject> SUBJECTS = new ArrayList<>();
    private static CodecProgram program;

    @TempDir
    private static Path folder;

    /** A message type with its number in the program. */
    private record Subject(int number, String family, TypeDefinition definition) {
        TableCodec codec(Form form) {
            return new TableCodec(RustProgram.RULES.get(form), definition.type());
        }

        @Override
        public String toString() {
            return family + ' ' + definition;
        }
    }

    @BeforeAll
    static void build() throws IOException, SchemaException {
        assumeTrue(RustProgram.hasCargo("build"), "skipped: install cargo, for instance with rustup");
        List<Compilation> crates = new ArrayList<>();
        List<String> types = new ArrayList<>();
        for (String family : FAMILIES) {
            Schema schema = family.equals(CONTAINING) ? containing() : ItsModules.schema(family);
            crates.add(new Compilation(schema, family));
            for (TypeDefinition root : RootTypes.of(schema)) {
                if (!(root.type().resolved() instanceof ListType)) {
                    SUBJECTS.add(new Subject(SUBJECTS.size(), family, root));
                    types.add(family + "::" + RustModel.typeName(root.name()));
                }
            }
        }
        program = RustProgram.start(folder, crates, types, IS_LONG ? 1 : 0);
    }

    /** The module without what Rust does not know: a type within itself. */
    private static Schema containing() throws IOException {
        Schema schema = GeneratedCode.load(Map.of("Containing.asn", GeneratedCode.resource("/modules/Containing.asn")));
        return schema.only(List.of(schema.find("Message").orElseThrow()));
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
        SUBJECTS.clear();
    }

    static List<Subject> subjects() {
        return SUBJECTS;
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void octetsAndVerdictsAreThoseOfTables(Subject subject) {
        Random chance = new Random(subject.toString().hashCode());
        RandomValues random = new RandomValues(subject.definition().type(), chance);
        long total = 0;
        for (int i = 0; i < MESSAGES && total < MOST_OCTETS; i++) {
            var value = random.next();
            for (Form form : RustProgram.RULES.keySet()) {
                byte[] octets = subject.codec(form).encode(value);
                total += octets.length;
                for (Form to : RustProgram.RULES.keySet()) {
                    judge(
                            subject.toString(),
                            program.transcode(subject.number(), form, to, octets),
                            0,
                            subject.codec(to).encode(value));
                }
                if (i % 10 == 0) {
                    damage(subject, form, octets, chance);
                }
            }
        }
    }

    private static void damage(Subject subject, Form form, byte[] octets, Random chance) {
        for (int damage = 0; damage < DAMAGES; damage++) {
            byte[] damaged = Arrays.copyOf(octets, octets.length - (damage == 0 ? chance.nextInt(octets.length) : 0));
            for (int flips = chance.nextInt(3); flips >= 0 && damaged.length > 0; flips--) {
                int bit = chance.nextInt(8 * damaged.length);
                damaged[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
            }
            Answer answer = program.transcode(subject.number(), form, form, damaged);
            String input = form + " " + HexFormat.of().formatHex(damaged);
            try {
                TableCodec codec = subject.codec(form);
                judge(subject + ", " + input, answer, 0, codec.encode(codec.decode(damaged)));
            } catch (DecodeException refused) {
                judge(subject + ", " + input + ": " + refused.getMessage(), answer, 1, null);
            } catch (EncodeException refused) {
                judge(subject + ", " + input + ": " + refused.getMessage(), answer, 2, null);
            }
        }
    }

    private static void judge(String what, Answer answer, int failure, byte[] octets) {
        if (answer.failure() > 0 && LIMITS.contains(answer.code())) {
            return;
        }
        String found = answer.failure() == 0
                ? HexFormat.of().formatHex(answer.octets())
                : answer.failure() + " at " + answer.path();
        if (octets == null) {
            assertEquals(failure, answer.failure(), () -> what + ": " + found);
        } else {
            assertEquals(HexFormat.of().formatHex(octets), found, what);
        }
    }
}
