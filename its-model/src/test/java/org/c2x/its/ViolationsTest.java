package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.asn1.runtime.Violations;
import org.c2x.its.v2.Altitude;
import org.c2x.its.v2.AltitudeConfidence;
import org.c2x.its.v2.ReferencePosition;
import org.junit.jupiter.api.Test;

class ViolationsTest {
    private static final String TOO_FAR_NORTH = "latitude: expected -900000000..900000001, found 1000000000";

    @Test
    void allComponents_ofAllRecords_areNoted() {
        assertEquals(
                List.of(
                        "altitudeValue: expected -100000..800001, found -100001",
                        "altitudeConfidence is mandatory, found null",
                        TOO_FAR_NORTH,
                        "longitude: expected -1800000000..1800000001, found 2000000000",
                        "positionConfidenceEllipse is mandatory, found null"),
                Violations.of(() -> position(1_000_000_000)
                        .longitude(2_000_000_000)
                        .altitude(new Altitude(-100_001, none()))
                        .positionConfidenceEllipse(none())
                        .build()));
    }

    @Test
    void whatIsRight_hasNone_andConstructorsThrowAgain() {
        assertEquals(List.of(), Violations.of(() -> position(1).build()));
        assertEquals(
                TOO_FAR_NORTH,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> position(1_000_000_000).build())
                        .getMessage());
    }

    @Test
    void violationsWithinOthers_areTheInnerOnes() {
        assertEquals(List.of("altitudeConfidence is mandatory, found null"), Violations.of(() -> {
            assertEquals(
                    List.of(TOO_FAR_NORTH),
                    Violations.of(() -> position(1_000_000_000).build()));
            return new Altitude(0, none());
        }));
    }

    @Test
    void otherMistakes_areNotTaken() {
        assertThrows(NullPointerException.class, () -> Violations.of(() -> ((AltitudeConfidence) none()).name()));
    }

    private static ReferencePosition.Builder position(int latitude) {
        return ReferencePosition.builder().latitude(latitude);
    }

    private static <T> T none() {
        return null;
    }
}
