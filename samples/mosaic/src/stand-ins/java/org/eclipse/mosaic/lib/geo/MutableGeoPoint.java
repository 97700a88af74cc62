package org.eclipse.mosaic.lib.geo;

/** Stand-in. */
public record MutableGeoPoint(double latitude, double longitude, double altitude) implements GeoPoint {
    @Override
    public double getLatitude() {
        return latitude;
    }

    @Override
    public double getLongitude() {
        return longitude;
    }

    @Override
    public double getAltitude() {
        return altitude;
    }
}
