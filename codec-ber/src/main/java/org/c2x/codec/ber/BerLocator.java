package org.c2x.codec.ber;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Route;

/** Finds components among the data values of a message. */
final class BerLocator implements Locator {
    private final MessageSchema schema;

    BerLocator(MessageSchema schema) {
        this.schema = schema;
    }

    @Override
    public Unit unit() {
        return Unit.OCTET;
    }

    @Override
    public long offset(byte[] octets, Route route) {
        return ElementWalk.offset(octets, schema.type(), route);
    }
}
