package org.c2x.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.traffic.PathHistory.Parameters;
import org.junit.jupiter.api.Test;

class PathHistoryTest {
    private static final Parameters USUAL = Parameters.CAR_2_CAR;

    private final PathHistory path = new PathHistory(USUAL);
    private final List<VehicleState> driven = new ArrayList<>();

    private void drive(long millis, double north, double east) {
        driven.add(States.at(millis, north, east, 0, 0));
        path.add(driven.get(driven.size() - 1));
    }

    /** Ten metres per second, a position each 100 ms. */
    private void straight(int metres) {
        for (int i = 0; i <= metres; i++) {
            drive(100L * i, i, 0);
        }
    }

    /** A circle to the right with a radius in metres. */
    private void circle(double radius, double degrees) {
        for (double angle = 0; angle <= degrees; angle += Math.toDegrees(1 / radius)) {
            double radians = Math.toRadians(angle);
            drive(Math.round(radians * radius * 100), radius * Math.sin(radians), radius * (1 - Math.cos(radians)));
        }
    }

    @Test
    void straightRoad_hasAPointAChord() {
        straight(100);

        List<VehicleState> points = path.points();
        assertEquals(5, points.size());
        for (int i = 1; i < points.size(); i++) {
            assertEquals(22, points.get(i - 1).distance(points.get(i)), 0.01);
        }
    }

    @Test
    void points_areNewestFirst() {
        straight(100);

        List<VehicleState> points = path.points();
        for (int i = 1; i < points.size(); i++) {
            assertTrue(points.get(i).time().isBefore(points.get(i - 1).time()));
        }
        assertEquals(driven.get(0), points.get(points.size() - 1));
    }

    @Test
    void noPositionOfACurve_isFartherFromThePathThanTheError() {
        circle(12, 270);

        assertTrue(path.points().size() > 5, "a bend needs more points than a straight road");
        List<VehicleState> line = new ArrayList<>(path.points());
        line.add(0, driven.get(driven.size() - 1));
        for (VehicleState position : driven) {
            assertTrue(distance(position, line) <= USUAL.error() + 0.01, position + " of " + line);
        }
    }

    /** By a way other than that of the path itself: the nearest of many places on the line. */
    private static double distance(VehicleState position, List<VehicleState> line) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 1; i < line.size(); i++) {
            VehicleState from = line.get(i - 1);
            VehicleState to = line.get(i);
            for (double part = 0; part <= 1; part += 0.005) {
                double latitude = from.latitude() + part * (to.latitude() - from.latitude());
                double longitude = from.longitude() + part * (to.longitude() - from.longitude());
                VehicleState between =
                        VehicleState.at(States.START, latitude, longitude).build();
                least = Math.min(least, position.distance(between));
            }
        }
        return least;
    }

    @Test
    void path_reachesAtLeastItsLengthBack_andNotMuchFarther() {
        straight(1_000);

        List<VehicleState> points = path.points();
        double length = points.get(0).distance(points.get(points.size() - 1));
        assertTrue(length >= USUAL.length() && length <= USUAL.length() + USUAL.chord(), length + " m");
    }

    @Test
    void path_hasAtMostSoManyPoints() {
        for (int i = 0; i < 100; i++) {
            drive(100L * i, i, i % 2 == 0 ? 0 : 3);
        }

        assertEquals(USUAL.points(), path.points().size());
    }

    @Test
    void standingStill_addsNothing() {
        straight(50);
        List<VehicleState> before = path.points();
        for (int i = 0; i < 100; i++) {
            drive(6_000 + 100L * i, 50, 0);
        }

        assertEquals(before, path.points());
    }

    @Test
    void jump_beginsTheWayAnew() {
        straight(100);
        drive(20_000, 5_000, 0);

        assertEquals(List.of(driven.get(driven.size() - 1)), path.points());
    }

    @Test
    void positionThatIsNotKnown_isLeftOut() {
        straight(50);
        List<VehicleState> before = path.points();
        path.add(VehicleState.at(States.START.plusSeconds(6), Double.NaN, Double.NaN)
                .build());

        assertEquals(before, path.points());
    }

    @Test
    void dateLine_isNoJump() {
        path.add(VehicleState.at(States.START, 0, 179.9999).build());
        path.add(VehicleState.at(States.START.plusSeconds(1), 0, -179.9999).build());

        assertEquals(1, path.points().size());
        assertEquals(179.9999, path.points().get(0).longitude());
    }

    @Test
    void parametersOfNoPath_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Parameters(0, 22.5, 200, 23));
        assertThrows(IllegalArgumentException.class, () -> new Parameters(0.47, Double.NaN, 200, 23));
        assertThrows(IllegalArgumentException.class, () -> new Parameters(0.47, 22.5, 200, 41));
        assertThrows(IllegalArgumentException.class, () -> new Parameters(0.47, 22.5, 200, 0));
    }
}
