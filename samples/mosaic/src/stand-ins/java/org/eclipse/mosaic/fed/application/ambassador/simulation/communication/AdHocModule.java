package org.eclipse.mosaic.fed.application.ambassador.simulation.communication;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.mosaic.lib.objects.addressing.AdHocMessageRoutingBuilder;
import org.eclipse.mosaic.lib.objects.v2x.V2xMessage;

/** Stand-in; keeps what is sent. */
public class AdHocModule {
    private final List<V2xMessage> sent = new ArrayList<>();
    private AdHocModuleConfiguration configuration;

    public void enable(AdHocModuleConfiguration configuration) {
        this.configuration = configuration;
    }

    public boolean isEnabled() {
        return configuration != null;
    }

    public AdHocMessageRoutingBuilder createMessageRouting() {
        return new AdHocMessageRoutingBuilder();
    }

    public void sendV2xMessage(V2xMessage message) {
        sent.add(message);
    }

    public List<V2xMessage> sent() {
        return sent;
    }
}
