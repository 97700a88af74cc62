package org.c2x.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTrafficTest {
    private static final double RANGE = 100;
    private static final int VEHICLES = 200;

    @ParameterizedTest
    @ValueSource(doubles = {50, 120, 250, 301, 1_000, 5_000})
    void neighbours_areAllWithinRangeAroundTheBorderlessSquare(double side) {
        SquareTraffic traffic = traffic(side, 3_000);
        for (int step = 0; step < 20; step++) {
            traffic.drive();
            for (int vehicle = 0; vehicle < VEHICLES; vehicle += 7) {
                assertEquals(byDistance(traffic, vehicle, side), found(traffic, vehicle));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {50, 1_000})
    void vehiclesStayInTheSquare(double side) {
        SquareTraffic traffic = traffic(side, 1_700);
        for (int step = 0; step < 100; step++) {
            traffic.drive();
            for (int i = 0; i < VEHICLES; i++) {
                assertTrue(traffic.x(i) >= 0 && traffic.x(i) < side, "x " + traffic.x(i));
                assertTrue(traffic.y(i) >= 0 && traffic.y(i) < side, "y " + traffic.y(i));
            }
        }
    }

    private static SquareTraffic traffic(double side, int millis) {
        double density = VEHICLES / (side * side / 1e6);
        Driving.Square square = new Driving.Square(VEHICLES, density, 1);
        return new SquareTraffic(square, RANGE, Duration.ofMillis(millis), Instant.EPOCH.plusSeconds(1_800_000_000), 1);
    }

    private static Set<Integer> found(SquareTraffic traffic, int vehicle) {
        Set<Integer> neighbours = new TreeSet<>();
        traffic.forNeighbours(vehicle, other -> assertTrue(neighbours.add(other), "found twice"));
        return neighbours;
    }

    /** Looks at nine copies of the square. */
    private static Set<Integer> byDistance(SquareTraffic traffic, int vehicle, double side) {
        return IntStream.range(0, VEHICLES)
                .filter(other -> other != vehicle)
                .filter(other -> IntStream.rangeClosed(-1, 1)
                        .anyMatch(dx -> IntStream.rangeClosed(-1, 1)
                                .anyMatch(dy -> Math.hypot(
                                                traffic.x(vehicle) - traffic.x(other) + dx * side,
                                                traffic.y(vehicle) - traffic.y(other) + dy * side)
                                        <= RANGE)))
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
