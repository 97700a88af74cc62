package org.eclipse.mosaic.fed.application.app.api.os.modules;

import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.AdHocModule;

/** Stand-in. */
public interface AdHocCommunicative {
    AdHocModule getAdHocModule();
}
