package org.eclipse.mosaic.fed.application.app.api.os;

import org.eclipse.mosaic.fed.application.app.api.os.modules.AdHocCommunicative;
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleType;

/** Stand-in. */
public interface VehicleOperatingSystem extends OperatingSystem, AdHocCommunicative {
    VehicleType getInitialVehicleType();

    void stopNow(VehicleStopMode mode, long nanos);
}
