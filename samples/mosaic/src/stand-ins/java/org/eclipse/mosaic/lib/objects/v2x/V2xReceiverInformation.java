package org.eclipse.mosaic.lib.objects.v2x;

/** Stand-in. */
public class V2xReceiverInformation {}
