package org.c2x.its.contents;

import java.util.Arrays;
import java.util.List;
import org.c2x.its.v1.DeltaReferencePosition;
import org.c2x.its.v1.PathPoint;

/** Paths from tables of numbers. */
final class Paths {
    private Paths() {}

    /** A point a row: latitude and longitude in 0.1 microdegree, altitude in cm, time in 10 ms. */
    static List<PathPoint> of(int[][] rows) {
        return Arrays.stream(rows).map(Paths::point).toList();
    }

    private static PathPoint point(int[] row) {
        return PathPoint.builder()
                .pathPosition(new DeltaReferencePosition(row[0], row[1], row[2]))
                .pathDeltaTime((long) row[3])
                .build();
    }
}
