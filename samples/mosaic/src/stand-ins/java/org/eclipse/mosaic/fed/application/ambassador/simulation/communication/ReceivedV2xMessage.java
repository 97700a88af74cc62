package org.eclipse.mosaic.fed.application.ambassador.simulation.communication;

import org.eclipse.mosaic.lib.objects.v2x.V2xMessage;
import org.eclipse.mosaic.lib.objects.v2x.V2xReceiverInformation;

/** Stand-in. */
public class ReceivedV2xMessage {
    private final V2xMessage message;

    public ReceivedV2xMessage(V2xMessage message, V2xReceiverInformation receiver) {
        this.message = message;
    }

    public V2xMessage getMessage() {
        return message;
    }
}
