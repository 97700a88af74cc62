package org.eclipse.mosaic.lib.objects.addressing;

import org.eclipse.mosaic.lib.geo.GeoArea;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;

/** Stand-in. */
public class AdHocMessageRoutingBuilder {
    private boolean hasDestination;
    private boolean hasRouting;

    public AdHocMessageRoutingBuilder singlehop() {
        return this;
    }

    public AdHocMessageRoutingBuilder broadcast() {
        hasDestination = true;
        return this;
    }

    public AdHocMessageRoutingBuilder topological() {
        hasRouting = true;
        return this;
    }

    public AdHocMessageRoutingBuilder geographical(GeoArea area) {
        hasRouting = true;
        return this;
    }

    /** Refuses what MOSAIC refuses. */
    public MessageRouting build() {
        if (!hasDestination || !hasRouting) {
            throw new IllegalArgumentException("expected a destination and a routing");
        }
        return new MessageRouting();
    }
}
