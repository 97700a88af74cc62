package org.c2x.packets;

import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Check;

/**
 * A packet in a security envelope.
 *
 * @param basic    what forwarders change, which is not secured
 * @param envelope an {@code EtsiTs103097Data} in OER, whose payload is a {@link Body}, and what the frame has after it
 */
public record SecuredPacket(BasicHeader basic, OctetString envelope) implements Packet {

    public SecuredPacket {
        Check.present("basic", basic);
        Check.present("envelope", envelope);
    }
}
