package org.c2x.traffic;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * An event that a station warns of.
 *
 * @param place              where and when it was detected, with the altitude, heading and speed of the event
 * @param cause              DE CauseCodeType, 0 to 255
 * @param subCause           DE SubCauseCodeType, 0 to 255
 * @param quality            DE InformationQuality, 0 (unavailable) to 7
 * @param validity           how long it holds after its detection, 0 to 86,400 s; {@value #USUAL_SECONDS} s if nobody
 *                           knows better, the default of DENMs
 * @param repetitionInterval between two of the same DENM; 0 for no repetition
 * @param repetitionDuration how long they are repeated, from the trigger or the last update on
 * @param trace              where the station has driven to the event, newest first; empty if it tells none
 */
public record DenmEvent(
        VehicleState place,
        int cause,
        int subCause,
        int quality,
        Duration validity,
        Duration repetitionInterval,
        Duration repetitionDuration,
        List<VehicleState> trace) {
    /** DE ValidityDuration, its default. */
    public static final int USUAL_SECONDS = 600;

    private static final int GREATEST_CODE = 255;
    private static final int GREATEST_QUALITY = 7;
    private static final Duration LONGEST = Duration.ofDays(1);

    /** @throws IllegalArgumentException if there is no such event */
    public DenmEvent {
        Objects.requireNonNull(place);
        requireWithin("cause", cause, GREATEST_CODE);
        requireWithin("sub-cause", subCause, GREATEST_CODE);
        requireWithin("quality", quality, GREATEST_QUALITY);
        requireWithin("validity", validity);
        requireWithin("repetition interval", repetitionInterval);
        requireWithin("repetition duration", repetitionDuration);
        trace = List.copyOf(trace);
    }

    /** One that holds for {@value #USUAL_SECONDS} s and is sent once. */
    public DenmEvent(VehicleState place, int cause, int subCause, int quality) {
        this(
                place,
                cause,
                subCause,
                quality,
                Duration.ofSeconds(USUAL_SECONDS),
                Duration.ZERO,
                Duration.ZERO,
                List.of());
    }

    /** The same, repeated. */
    public DenmEvent repeated(Duration interval, Duration duration) {
        return new DenmEvent(place, cause, subCause, quality, validity, interval, duration, trace);
    }

    private static void requireWithin(String name, int number, int greatest) {
        if (number < 0 || number > greatest) {
            throw new IllegalArgumentException(name + " " + number + " is not 0 to " + greatest);
        }
    }

    private static void requireWithin(String name, Duration duration) {
        if (duration.isNegative() || duration.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(name + " " + duration + " is not 0 to " + LONGEST);
        }
    }
}
