package org.c2x.security;

import java.time.Instant;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.TwoDLocation;

/**
 * What a receiver knows besides the octets. Checks that need something unknown are left out and listed in
 * {@link Verdict#notChecked}.
 *
 * @param time     time of reception; null if it means nothing, as for old recordings
 * @param position where the data was generated, if known from outside of the header, such as the position in a
 *                 GeoNetworking packet; otherwise null
 * @param message  the decoded message in the payload: a CAM or DENM record of {@code org.c2x.its}; null if none is
 *                 known
 */
public record Reception(
        @Nullable Instant time,
        @Nullable TwoDLocation position,
        @Nullable Object message) {
    /** Nothing is known. */
    public static final Reception UNKNOWN = new Reception(null, null, null);

    /** The same at a time. */
    public Reception at(Instant when) {
        return new Reception(when, position, message);
    }

    /** The same with the place where the data was made. */
    public Reception from(TwoDLocation where) {
        return new Reception(time, where, message);
    }

    /** The same with the message in the payload. */
    public Reception with(Object content) {
        return new Reception(time, position, content);
    }
}
