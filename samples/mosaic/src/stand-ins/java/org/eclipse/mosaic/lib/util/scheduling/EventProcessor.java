package org.eclipse.mosaic.lib.util.scheduling;

/** Stand-in. */
public interface EventProcessor {
    void processEvent(Event event) throws Exception;
}
