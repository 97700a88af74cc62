package org.c2x.traffic.sumo;

import java.io.IOException;
import javax.xml.stream.Location;

/** A file is no floating car data; the message says where and why. */
public final class FcdException extends IOException {
    private static final long serialVersionUID = 1L;

    FcdException(Location place, String problem) {
        super("line " + place.getLineNumber() + ", column " + place.getColumnNumber() + ": " + problem);
    }
}
