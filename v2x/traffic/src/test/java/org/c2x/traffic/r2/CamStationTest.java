package org.c2x.traffic.r2;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.r2.CAM;
import org.c2x.its.r2.TrafficParticipantType;
import org.c2x.traffic.Role;
import org.c2x.traffic.States;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CamStationTest {
    private static final Codec<CAM> CAMS = Codecs.get("uper", CAM.class);
    private static final Codec<org.c2x.its.v2.CAM> CAMS_V2 = Codecs.get("uper", org.c2x.its.v2.CAM.class);

    /** TS 103 900 clause 6.1.3 has the rules of EN 302 637-2, and its CAMs without extensions are read by Release 1. */
    @ParameterizedTest
    @EnumSource(Role.class)
    void cams_areSentWhenThoseOfRelease1Are_inTheSameOctets(Role role) {
        Vehicle vehicle = new Vehicle(42, TrafficParticipantType.SPECIAL_VEHICLE, 4.6, 1.8, role);
        CamStation station = new CamStation(vehicle);
        org.c2x.traffic.v2.CamStation before = new org.c2x.traffic.v2.CamStation(vehicle);

        for (int millis = 0; millis < 10_000; millis += 100) {
            VehicleState now = States.at(millis, millis / 80.0, 0, millis / 500.0, 12.5);
            Optional<OctetString> octets = station.update(now).map(cam -> OctetString.wrap(CAMS.encode(cam)));

            assertEquals(before.update(now).map(cam -> OctetString.wrap(CAMS_V2.encode(cam))), octets);
        }
    }
}
