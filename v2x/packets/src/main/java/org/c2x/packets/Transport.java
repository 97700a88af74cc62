package org.c2x.packets;

/** What the payload of a packet begins with: EN 302 636-4-1 clause 9.7.3. */
public sealed interface Transport permits BtpA, BtpB, OtherTransport {}
