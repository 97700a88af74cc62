package org.c2x.security;

import java.util.Objects;

/** Data, a certificate or a key that is refused, with the reason. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    RefusedException(Reason reason, String detail) {
        super(detail, null, false, false); // garbage is usual input: nobody reads a stack trace of it
        this.reason = Objects.requireNonNull(reason);
    }

    /** What is wrong. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    public Reason reason() {
        return reason;
    }
}
