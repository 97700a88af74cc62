package org.c2x.bench.length;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PublishedColumnTest {

    @Test
    void of_schemesThatStandForAColumn() {
        assertEquals(Optional.of(PublishedColumn.ASN1), PublishedColumn.of("uper-table"));
        assertEquals(Optional.of(PublishedColumn.PROTOBUF), PublishedColumn.of("protobuf-codesize"));
        assertEquals(Optional.of(PublishedColumn.EXI), PublishedColumn.of("exi-exificient-default-builtin"));
        assertEquals(
                Optional.of(PublishedColumn.EXI_OPTIMISED), PublishedColumn.of("exi-openexi-default-builtin-flat"));
    }

    @Test
    void of_variantsOfOurOwn_standForNone() {
        assertEquals(Optional.empty(), PublishedColumn.of("exi-exificient"));
        assertEquals(Optional.empty(), PublishedColumn.of("exi-exificient-default"));
        assertEquals(Optional.empty(), PublishedColumn.of("exi-compiled"));
        assertEquals(Optional.empty(), PublishedColumn.of("protobuf-tuned"));
    }

    @Test
    void lengths_byContentAndStudy() {
        assertEquals(Optional.of(BigDecimal.valueOf(42)), PublishedColumn.ASN1.length2014("cam"));
        assertEquals(Optional.of(BigDecimal.valueOf(61)), PublishedColumn.EXI_OPTIMISED.length2015("cam"));
        assertEquals(Optional.empty(), PublishedColumn.EXI.length2014("cam"));
        assertEquals(Optional.empty(), PublishedColumn.BINARY.length2015("denm"));
        assertEquals(Optional.of(new BigDecimal("98.4")), PublishedColumn.EXI_OPTIMISED.length2015("sec1-average"));
    }

    @Test
    void lengths_ofTheShorterCertificate_areThoseOf2014() {
        assertEquals(Optional.of(BigDecimal.valueOf(178)), PublishedColumn.BINARY.length2014("sec1-certificate-90"));
        assertEquals(Optional.empty(), PublishedColumn.BINARY.length2015("sec1-certificate-90"));
    }
}
