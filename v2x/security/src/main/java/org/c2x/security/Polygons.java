package org.c2x.security;

import java.util.List;
import org.c2x.security.dot2.TwoDLocation;

/**
 * Polygons on the plane of longitude and latitude, in 0.1 microdegrees. All longitudes are taken from the first corner
 * on, so that a polygon may go across the date line.
 */
final class Polygons {
    private Polygons() {}

    /** A corner or place on the plane. */
    private record Point(long x, long y) {}

    /** Whether a polygon has a place in it, by how often a ray to the east crosses it; its sides belong to it. */
    static boolean contains(List<TwoDLocation> corners, TwoDLocation place) {
        TwoDLocation origin = corners.get(0);
        Point at = point(origin, place);
        boolean inside = false;
        Point last = point(origin, corners.get(corners.size() - 1));
        for (TwoDLocation corner : corners) {
            Point next = point(origin, corner);
            if (isOn(last, next, at)) {
                return true;
            }
            if (last.y > at.y != next.y > at.y && turn(last, next, at) > 0 == next.y > last.y) {
                inside = !inside;
            }
            last = next;
        }
        return inside;
    }

    /** Whether two sides have more in common than the corner between them, or two corners are the same. */
    static boolean sidesMeet(List<TwoDLocation> corners) {
        TwoDLocation origin = corners.get(0);
        Point[] points = corners.stream().map(corner -> point(origin, corner)).toArray(Point[]::new);
        for (int i = 0; i < points.length; i++) {
            Point from = points[i];
            Point to = points[(i + 1) % points.length];
            Point next = points[(i + 2) % points.length];
            if (from.equals(to) || isOn(from, to, next) || isOn(to, next, from)) {
                return true;
            }
            for (int j = i + 2; j < points.length; j++) {
                boolean isNeighbour = (j + 1) % points.length == i;
                if (!isNeighbour && meet(from, to, points[j], points[(j + 1) % points.length])) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean meet(Point a, Point b, Point c, Point d) {
        return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
                || isOn(a, b, c)
                || isOn(a, b, d)
                || isOn(c, d, a)
                || isOn(c, d, b);
    }

    private static boolean isOn(Point from, Point to, Point at) {
        return turn(from, to, at) == 0
                && at.x >= Math.min(from.x, to.x)
                && at.x <= Math.max(from.x, to.x)
                && at.y >= Math.min(from.y, to.y)
                && at.y <= Math.max(from.y, to.y);
    }

    /** 1 if a place is to the left of a side, -1 to its right, 0 in line; each product has at most 63 bits. */
    private static int turn(Point from, Point to, Point at) {
        return Long.compare((to.x - from.x) * (at.y - from.y), (at.x - from.x) * (to.y - from.y));
    }

    private static Point point(TwoDLocation origin, TwoDLocation place) {
        return new Point(Regions.eastward(origin, place), place.latitude());
    }
}
