package org.c2x.packets;

/** The headers of packets that other stations forward: who has seen the number does not do so again. */
public sealed interface ForwardedHeader extends ExtendedHeader
        permits GeoAnycast,
                GeoBroadcast,
                GeoUnicast,
                LocationServiceReply,
                LocationServiceRequest,
                TopologicallyScopedBroadcast {

    /** 0 to 65,535, counted by the source. */
    int sequenceNumber();
}
