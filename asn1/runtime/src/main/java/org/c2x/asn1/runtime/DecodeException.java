package org.c2x.asn1.runtime;

import java.util.Objects;

/**
 * Reports input that is not an encoding of the type: truncated, outside a constraint, or beyond a limit. It has the
 * position of the error, the component, and what was expected there.
 */
public final class DecodeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What an offset counts. */
    public enum Unit {
        BIT,
        OCTET,
        CHARACTER;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private final Unit unit;
    private final long offset;
    private final ComponentPath path;
    private boolean truncated;

    /**
     * @param offset  from the start of the message, in units
     * @param path    component path from the type being decoded, {@code ""} for that type itself
     * @param problem what was expected, and what was found
     */
    public DecodeException(Unit unit, long offset, String path, @Nullable String problem) {
        super(Excerpt.ofProblem(problem));
        this.unit = unit;
        this.offset = offset;
        this.path = new ComponentPath(path);
    }

    /** Adds the name of the enclosing component to the front of the path; called while the exception propagates. */
    public DecodeException within(String component) {
        path.within(component);
        return this;
    }

    /** Notes that the decoder reached the end of the input. */
    public DecodeException ofTruncated() {
        truncated = true;
        return this;
    }

    public Unit unit() {
        return unit;
    }

    /**
     * Whether the input may be the beginning of a longer encoding: the decoder reached the end of the input too early,
     * or the input is shorter than a length in it.
     */
    public boolean isTruncated() {
        return truncated;
    }

    /** The position of the error from the start of the message, in units. */
    public long offset() {
        return offset;
    }

    /** The component, {@code cam.camParameters.basicContainer.stationType}; list elements as {@code [3]}. */
    public String path() {
        return path.toString();
    }

    /** What was expected and what was found; shortened if it is long. */
    public String problem() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** Path, offset and problem in one line; of a long path only its end. */
    @Override
    public String getMessage() {
        return (path.isEmpty() ? "" : Excerpt.ofPath(path()) + " ") + "at " + unit + " " + offset + ": " + problem();
    }
}
