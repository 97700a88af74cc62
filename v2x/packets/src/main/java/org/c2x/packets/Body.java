package org.c2x.packets;

import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Check;

/**
 * A packet from its common header on: what is signed in a secured packet.
 *
 * @param common    what all types have
 * @param extended  where the packet comes from and goes
 * @param transport what the payload begins with; {@link OtherTransport#UNSPECIFIED} if there can be none
 * @param payload   what is after the transport's header, up to 65,535 octets with that; none in beacons and packets of
 *                  the location service
 */
public record Body(CommonHeader common, ExtendedHeader extended, Transport transport, OctetString payload) {

    public Body {
        Check.present("common", common);
        Check.present("extended", extended);
        Check.present("transport", transport);
        Check.size("payload", payload.length(), 0, BodyCodec.LONGEST_PAYLOAD - BodyCodec.octets(transport));
        if (!extended.type().hasPayload()) {
            Check.that("transport", transport == OtherTransport.UNSPECIFIED, "none", transport);
            Check.size("payload", payload.length(), 0, 0);
        }
    }
}
