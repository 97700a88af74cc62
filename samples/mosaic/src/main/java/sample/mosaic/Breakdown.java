package sample.mosaic;

import org.eclipse.mosaic.fed.application.app.AbstractApplication;
import org.eclipse.mosaic.fed.application.app.api.VehicleApplication;
import org.eclipse.mosaic.fed.application.app.api.os.VehicleOperatingSystem;
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.eclipse.mosaic.lib.util.scheduling.Event;

/**
 * Stops a vehicle on its lane for a while, so that there is something to warn of; in mapping_config.json as
 * {@code sample.mosaic.Breakdown(30, 60)}.
 */
public final class Breakdown extends AbstractApplication<VehicleOperatingSystem> implements VehicleApplication {
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final long after;
    private final long length;

    /**
     * A vehicle that will break down once.
     *
     * @param after  seconds after its departure
     * @param length how many seconds it stands
     */
    public Breakdown(int after, int length) {
        this.after = after * NANOS_PER_SECOND;
        this.length = length * NANOS_PER_SECOND;
    }

    @Override
    public void onStartup() {
        getOperatingSystem().getEventManager().addEvent(getOperatingSystem().getSimulationTime() + after, this);
    }

    @Override
    public void processEvent(Event event) {
        getOperatingSystem().stopNow(VehicleStopMode.STOP, length);
    }

    @Override
    public void onVehicleUpdated(VehicleData before, VehicleData now) {}

    @Override
    public void onShutdown() {}
}
