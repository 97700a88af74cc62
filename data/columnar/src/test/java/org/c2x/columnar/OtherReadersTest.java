package org.c2x.columnar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Our files as pyarrow and DuckDB read them: the values are those that JER says. Both come from PyPI: with the Python
 * that {@code .ci/run} installs, or the one that the environment variable C2X_PYTHON names; skipped without.
 */
class OtherReadersTest {
    private static final Path SCRIPT = Path.of("src/test/python/columns.py");

    /** All kinds of types, each also where it may be absent. */
    private static final String ALL_KINDS = """
            T ::= SEQUENCE { truth BOOLEAN, nothing NULL OPTIONAL, small INTEGER (-5..500),
              long INTEGER (0..4398046511103), unsigned INTEGER (0..18446744073709551615), any INTEGER,
              semi INTEGER (0..MAX) OPTIONAL, later INTEGER (0..7, ...), real REAL, closed Closed,
              open ENUMERATED { x, y, ... } OPTIONAL, fixed BIT STRING (SIZE (12)), bits BIT STRING OPTIONAL,
              octets OCTET STRING OPTIONAL, oid OBJECT IDENTIFIER, utf8 UTF8String, visible VisibleString OPTIONAL,
              bmp BMPString, time GeneralizedTime OPTIONAL, byDefault Closed DEFAULT third, empty SEQUENCE { ... },
              inner SEQUENCE { a INTEGER (0..9), b BOOLEAN OPTIONAL, ..., c BOOLEAN,
                [[ d Closed OPTIONAL, e INTEGER ]] } OPTIONAL,
              choice Choice, choices SEQUENCE OF Choice, lists SEQUENCE OF SEQUENCE (SIZE (0..3)) OF INTEGER (0..255),
              names SET OF Closed, tree Tree OPTIONAL, ...,
              added BOOLEAN, [[ more INTEGER, texts SEQUENCE OF UTF8String OPTIONAL ]] }
            Closed ::= ENUMERATED { first, second, third }
            Choice ::= CHOICE { none NULL, number INTEGER (0..9), record SEQUENCE { a UTF8String OPTIONAL, b Closed },
              list SEQUENCE OF BOOLEAN, ..., added OCTET STRING }
            Tree ::= SEQUENCE { name UTF8String, children SEQUENCE OF Tree OPTIONAL }
            """;

    @TempDir
    private Path folder;

    @Test
    void valuesOfAllKinds_areThoseOfJer() throws Exception {
        Type type = MessageColumnsTest.type("T", ALL_KINDS);
        RandomValues random = new RandomValues(type, new Random(17));
        List<Value> values = new ArrayList<>();
        JerCodec jer = new JerCodec(type);
        values.add(jer.fromJson("""
                {"truth":true,"small":-5,"long":4398046511103,"unsigned":18446744073709551615,"any":-%s,\
                "later":9223372036854775807,"real":"-INF","closed":"second","open":{"...":7},"fixed":"FFF0",\
                "bits":{"value":"","length":0},"octets":"","oid":"1.2.840","utf8":"Süd 🚗 \\" \\n","bmp":"ä",\
                "empty":{},"inner":{"a":0,"c":true},"choice":{"...":{"index":3,"octets":"01FF"}},\
                "choices":[{"none":null},{"list":[]}],"lists":[[],[1,2],[]],"names":[],\
                "tree":{"name":"a","children":[{"name":"b","children":[]}]}}""".formatted("9".repeat(60))));
        for (int i = 0; i < 2_000; i++) {
            values.add(random.next());
        }

        assertEquals("2001 rows are equal\n", readBack(type, values));
    }

    @Test
    void noMessages_areAFileWithoutRows() throws Exception {
        assertEquals("0 rows are equal\n", readBack(MessageColumnsTest.type("T", ALL_KINDS), List.of()));
    }

    @Test
    void choiceAsMessage_hasItsAlternativesAsColumns() throws Exception {
        Type type = MessageColumnsTest.type("Choice", ALL_KINDS);
        RandomValues random = new RandomValues(type, new Random(3));

        assertEquals(
                "50 rows are equal\n",
                readBack(type, Stream.generate(random::next).limit(50).toList()));
    }

    private String readBack(Type type, List<Value> values) throws IOException, InterruptedException {
        MessageColumns columns = MessageColumns.of(type);
        for (ColumnarFormat format : ColumnarFormat.values()) {
            Path file = folder.resolve("file." + format.formatName());
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
                    RowWriter rows = format.open(columns, out)) {
                for (Value value : values) {
                    rows.write(columns.row(value));
                }
            }
        }
        JerCodec jer = new JerCodec(type);
        Path documents = Files.write(
                folder.resolve("documents"), values.stream().map(jer::toJson).toList());
        Process process = new ProcessBuilder(
                        python(), SCRIPT.toString(), folder.resolve("file").toString(), documents.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    private static String python() throws IOException, InterruptedException {
        String named = System.getenv("C2X_PYTHON");
        String python = named == null ? "../../.ci/python/bin/python" : named;
        assumeTrue(
                Files.isExecutable(Path.of(python))
                        && new ProcessBuilder(python, "-c", "import duckdb, pyarrow")
                                        .start()
                                        .waitFor()
                                == 0,
                "no Python with pyarrow and DuckDB; .ci/run installs one");
        return python;
    }
}
