package org.eclipse.mosaic.fed.application.app.api;

import org.eclipse.mosaic.lib.util.scheduling.EventProcessor;

/** Stand-in. */
public interface Application extends EventProcessor {
    void onStartup();

    void onShutdown();
}
