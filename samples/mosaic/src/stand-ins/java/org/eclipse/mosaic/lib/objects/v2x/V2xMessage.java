package org.eclipse.mosaic.lib.objects.v2x;

import java.io.Serializable;

/** Stand-in. */
public abstract class V2xMessage implements Serializable {
    private static final long serialVersionUID = 1L;

    private final MessageRouting routing;

    public V2xMessage(MessageRouting routing) {
        this.routing = routing;
    }

    public MessageRouting getRouting() {
        return routing;
    }

    public abstract EncodedPayload getPayload();
}
