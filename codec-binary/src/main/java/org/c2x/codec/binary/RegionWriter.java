package org.c2x.codec.binary;

import java.util.List;
import org.c2x.its.security.CircularRegion;
import org.c2x.its.security.GeographicRegion;
import org.c2x.its.security.IdentifiedRegion;
import org.c2x.its.security.RectangularRegion;
import org.c2x.its.security.ThreeDLocation;
import org.c2x.its.security.TwoDLocation;

/** Writes places and regions, from their ends. TS 103 097 V1.1.1 clause 4.2. */
final class RegionWriter {

    private RegionWriter() {}

    static void location(TwoDLocation location, OctetWriter out) {
        out.writeInt(location.longitude());
        out.writeInt(location.latitude());
    }

    static void locationWithHeight(ThreeDLocation location, OctetWriter out) {
        out.writeShort(location.elevation());
        out.writeInt(location.longitude());
        out.writeInt(location.latitude());
    }

    static void region(GeographicRegion region, OctetWriter out) {
        if (region instanceof GeographicRegion.None) {
            out.writeOctet(Layout.NO_REGION);
        } else if (region instanceof GeographicRegion.Circle circle) {
            CircularRegion value = circle.value();
            out.writeShort(value.radius());
            location(value.center(), out);
            out.writeOctet(Layout.CIRCLE);
        } else if (region instanceof GeographicRegion.Rectangle rectangle) {
            rectangles(rectangle.value(), out);
            out.writeOctet(Layout.RECTANGLE);
        } else if (region instanceof GeographicRegion.Polygon polygon) {
            corners(polygon.value(), out);
            out.writeOctet(Layout.POLYGON);
        } else if (region instanceof GeographicRegion.Id id) {
            IdentifiedRegion value = id.value();
            out.writeIntX(value.localRegion());
            out.writeShort(value.regionIdentifier());
            out.writeOctet(value.regionDictionary().ordinal());
            out.writeOctet(Layout.IDENTIFIED_REGION);
        }
    }

    private static void rectangles(List<RectangularRegion> rectangles, OctetWriter out) {
        for (int i = rectangles.size() - 1; i >= 0; i--) {
            location(rectangles.get(i).southeast(), out);
            location(rectangles.get(i).northwest(), out);
        }
        out.writeIntX((long) rectangles.size() * Layout.RECTANGLE_SIZE);
    }

    private static void corners(List<TwoDLocation> corners, OctetWriter out) {
        for (int i = corners.size() - 1; i >= 0; i--) {
            location(corners.get(i), out);
        }
        out.writeIntX((long) corners.size() * Layout.LOCATION_SIZE);
    }
}
