package org.c2x.cli;

import java.util.Objects;

/** Input that a command cannot go on with; its message is all that the user needs. Exit code 1. */
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInputException(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
