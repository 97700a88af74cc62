package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * A packet without security.
 *
 * @param basic what forwarders change; it should have no more hops left than the body's common header grants, and is
 *              not written if it has
 * @param body  the rest
 */
public record UnsecuredPacket(BasicHeader basic, Body body) implements Packet {

    public UnsecuredPacket {
        Check.present("basic", basic);
        Check.present("body", body);
    }
}
