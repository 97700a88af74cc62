package org.c2x.bench.result;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.c2x.asn1.runtime.Nullable;

/** Compares times of codecs with those of baselines, and what follows from a time and a length. */
public final class Comparison {
    private static final double NANOS_PER_SECOND = 1e9;

    private Comparison() {}

    /** The scheme of the clone of so many octets: one baseline serves all encodings of one length. */
    public static String clone(double octets) {
        return Figure.BASELINE
                + '-'
                + (octets == Math.rint(octets)
                        ? String.valueOf((long) octets)
                        : String.format(Locale.ROOT, "%.2f", octets));
    }

    /**
     * The time of OpenSSL to verify a signature on NIST P-256: the least that a verifier can take. It does not depend
     * on what is signed; its content is the shortest packet.
     */
    public static Figure.Key openSsl(String environment) {
        return new Figure.Key(
                environment,
                Figure.BASELINE + "-openssl",
                ReceivedPacket.CAM_WITH_DIGEST.label(),
                Operation.VERIFY_SIGNATURE,
                null,
                Quantity.TIME);
    }

    /** The baseline of a time among the figures, empty for one itself or where it was not measured. */
    public static Optional<Figure> baseline(Figure time, FigureList among) {
        Operation operation = time.operation();
        if (operation == null || operation.isBaseline()) {
            return Optional.empty();
        }
        return scheme(operation, time, among)
                .flatMap(scheme -> among.find(new Figure.Key(
                        time.environment(),
                        scheme,
                        time.content(),
                        operation.baseline(),
                        null,
                        time.key().quantity())));
    }

    private static Optional<String> scheme(Operation operation, Figure time, FigureList among) {
        if (operation.direction() == Direction.DECODE) {
            return Optional.of(Figure.BASELINE);
        }
        OptionalDouble length = among.length(time.scheme(), time.content());
        return length.isPresent() ? Optional.of(clone(length.getAsDouble())) : Optional.empty();
    }

    /** A time as a multiple of its baseline, null where there is none. */
    public static @Nullable Ratio ratio(Figure time, FigureList among) {
        return baseline(time, among).map(baseline -> Ratio.of(time, baseline)).orElse(null);
    }

    /** Messages a second, of a time. */
    public static double perSecond(Figure time) {
        return NANOS_PER_SECOND / time.value();
    }

    /** Octets of the encoding a second, of a time; empty where no length is among the figures. */
    public static OptionalDouble octetsPerSecond(Figure time, FigureList among) {
        OptionalDouble length = among.length(time.scheme(), time.content());
        return length.isPresent() ? OptionalDouble.of(perSecond(time) * length.getAsDouble()) : length;
    }
}
