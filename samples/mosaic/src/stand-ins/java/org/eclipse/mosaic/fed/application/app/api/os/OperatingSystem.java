package org.eclipse.mosaic.fed.application.app.api.os;

import org.eclipse.mosaic.lib.util.scheduling.EventManager;

/** Stand-in. */
public interface OperatingSystem {
    String getId();

    long getSimulationTime();

    EventManager getEventManager();
}
