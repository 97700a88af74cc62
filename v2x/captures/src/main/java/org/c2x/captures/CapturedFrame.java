package org.c2x.captures;

import java.time.Instant;
import org.c2x.asn1.runtime.Nullable;

/**
 * What a capture says of a packet.
 *
 * @param number         from 1 on
 * @param time           null if the capture has none
 * @param linkType       number of the frame's form
 * @param originalLength in octets, of which the capture may have fewer
 */
record CapturedFrame(
        long number, @Nullable Instant time, int linkType, long originalLength, CaptureInput.Part octets) {}
