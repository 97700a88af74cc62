package org.eclipse.mosaic.fed.application.app;

import org.eclipse.mosaic.fed.application.ambassador.util.UnitLogger;
import org.eclipse.mosaic.fed.application.app.api.Application;
import org.eclipse.mosaic.fed.application.app.api.os.OperatingSystem;

/** Stand-in. */
public abstract class AbstractApplication<OS extends OperatingSystem> implements Application {
    private OS operatingSystem;
    private UnitLogger log;

    @SuppressWarnings("unchecked")
    public final void setUp(OperatingSystem operatingSystem, UnitLogger log) {
        this.operatingSystem = (OS) operatingSystem;
        this.log = log;
        onStartup();
    }

    public final OS getOperatingSystem() {
        return operatingSystem;
    }

    public final UnitLogger getLog() {
        return log;
    }
}
