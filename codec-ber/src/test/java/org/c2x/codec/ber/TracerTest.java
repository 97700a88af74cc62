package org.c2x.codec.ber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Trace;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

class TracerTest {

    private static <T> Trace trace(Content<T> content) {
        return Codecs.tracer("ber", content.type())
                .orElseThrow()
                .trace(Codecs.get("ber", content.type()).encode(content.value()));
    }

    private static String text(Trace trace, String path) {
        return trace.entries().stream()
                .filter(entry -> entry.path().startsWith(path))
                .map(entry ->
                        " ".repeat(entry.depth()) + entry.first() + " +" + entry.count() + " " + entry.what() + " "
                                + entry.path() + (entry.type().isEmpty() ? "" : " " + entry.type())
                                + (entry.text().isEmpty() ? "" : " " + entry.text()) + "\n")
                .collect(Collectors.joining());
    }

    /** X.690 annex A.3 shows the same: explicit tags around the title, implicit ones in place of others. */
    @Test
    void explicitAndImplicitTags() {
        Trace trace = trace(Contents.get("employee"));

        assertEquals(Unit.OCTET, trace.unit());
        assertEquals(136, trace.consumedOctets());
        assertEquals("""
                 3 +18 value name Name
                  3 +2 tag name [APPLICATION 1], 16 octets
                  5 +6 value name.givenName VisibleString "John"
                   5 +2 tag name.givenName [UNIVERSAL 26], 4 octets
                  11 +3 value name.initial VisibleString "P"
                   11 +2 tag name.initial [UNIVERSAL 26], 1 octets
                  14 +7 value name.familyName VisibleString "Smith"
                   14 +2 tag name.familyName [UNIVERSAL 26], 5 octets
                """, text(trace, "name").replaceAll("(?m)^.*nameOf.*\\n", ""));
        assertEquals("""
                 21 +12 value title VisibleString "Director"
                  21 +2 tag title [0], 10 octets
                  23 +2 tag title [UNIVERSAL 26], 8 octets
                """, text(trace, "title"));
    }

    @Test
    void choices_withATagOfTheirOwn_andWithout() {
        Trace trace = trace(Contents.get("sec1-digest"));

        assertEquals("""
                  10 +12 value headerFields[0] HeaderField signerInfo
                   10 +12 value headerFields[0].signerInfo SignerInfo certificateDigestWithEcdsaP256
                    10 +2 tag headerFields[0].signerInfo [6], 10 octets
                    12 +10 value headerFields[0].signerInfo.certificateDigestWithEcdsaP256 HashedId8 @
                     12 +2 tag headerFields[0].signerInfo.certificateDigestWithEcdsaP256 [1], 8 octets
                """, text(trace, "headerFields[0]").replaceAll("'[0-9a-f]+'H", "@"));
        assertTrue(text(trace, "trailerFields[0].signature.ecdsaNistP256WithSha256.s")
                .contains("+34 value trailerFields[0].signature.ecdsaNistP256WithSha256.s OCTET STRING"));
    }

    @Test
    void everyContent_isTracedToItsEnd() {
        Contents.all().forEach(content -> {
            Trace trace = trace(content);
            assertTrue(trace.error().isEmpty(), content.name());
            assertEquals(trace.consumedOctets(), trace.entries().get(0).count(), content.name());
            assertEquals(
                    "",
                    text(trace, "")
                            .lines()
                            .filter(line -> line.matches(".*(unknown|incomplete).*"))
                            .collect(Collectors.joining()));
        });
    }

    @Test
    void badMessage_isTracedToWhereItGoesWrong() {
        byte[] octets = HexFormat.of().parseHex("3010a00b800101810102820312d687a1018005");

        Trace trace = Codecs.tracer("ber", CAM.class).orElseThrow().trace(octets);

        assertTrue(trace.error().isPresent());
        assertEquals(0, trace.consumedOctets());
        assertEquals(
                """
                0 +18 value  CAM incomplete
                 0 +2 tag  [UNIVERSAL 16], 16 octets
                 2 +13 value header ItsPduHeader
                """,
                text(trace, "").lines().limit(2).collect(Collectors.joining("\n", "", "\n"))
                        + text(trace, "header").lines().findFirst().orElseThrow() + "\n");
    }
}
