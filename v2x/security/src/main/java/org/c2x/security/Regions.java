package org.c2x.security;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.security.dot2.CircularRegion;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.IdentifiedRegion;
import org.c2x.security.dot2.RectangularRegion;
import org.c2x.security.dot2.TwoDLocation;

/**
 * Regions of certificates, and whether a place is within one (IEEE 1609.2 clause 6.4.17 and those of the shapes).
 * Places are in 0.1 microdegrees. Sides of polygons are straight in degrees, where the standard has geodesics.
 */
final class Regions {
    /** Longitude that says that the place is not known, as the latitude of the same meaning is beyond all others. */
    private static final int UNKNOWN_LONGITUDE = 1_800_000_001;

    private static final int UNKNOWN_LATITUDE = 900_000_001;
    private static final double ROUNDING_METRES = 0.1;
    private static final double EARTH_RADIUS_METRES = 6_371_008.8;
    private static final double RADIANS = Math.PI / 180 / 1e7;
    private static final long FULL_CIRCLE = 3_600_000_000L;

    private Regions() {}

    /**
     * Checks that a region is one.
     *
     * @param who the certificate whose region it is
     * @throws RefusedException if the standard calls it invalid, or it is an alternative of a later version
     */
    static void require(GeographicRegion region, String who) {
        if (region instanceof GeographicRegion.CircularRegion circle) {
            requirePlace(circle.value().center(), who);
        } else if (region instanceof GeographicRegion.RectangularRegion rectangles) {
            CertificateRules.require(!rectangles.value().isEmpty(), who + " has a region without a rectangle");
            rectangles.value().forEach(one -> require(one, who));
        } else if (region instanceof GeographicRegion.PolygonalRegion polygon) {
            polygon.value().forEach(corner -> requirePlace(corner, who));
            CertificateRules.require(
                    !Polygons.sidesMeet(polygon.value()), who + " has a polygon whose sides meet beside its corners");
        } else if (region instanceof GeographicRegion.IdentifiedRegion countries) {
            CertificateRules.require(!countries.value().isEmpty(), who + " has a region without a country");
            countries
                    .value()
                    .forEach(one -> CertificateRules.requireKnown(
                            !(one instanceof IdentifiedRegion.Unknown), who, "IdentifiedRegion"));
        } else {
            CertificateRules.requireKnown(false, who, "region");
        }
    }

    private static void requirePlace(TwoDLocation place, String who) {
        CertificateRules.require(isKnown(place), who + " has a region with a corner or centre that is not known");
    }

    /**
     * The northern corner is north and west of the other one. A rectangle goes across the date line only if it is less
     * than half the Earth wide that way: else its corners are taken for exchanged ones.
     */
    private static void require(RectangularRegion rectangle, String who) {
        TwoDLocation northWest = rectangle.northWest();
        TwoDLocation southEast = rectangle.southEast();
        requirePlace(northWest, who);
        requirePlace(southEast, who);
        CertificateRules.require(
                northWest.latitude() > southEast.latitude()
                        && (northWest.longitude() < southEast.longitude() || eastward(northWest, southEast) > 0),
                who + " has a rectangle whose first corner is not north and west of the other one");
    }

    /**
     * Whether a region may be within another one: false if its centre or a corner is outside. Where both have a shape
     * of their own that is not all that can be wider, so that a place is compared with each region of a chain as well.
     */
    static boolean mayBeWithin(GeographicRegion region, GeographicRegion wider) {
        if (!isGeometric(region) || !isGeometric(wider)) {
            return true;
        }
        if (region instanceof GeographicRegion.CircularRegion circle) {
            return contains(wider, circle.value().center())
                    && (!(wider instanceof GeographicRegion.CircularRegion other)
                            || isWithin(circle.value(), other.value()));
        } else if (region instanceof GeographicRegion.RectangularRegion rectangles) {
            return rectangles.value().stream().flatMap(Regions::corners).allMatch(corner -> contains(wider, corner));
        }
        List<TwoDLocation> corners = ((GeographicRegion.PolygonalRegion) region).value();
        return corners.stream().allMatch(corner -> contains(wider, corner));
    }

    private static Stream<TwoDLocation> corners(RectangularRegion rectangle) {
        TwoDLocation northWest = rectangle.northWest();
        TwoDLocation southEast = rectangle.southEast();
        return Stream.of(
                northWest,
                southEast,
                new TwoDLocation(northWest.latitude(), southEast.longitude()),
                new TwoDLocation(southEast.latitude(), northWest.longitude()));
    }

    private static boolean isWithin(CircularRegion circle, CircularRegion wider) {
        return metres(circle.center(), wider.center()) + circle.radius() <= wider.radius() + ROUNDING_METRES;
    }

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
        return Polygons.contains(((GeographicRegion.PolygonalRegion) region).value(), place);
    }

    /** By the great circle on a sphere: its error of up to 0.5 % is less than what a radius is chosen with. */
    private static boolean contains(CircularRegion circle, TwoDLocation place) {
        return metres(circle.center(), place) <= circle.radius();
    }

    private static double metres(TwoDLocation one, TwoDLocation other) {
        double from = one.latitude() * RADIANS;
        double to = other.latitude() * RADIANS;
        double north = Math.sin((to - from) / 2);
        double east = Math.sin((other.longitude() - (long) one.longitude()) * RADIANS / 2);
        double half = Math.min(1, north * north + Math.cos(from) * Math.cos(to) * east * east);
        return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half));
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

    /** How far a place is to the east of another one, the shorter way around the Earth. */
    static long eastward(TwoDLocation from, TwoDLocation to) {
        long difference = (long) to.longitude() - from.longitude();
        if (difference > FULL_CIRCLE / 2) {
            return difference - FULL_CIRCLE;
        }
        return difference < -FULL_CIRCLE / 2 ? difference + FULL_CIRCLE : difference;
    }
}
