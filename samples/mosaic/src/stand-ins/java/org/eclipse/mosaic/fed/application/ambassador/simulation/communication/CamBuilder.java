package org.eclipse.mosaic.fed.application.ambassador.simulation.communication;

/** Stand-in. */
public class CamBuilder {}
