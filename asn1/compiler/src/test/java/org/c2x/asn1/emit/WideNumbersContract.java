package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * INTEGERs of more than 64 bits in a language without a heap, beside tables; where nothing bounds them, they have up to
 * 20 octets.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class WideNumbersContract {
    private static final int OCTETS = 20;
    private static final int NOT_SUPPORTED = 7;
    private static final int DAMAGES = 10;
    private static final int RANDOM = 200;

    private final List<TypeDefinition> types = new ArrayList<>();
    private CodecProgram program;

    /** The rules of the forms that the language has. */
    protected abstract Map<Form, RuleSet> rules();

    /** Starts a program with these types of a compilation. */
    protected abstract CodecProgram start(Path folder, Compilation compilation, List<String> names) throws IOException;

    @BeforeAll
    void build(@TempDir Path folder) throws IOException, SchemaException {
        List<SourceFile> files = new ArrayList<>();
        for (String name : List.of("WideNumbers.asn", "Certificates.asn")) {
            files.add(new SourceFile(name, GeneratedCode.resource("/modules/" + name)));
        }
        Schema schema = SchemaLoader.load(files);
        types.addAll(RootTypes.of(schema));
        Compilation compilation = new Compilation(schema, "own").withIntegerOctets(OCTETS);
        program = start(
                folder, compilation, types.stream().map(TypeDefinition::name).toList());
    }

    @AfterAll
    void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    /** Types with a component {@code n}. */
    List<TypeDefinition> numbers() {
        return types.stream().filter(type -> number(type).isPresent()).toList();
    }

    private static Optional<IntegerType> number(TypeDefinition type) {
        return ((SequenceType) type.type().resolved())
                .components().stream()
                        .filter(component -> component.name().equals("n"))
                        .map(component -> component.type().resolved())
                        .filter(IntegerType.class::isInstance)
                        .map(IntegerType.class::cast)
                        .findFirst();
    }

    /** Those at bounds of octets, of 64 bits, of the types, and of the octets that are wanted. */
    private static Set<BigInteger> candidates() {
        Set<BigInteger> all = new TreeSet<>();
        for (int bits : List.of(0, 7, 8, 15, 16, 31, 32, 62, 63, 64, 70, 71, 72, 127, 158, 159, 160, 161, 1023, 1024)) {
            for (int more = -2; more <= 2; more++) {
                BigInteger number = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(more));
                all.add(number);
                all.add(number.negate());
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void numbersAtBounds_areThoseOfTables(TypeDefinition type) {
        Random chance = new Random(type.name().hashCode());
        for (BigInteger number : candidates()) {
            SequenceType sequence = (SequenceType) type.type().resolved();
            Value value = new SequenceValue(
                    sequence, new BooleanValue(true), IntegerValue.of(number), new BooleanValue(true));
            rules().forEach((from, rules) -> {
                try {
                    byte[] octets = new TableCodec(rules, sequence).encode(value);
                    rules().forEach((to, other) ->
                            same(type, number, to, program.transcode(types.indexOf(type), from, to, octets), value));
                    damage(type, from, octets, chance);
                } catch (EncodeException refused) {
                    assertTrue(!number(type).orElseThrow().root().contains(number), refused::toString);
                }
            });
        }
    }

    private void same(TypeDefinition type, BigInteger number, Form to, Answer answer, Value value) {
        IntegerType integer = number(type).orElseThrow();
        boolean isBounded =
                integer.root().lower().isPresent() && integer.root().upper().isPresent() && !integer.extensible();
        if (!isBounded && number.bitLength() >= Byte.SIZE * OCTETS) {
            assertEquals(NOT_SUPPORTED, answer.code(), () -> type + " " + number);
            return;
        }
        String expected = HexFormat.of().formatHex(new TableCodec(rules().get(to), type.type()).encode(value));
        assertEquals(expected, said(answer), () -> type + " " + number + " to " + to);
    }

    private static String said(Answer answer) {
        return answer.failure() == 0 ? HexFormat.of().formatHex(answer.octets()) : answer.code() + " " + answer.path();
    }

    private void damage(TypeDefinition type, Form form, byte[] octets, Random chance) {
        TableCodec table = new TableCodec(rules().get(form), type.type());
        for (int damage = 0; damage < DAMAGES; damage++) {
            byte[] damaged = Arrays.copyOf(octets, octets.length - (damage == 0 ? 1 : 0));
            if (damaged.length > 0) {
                damaged[chance.nextInt(damaged.length)] ^= (byte) (1 << chance.nextInt(Byte.SIZE));
            }
            Answer answer = program.transcode(types.indexOf(type), form, form, damaged);
            if (answer.failure() != 0 && answer.code() == NOT_SUPPORTED) {
                continue;
            }
            String what = type + " " + form + " " + HexFormat.of().formatHex(damaged);
            try {
                assertEquals(HexFormat.of().formatHex(table.encode(table.decode(damaged))), said(answer), what);
            } catch (DecodeException refused) {
                assertEquals(1, answer.failure(), what + ": " + refused.getMessage());
            }
        }
    }

    /** Numbers in a list and in a CHOICE, and those that a constraint leaves. */
    @Test
    void randomNumbers_areThoseOfTables() {
        for (String name : List.of("Chosen", "Checked", "Absent")) {
            TypeDefinition type = named(name);
            RandomValues random = new RandomValues(type.type(), new Random(1));
            for (int i = 0; i < RANDOM; i++) {
                Value value = random.next();
                sameInAllForms(type, value);
            }
        }
    }

    private TypeDefinition named(String name) {
        return types.stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void sameInAllForms(TypeDefinition type, Value value) {
        rules().forEach((from, rules) -> rules().forEach((to, other) -> {
            byte[] octets = new TableCodec(rules, type.type()).encode(value);
            String expected = HexFormat.of().formatHex(new TableCodec(other, type.type()).encode(value));
            assertEquals(
                    expected, said(program.transcode(types.indexOf(type), from, to, octets)), () -> from + " " + to);
        }));
    }

    /** The certificates that Java trusts, with serial numbers of up to 20 octets (RFC 5280 clause 4.1.2.2). */
    @Test
    void certificates_areThoseOfTables() throws GeneralSecurityException {
        TypeDefinition type = named("Certificate");
        TableCodec der = new TableCodec(RuleSet.DER, type.type());
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init((KeyStore) null);
        X509Certificate[] certificates = ((X509TrustManager) trust.getTrustManagers()[0]).getAcceptedIssuers();
        assertTrue(certificates.length > 0);
        for (X509Certificate certificate : certificates) {
            Value value = der.decode(certificate.getEncoded());
            assertArrayEquals(certificate.getEncoded(), der.encode(value));
            sameInAllForms(type, value);
        }
    }
}
