package org.c2x.packets;

import org.c2x.asn1.runtime.Check;

/**
 * A packet without security.
 *
 * @param basic what forwarders change; it has no more hops left than the body's common header grants
 * @param body  the rest
 */
public record UnsecuredPacket(BasicHeader basic, Body body) implements Packet {

    public UnsecuredPacket {
        Check.present("basic", basic);
        Check.present("body", body);
        Check.range(
                "remainingHopLimit", basic.remainingHopLimit(), 0, body.common().maximumHopLimit());
    }
}
