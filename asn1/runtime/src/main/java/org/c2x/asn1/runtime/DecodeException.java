package org.c2x.asn1.runtime;

/**
 * Input that is no encoding of the type: truncated, outside a constraint or beyond a limit. It says where the input
 * goes wrong, in which component, and what was expected there.
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
    public DecodeException(Unit unit, long offset, String path, String problem) {
        super(Excerpt.ofProblem(problem));
        this.unit = unit;
        this.offset = offset;
        this.path = new ComponentPath(path);
    }

    /** Puts the name of the enclosing component in front of the path, while the exception travels outwards. */
    public DecodeException within(String component) {
        path.within(component);
        return this;
    }

    /** Notes that it was the end of the input that the decoder met. */
    DecodeException ofTruncated() {
        truncated = true;
        return this;
    }

    public Unit unit() {
        return unit;
    }

    /**
     * Whether the input may be the beginning of an encoding: a decoder of an encoding that says itself where it ends
     * came to the end of the input before that, or the input was too short for what it announces.
     */
    public boolean isTruncated() {
        return truncated;
    }

    /** Where the input goes wrong, from the start of the message. */
    public long offset() {
        return offset;
    }

    /** The component, {@code cam.camParameters.basicContainer.stationType}; list elements as {@code [3]}. */
    public String path() {
        return path.toString();
    }

    /** What was expected, and what was found; cut if it is long. */
    public String problem() {
        return super.getMessage();
    }

    /** Path, offset and problem in one line, of a long path the end. */
    @Override
    public String getMessage() {
        return (path.isEmpty() ? "" : Excerpt.ofPath(path()) + " ") + "at " + unit + " " + offset + ": " + problem();
    }
}
