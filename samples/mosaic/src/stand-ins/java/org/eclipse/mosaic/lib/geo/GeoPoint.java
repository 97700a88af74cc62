package org.eclipse.mosaic.lib.geo;

/** Stand-in. */
public interface GeoPoint {
    double getLatitude();

    double getLongitude();

    double getAltitude();

    static GeoPoint latLon(double latitude, double longitude) {
        return latLon(latitude, longitude, 0);
    }

    static GeoPoint latLon(double latitude, double longitude, double altitude) {
        return new MutableGeoPoint(latitude, longitude, altitude);
    }
}
