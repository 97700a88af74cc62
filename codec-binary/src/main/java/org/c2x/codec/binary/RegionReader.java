package org.c2x.codec.binary;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.its.security.CircularRegion;
import org.c2x.its.security.GeographicRegion;
import org.c2x.its.security.IdentifiedRegion;
import org.c2x.its.security.RectangularRegion;
import org.c2x.its.security.RegionDictionary;
import org.c2x.its.security.ThreeDLocation;
import org.c2x.its.security.TwoDLocation;

/** Reads places and regions. TS 103 097 V1.1.1 clause 4.2. */
final class RegionReader {
    private static final RegionDictionary[] DICTIONARIES = RegionDictionary.values();

    private RegionReader() {}

    static TwoDLocation location(OctetReader in) {
        int latitude = in.readInt();
        return new TwoDLocation(latitude, in.readInt());
    }

    static ThreeDLocation locationWithHeight(OctetReader in) {
        int latitude = in.readInt();
        int longitude = in.readInt();
        return new ThreeDLocation(latitude, longitude, Layout.elevation(in.readShort()));
    }

    static GeographicRegion region(OctetReader in) {
        int type = in.readOctet();
        String component = "";
        try {
            switch (type) {
                case Layout.NO_REGION:
                    return new GeographicRegion.None();
                case Layout.CIRCLE:
                    component = "circle";
                    TwoDLocation center = location(in);
                    return new GeographicRegion.Circle(new CircularRegion(center, in.readShort()));
                case Layout.RECTANGLE:
                    component = "rectangle";
                    return new GeographicRegion.Rectangle(rectangles(in));
                case Layout.POLYGON:
                    component = "polygon";
                    return new GeographicRegion.Polygon(corners(in));
                case Layout.IDENTIFIED_REGION:
                    component = "id";
                    return new GeographicRegion.Id(identified(in));
                default:
                    throw in.unknown("a region type 0..4", type);
            }
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static ImmutableList<RectangularRegion> rectangles(OctetReader in) {
        int outer = in.open();
        RectangularRegion[] rectangles = new RectangularRegion[in.count(Layout.RECTANGLE_SIZE, Layout.MOST_RECTANGLES)];
        for (int i = 0; i < rectangles.length; i++) {
            TwoDLocation northwest = location(in);
            rectangles[i] = new RectangularRegion(northwest, location(in));
        }
        in.close(outer);
        return ImmutableList.wrap(rectangles);
    }

    private static ImmutableList<TwoDLocation> corners(OctetReader in) {
        int outer = in.open();
        TwoDLocation[] corners = new TwoDLocation[in.count(Layout.LOCATION_SIZE, Layout.MOST_CORNERS)];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = location(in);
        }
        in.close(outer);
        return ImmutableList.wrap(corners);
    }

    private static IdentifiedRegion identified(OctetReader in) {
        String component = "regionDictionary";
        try {
            int dictionary = in.readOctet();
            if (dictionary >= DICTIONARIES.length) {
                throw in.unknown("a region dictionary 0..1", dictionary);
            }
            component = "regionIdentifier";
            int identifier = in.readShort();
            component = "localRegion";
            return new IdentifiedRegion(DICTIONARIES[dictionary], identifier, in.readIntX());
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }
}
