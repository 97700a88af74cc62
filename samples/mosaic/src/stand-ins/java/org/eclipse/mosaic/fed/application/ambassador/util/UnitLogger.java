package org.eclipse.mosaic.fed.application.ambassador.util;

/** Stand-in; the methods are those of SLF4J's Logger. */
public interface UnitLogger {
    void info(String format, Object argument);

    void warn(String format, Object argument);
}
