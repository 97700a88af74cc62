package org.eclipse.mosaic.fed.application.app.api;

import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;

/** Stand-in. */
public interface VehicleApplication extends Application {
    void onVehicleUpdated(VehicleData before, VehicleData now);
}
