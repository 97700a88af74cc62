package org.eclipse.mosaic.interactions.communication;

/** Stand-in. */
public class V2xMessageTransmission {}
