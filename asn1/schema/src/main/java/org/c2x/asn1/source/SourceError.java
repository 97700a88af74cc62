package org.c2x.asn1.source;

import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.source.Diagnostic.Severity;

/**
 * Leaves a construct that makes no sense; caught inside the front end where work can go on, and noted there.
 */
public final class SourceError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Optional<Position> position;
    private final transient Supplier<String> message;
    private final Severity severity;

    public SourceError(Position position, String message) {
        this(position, () -> message);
    }

    /**
     * An error whose message takes a search.
     *
     * @param message called only if the error is reported: not for the thousandth of its kind
     */
    public SourceError(Position position, Supplier<String> message) {
        this(Optional.of(position), message, Severity.ERROR);
    }

    private SourceError(Optional<Position> position, Supplier<String> message, Severity severity) {
        super(null, null, false, false);
        this.position = position;
        this.message = message;
        this.severity = severity;
    }

    @Override
    public String getMessage() {
        return message.get();
    }

    /** An error whose cause has been noted elsewhere, so that it must not be told again. */
    public static SourceError alreadyTold() {
        return new SourceError(Optional.empty(), () -> "already told", Severity.ERROR);
    }

    /** The use of something that is left out, of which a warning has been noted. */
    public static SourceError alreadyLeftOut() {
        return new SourceError(Optional.empty(), () -> "already left out", Severity.WARNING);
    }

    /** What is left out with a warning: the module says what it means without it. */
    public static SourceError leftOut(Position position, String message) {
        return new SourceError(Optional.of(position), () -> message, Severity.WARNING);
    }

    /** Whether the construct is wrong or only left out. */
    public Severity severity() {
        return severity;
    }

    public boolean isTold() {
        return position.isEmpty();
    }

    /** The place, empty if the error is already told. */
    public Optional<Position> position() {
        return position;
    }
}
