package org.eclipse.mosaic.lib.util.scheduling;

/** Stand-in. */
public interface EventManager {
    void addEvent(long time, EventProcessor... eventProcessors);
}
