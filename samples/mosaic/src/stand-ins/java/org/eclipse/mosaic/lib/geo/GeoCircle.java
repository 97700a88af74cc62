package org.eclipse.mosaic.lib.geo;

/** Stand-in. */
public record GeoCircle(GeoPoint center, double radius) implements GeoArea {}
