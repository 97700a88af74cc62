package org.eclipse.mosaic.lib.util.scheduling;

/** Stand-in. */
public class Event {}
