package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Where a packet is to be heard: EN 302 636-4-1 clause 9.8.5 and EN 302 931.
 *
 * @param shape     of the area
 * @param latitude  of its centre, in steps of 0.1 microdegree
 * @param longitude of its centre, in steps of 0.1 microdegree
 * @param distanceA 0 to 65,535 m: the radius, or half of the long side or axis
 * @param distanceB 0 to 65,535 m: half of the short side or axis; 0 for a circle
 * @param angle     0 to 65,535 degrees: from north to the long side or axis; 0 for a circle
 */
public record GeoArea(Shape shape, int latitude, int longitude, int distanceA, int distanceB, int angle) {
    static final int OCTETS = 14;

    /** In the order of their numbers. */
    public enum Shape {
        CIRCLE,
        RECTANGLE,
        ELLIPSE;

        private static final Shape[] ALL = values();
    }

    public GeoArea {
        Check.present("shape", shape);
        Check.range("distanceA", distanceA, 0, 0xffff);
        Check.range("distanceB", distanceB, 0, 0xffff);
        Check.range("angle", angle, 0, 0xffff);
    }

    /** A circle around a position. */
    public static GeoArea circle(int latitude, int longitude, int radius) {
        return new GeoArea(Shape.CIRCLE, latitude, longitude, radius, 0, 0);
    }

    static GeoArea read(int subtype, FieldReader in) {
        in.enter("area", "GeoArea");
        int latitude = Coordinates.readLatitude(in);
        int longitude = Coordinates.readLongitude(in);
        int distanceA = (int) in.number("distanceA", 16, Meanings::metres);
        int distanceB = (int) in.number("distanceB", 16, Meanings::metres);
        int angle = (int) in.number("angle", 16);
        in.leave();
        return new GeoArea(Shape.ALL[subtype], latitude, longitude, distanceA, distanceB, angle);
    }

    void write(FieldWriter out) {
        out.number(latitude, 32);
        out.number(longitude, 32);
        out.number(distanceA, 16);
        out.number(distanceB, 16);
        out.number(angle, 16);
    }
}
