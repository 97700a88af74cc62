package org.c2x.asn1.source;

/**
 * Leaves a construct that makes no sense; caught inside the front end where work can go on, and noted there.
 */
public final class SourceError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Position position;

    public SourceError(Position position, String message) {
        super(message, null, false, false);
        this.position = position;
    }

    /** An error whose cause has been noted elsewhere, so that it must not be told again. */
    public static SourceError alreadyTold() {
        return new SourceError(null, "already told");
    }

    /** A construct of the standard that this front end does not know. */
    public static SourceError notSupported(Position position, String construct) {
        return new SourceError(position, "not supported yet: " + construct);
    }

    public boolean isTold() {
        return position == null;
    }

    /** The place, null if the error is already told. */
    public Position position() {
        return position;
    }
}
