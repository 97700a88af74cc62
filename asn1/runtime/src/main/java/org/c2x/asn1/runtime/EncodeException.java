package org.c2x.asn1.runtime;

import java.util.Objects;

/** A value that cannot be encoded: an unknown enumeral, a value that the encoding cannot express, a short buffer. */
public final class EncodeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final ComponentPath path;

    /**
     * @param path    component path from the type being encoded, {@code ""} for that type itself
     * @param problem what is wrong
     */
    public EncodeException(String path, @Nullable String problem) {
        super(Excerpt.ofProblem(problem));
        this.path = new ComponentPath(path);
    }

    /** Adds the name of the enclosing component to the front of the path; called while the exception propagates. */
    public EncodeException within(String component) {
        path.within(component);
        return this;
    }

    /** The component, {@code denm.management.termination}. */
    public String path() {
        return path.toString();
    }

    /** What is wrong; shortened if it is long. */
    public String problem() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** Path and problem in one line; of a long path only its end. */
    @Override
    public String getMessage() {
        return path.isEmpty() ? problem() : Excerpt.ofPath(path()) + ": " + problem();
    }
}
