package org.c2x.security;

import java.util.List;
import org.c2x.security.dot2.CircularRegion;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.RectangularRegion;
import org.c2x.security.dot2.TwoDLocation;

/** Whether a place is within a region of a certificate. Places are in 0.1 microdegrees. */
final class Regions {
    /** Longitude that says that the place is not known, as the latitude of the same meaning is beyond all others. */
    private static final int UNKNOWN_LONGITUDE = 1_800_000_001;

    private static final int UNKNOWN_LATITUDE = 900_000_001;
    private static final double EARTH_RADIUS_METRES = 6_371_008.8;
    private static final double RADIANS = Math.PI / 180 / 1e7;
    private static final long FULL_CIRCLE = 3_600_000_000L;

    private Regions() {}

    /** False if the region cannot be compared with a place: regions by country, and those of a later version. */
    static boolean isGeometric(GeographicRegion region) {
        return region instanceof GeographicRegion.CircularRegion
                || region instanceof GeographicRegion.RectangularRegion
                || region instanceof GeographicRegion.PolygonalRegion;
    }

    /** True if both coordinates of a place are given. */
    static boolean isKnown(TwoDLocation place) {
        return place.latitude() != UNKNOWN_LATITUDE && place.longitude() != UNKNOWN_LONGITUDE;
    }

    /** Whether a region that {@link #isGeometric} has a place in it; borders belong to it. */
    static boolean contains(GeographicRegion region, TwoDLocation place) {
        if (region instanceof GeographicRegion.CircularRegion circle) {
            return contains(circle.value(), place);
        } else if (region instanceof GeographicRegion.RectangularRegion rectangles) {
            return rectangles.value().stream().anyMatch(one -> contains(one, place));
        }
        return contains(((GeographicRegion.PolygonalRegion) region).value(), place);
    }

    /** By the great circle on a sphere: its error of up to 0.5 % is less than what a radius is chosen with. */
    private static boolean contains(CircularRegion circle, TwoDLocation place) {
        double from = circle.center().latitude() * RADIANS;
        double to = place.latitude() * RADIANS;
        double north = Math.sin((to - from) / 2);
        double east = Math.sin((place.longitude() - (long) circle.center().longitude()) * RADIANS / 2);
        double half = Math.min(1, north * north + Math.cos(from) * Math.cos(to) * east * east);
        return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half)) <= circle.radius();
    }

    /** A rectangle whose west is east of its east goes across the date line. */
    private static boolean contains(RectangularRegion rectangle, TwoDLocation place) {
        int west = rectangle.northWest().longitude();
        int east = rectangle.southEast().longitude();
        boolean between = west <= east
                ? place.longitude() >= west && place.longitude() <= east
                : place.longitude() >= west || place.longitude() <= east;
        return between
                && place.latitude() <= rectangle.northWest().latitude()
                && place.latitude() >= rectangle.southEast().latitude();
    }

    /**
     * Counts how often a ray to the east crosses the polygon, whose sides are straight in degrees. All longitudes are
     * taken from the first corner on, so that a polygon may go across the date line.
     */
    private static boolean contains(List<TwoDLocation> corners, TwoDLocation place) {
        TwoDLocation first = corners.get(0);
        long x = eastward(first, place);
        boolean inside = false;
        TwoDLocation last = corners.get(corners.size() - 1);
        for (TwoDLocation next : corners) {
            long x1 = eastward(first, last) - x;
            long x2 = eastward(first, next) - x;
            long y1 = (long) last.latitude() - place.latitude();
            long y2 = (long) next.latitude() - place.latitude();
            long turn = x1 * y2 - x2 * y1;
            if (turn == 0 && x1 * x2 <= 0 && y1 * y2 <= 0) {
                return true; // on a side
            }
            if (y1 > 0 != y2 > 0 && turn > 0 == y2 > y1) {
                inside = !inside;
            }
            last = next;
        }
        return inside;
    }

    /** How far a place is to the east of another one, the shorter way around the Earth. */
    private static long eastward(TwoDLocation from, TwoDLocation to) {
        long difference = (long) to.longitude() - from.longitude();
        if (difference > FULL_CIRCLE / 2) {
            return difference - FULL_CIRCLE;
        }
        return difference < -FULL_CIRCLE / 2 ? difference + FULL_CIRCLE : difference;
    }
}
