package org.c2x.asn1.runtime;

/** A value that cannot be encoded: an unknown enumeral, something that the encoding has no place for, no room. */
public final class EncodeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String problem;
    private String path;

    /**
     * @param path    component path from the type being encoded, {@code ""} for that type itself
     * @param problem what is wrong
     */
    public EncodeException(String path, String problem) {
        super(problem);
        this.path = path;
        this.problem = problem;
    }

    /** Puts the name of the enclosing component in front of the path, while the exception travels outwards. */
    public EncodeException within(String component) {
        path = DecodeException.joinPath(component, path);
        return this;
    }

    /** The component, {@code denm.management.termination}. */
    public String path() {
        return path;
    }

    /** What is wrong. */
    public String problem() {
        return problem;
    }

    /** Path and problem in one line. */
    @Override
    public String getMessage() {
        return path.isEmpty() ? problem : path + ": " + problem;
    }
}
