package org.c2x.bench.asn1c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Boundary;
import org.c2x.study.cdr.CSRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConversionTest {
    private static final BenchContent<?> CDR = BenchContents.get("cdr");

    /** A codec for records, and a table codec, which has the value tree at once. */
    @ParameterizedTest
    @ValueSource(strings = {"ber", "uper-table"})
    void aRecord_isALineOfCsv(String scheme) {
        String line = new String(Conversion.of(scheme, CDR).toCsv(octets(scheme)), StandardCharsets.UTF_8);

        assertTrue(line.startsWith("0,\"'62027211002332F4'H\",,"), line);
        assertEquals(1, line.lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ber", "uper-table"})
    void aRecord_isADocumentOfXer(String scheme) {
        Codec<CSRecord> xer = Codecs.get("xer", CSRecord.class);

        assertEquals(
                CDR.messages().get(0), xer.decode(Conversion.of(scheme, CDR).toXml(octets(scheme))));
    }

    @Test
    void allRecordsOfTheStream_areConverted() {
        BenchContent<?> stream = BenchContents.get("cdr-stream");
        Conversion conversion = Conversion.of("ber", stream);
        Subject.of("ber", stream, Boundary.END_TO_END).checkedEncodings().forEach(octets -> {
            assertTrue(conversion.toCsv(octets).length > 100);
            assertTrue(conversion.toXml(octets).length > 300);
        });
    }

    private static byte[] octets(String scheme) {
        return Subject.of(scheme, CDR, Boundary.END_TO_END).checkedEncodings().get(0);
    }
}
