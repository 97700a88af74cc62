package org.eclipse.mosaic.fed.application.app.api.os;

import org.eclipse.mosaic.fed.application.app.api.os.modules.AdHocCommunicative;

/** Stand-in. */
public interface VehicleOperatingSystem extends OperatingSystem, AdHocCommunicative {}
