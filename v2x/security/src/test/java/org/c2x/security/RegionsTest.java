package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.security.dot2.CircularRegion;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.IdentifiedRegion;
import org.c2x.security.dot2.RectangularRegion;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.TwoDLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a certificate is valid. */
class RegionsTest {

    /** A kilometre to the north are 0.0089932 degrees on a sphere, to the east at 60 degrees north twice as many. */
    @ParameterizedTest
    @CsvSource({
        "60.0089, 20, true",
        "60.0091, 20, false",
        "59.9911, 20, true",
        "60, 20.0179, true",
        "60, 20.0181, false",
        "60, 19.9821, true",
        "-60, 20, false"
    })
    void circleOfAKilometre(double latitude, double longitude, boolean inside) {
        GeographicRegion circle = new GeographicRegion.CircularRegion(new CircularRegion(place(60, 20), 1_000));

        assertEquals(inside, Regions.contains(circle, place(latitude, longitude)));
    }

    @Test
    void circle_goesAcrossTheDateLine() {
        GeographicRegion circle = new GeographicRegion.CircularRegion(new CircularRegion(place(0, 179.999), 1_000));

        assertTrue(Regions.contains(circle, place(0, -179.9999)));
        assertFalse(Regions.contains(circle, place(0, -179.9)));
    }

    @ParameterizedTest
    @CsvSource({
        "49, 11, true",
        "48, 12, true",
        "48.5, 11.5, true",
        "49.1, 11.5, false",
        "48.5, 12.1, false",
        "48.5, 10.9, false",
        "47.9, 11.5, false",
        "0, 179.9, true",
        "0, -179.9, true",
        "0, 178, false"
    })
    void rectangles_withTheirBorders(double latitude, double longitude, boolean inside) {
        GeographicRegion rectangles = new GeographicRegion.RectangularRegion(List.of(
                new RectangularRegion(place(49, 11), place(48, 12)),
                new RectangularRegion(place(1, 179), place(-1, -179))));

        assertEquals(inside, Regions.contains(rectangles, place(latitude, longitude)));
    }

    /** The letter L, so that the polygon is not convex. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, true",
        "3, 1, true",
        "1, 3, true",
        "3, 3, false",
        "2, 2, true",
        "0, 2, true",
        "4, 0.5, true",
        "-1, 1, false",
        "1, 5, false",
        "5, 0.5, false",
        "2.5, 2, false",
        "0, 4, true",
        "0, -1, false"
    })
    void polygon_withItsSides(double latitude, double longitude, boolean inside) {
        List<TwoDLocation> corners =
                List.of(place(0, 0), place(0, 4), place(2, 4), place(2, 1.5), place(4, 1.5), place(4, 0));

        assertEquals(
                inside, Regions.contains(new GeographicRegion.PolygonalRegion(corners), place(latitude, longitude)));
    }

    @Test
    void polygon_goesAcrossTheDateLine() {
        GeographicRegion polygon = new GeographicRegion.PolygonalRegion(
                List.of(place(-1, 179), place(-1, -179), place(1, -179), place(1, 179)));

        assertTrue(Regions.contains(polygon, place(0, 180)));
        assertTrue(Regions.contains(polygon, place(0.5, -179.5)));
        assertFalse(Regions.contains(polygon, place(0, 0)));
        assertFalse(Regions.contains(polygon, place(0, -178)));
    }

    @Test
    void denm_outsideTheRegion_isRefused() {
        GeographicRegion circle =
                new GeographicRegion.CircularRegion(new CircularRegion(place(48.1374, 11.5755), 1_000));

        assertEquals(null, denm(circle, 481_374_000).reason());
        assertEquals(Reason.OUTSIDE_REGION, denm(circle, 482_374_000).reason());
    }

    @Test
    void placeThatIsNotKnown_andCountries_areNotChecked() {
        GeographicRegion germany =
                new GeographicRegion.IdentifiedRegion(List.of(new IdentifiedRegion.CountryOnly(276)));
        GeographicRegion circle = new GeographicRegion.CircularRegion(new CircularRegion(place(0, 0), 1));

        for (Verdict verdict : List.of(denm(germany, 481_374_000), denm(circle, 900_000_001))) {
            assertTrue(verdict.isValid());
            assertTrue(verdict.notChecked().contains(Check.REGION));
        }
    }

    @Test
    void cam_isJudgedByThePlaceFromElsewhere() {
        GeographicRegion circle = new GeographicRegion.CircularRegion(new CircularRegion(place(48, 11), 1_000));
        SimulatorChain chain = chain(circle);
        byte[] cam = chain.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);
        Verifier verifier = new Verifier(chain.trustStore());

        assertTrue(verifier.verify(cam).notChecked().contains(Check.REGION));
        assertTrue(verifier.verify(cam, Reception.UNKNOWN.from(place(48, 11))).isValid());
        assertEquals(
                Reason.OUTSIDE_REGION,
                verifier.verify(cam, Reception.UNKNOWN.from(place(48, 12))).reason());
    }

    private static Verdict denm(GeographicRegion region, int latitude) {
        SimulatorChain chain = chain(region);
        ThreeDLocation place = new ThreeDLocation(latitude, 115_755_000, 0);
        return new Verifier(chain.trustStore())
                .verify(chain.ticket().signer().signDenm(Stations.PAYLOAD, Stations.NOW, place));
    }

    private static SimulatorChain chain(GeographicRegion region) {
        return new SimulatorChain(
                new SimulatorChain.Plan(Curve.NIST_P256, Stations.START, 168, region, Stations.CAM_AND_DENM));
    }

    private static TwoDLocation place(double latitude, double longitude) {
        return new TwoDLocation((int) Math.round(latitude * 1e7), (int) Math.round(longitude * 1e7));
    }
}
