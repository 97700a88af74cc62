package org.eclipse.mosaic.fed.application.app.api.os;

/** Stand-in. */
public interface OperatingSystem {
    String getId();
}
