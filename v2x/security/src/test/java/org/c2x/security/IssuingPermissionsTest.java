package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.ServiceSpecificPermissions;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which permissions ranges of permissions cover, as the notes of IEEE 1609.2 clauses 6.4.28 to 6.4.32 say it. Ranges
 * are written {@code all}, {@code absent}, {@code opaque/hex/hex} and {@code bits/value/mask}.
 */
class IssuingPermissionsTest {

    @ParameterizedTest
    @CsvSource({
        "absent, absent, true",
        "all, absent, true",
        "all, bits/01ff, true",
        "absent, opaque/01, true",
        "opaque/, absent, true",
        "opaque/01, absent, false",
        "opaque/01/02, opaque/02, true",
        "opaque/01/02, opaque/03, false",
        "opaque/01, bits/01, false",
        "bits/01ffff/ff0000, bits/018000, true",
        "bits/01ffff/ff0000, bits/028000, false",
        "bits/01ffff/ff0003, bits/01ffff, true",
        "bits/01ffff/ff0003, bits/01fffe, false",
        "bits/01e0/ff1f, bits/01a0, true",
        "bits/01e0/ff1f, bits/01a1, false",
        "bits/01e0/ff1f, bits/01a000, false",
        "bits/01e0/ff1f, bits/01, true",
        "bits/01e0/ffff, bits/01, false",
        "bits/01e0/ff1f, absent, false",
        "bits/01e0/ff1f, opaque/01e0, false"
    })
    void permission_withinARange(String range, String ssp, boolean covered) {
        PsidGroupPermissions group = group(new PsidSspRange(BigInteger.TEN, range(range)));

        assertEquals(covered, SspRanges.covers(group, new PsidSsp(BigInteger.TEN, ssp(ssp)), List.of(group)));
        assertEquals(false, SspRanges.covers(group, new PsidSsp(BigInteger.ONE, ssp(ssp)), List.of(group)));
    }

    @ParameterizedTest
    @CsvSource({
        "all, all, true",
        "absent, bits/01/ff, true",
        "opaque/01/02, opaque/02, true",
        "opaque/01/02, opaque/02/03, false",
        "opaque/01, all, false",
        "bits/01e0/ff1f, bits/01a0/ff1f, true",
        "bits/01e0/ff1f, bits/01a0/ffff, true",
        "bits/01e0/ff1f, bits/01a0/ff0f, false",
        "bits/01e0/ff1f, bits/02a0/ff1f, false",
        "bits/01e0/ff1f, absent, false"
    })
    void range_withinARange(String range, String wanted, boolean covered) {
        PsidGroupPermissions group = group(new PsidSspRange(BigInteger.TEN, range(range)));

        assertEquals(covered, SspRanges.covers(group, new PsidSspRange(BigInteger.TEN, range(wanted)), List.of(group)));
    }

    @ParameterizedTest
    @CsvSource({"10, false", "11, true"})
    void all_isWhatOtherGroupsDoNotName(int psid, boolean covered) {
        PsidGroupPermissions some = group(new PsidSspRange(BigInteger.TEN, new SspRange.All()));
        PsidGroupPermissions rest = PsidGroupPermissions.builder()
                .subjectPermissions(new SubjectPermissions.All())
                .build();

        assertEquals(covered, SspRanges.covers(rest, new PsidSsp(BigInteger.valueOf(psid), null), List.of(some, rest)));
    }

    private static PsidGroupPermissions group(PsidSspRange range) {
        return PsidGroupPermissions.builder()
                .subjectPermissions(new SubjectPermissions.Explicit(List.of(range)))
                .build();
    }

    private static @Nullable SspRange range(String text) {
        String[] parts = text.split("/", -1);
        List<OctetString> octets = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            octets.add(OctetString.ofHex(parts[i]));
        }
        return switch (parts[0]) {
            case "all" -> new SspRange.All();
            case "opaque" -> new SspRange.Opaque(octets);
            case "bits" -> new SspRange.BitmapSspRange(new BitmapSspRange(octets.get(0), octets.get(1)));
            default -> null;
        };
    }

    private static @Nullable ServiceSpecificPermissions ssp(String text) {
        String[] parts = text.split("/", -1);
        return switch (parts[0]) {
            case "opaque" -> new ServiceSpecificPermissions.Opaque(OctetString.ofHex(parts[1]));
            case "bits" -> new ServiceSpecificPermissions.BitmapSsp(OctetString.ofHex(parts[1]));
            default -> null;
        };
    }
}
