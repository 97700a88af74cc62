package org.eclipse.mosaic.lib.geo;

/** Stand-in. */
public interface CartesianPoint {}
