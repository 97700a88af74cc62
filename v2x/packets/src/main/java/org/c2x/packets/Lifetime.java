package org.c2x.packets;

import java.time.Duration;
import org.c2x.asn1.runtime.coding.Check;

/**
 * How long a packet may be buffered on its way: EN 302 636-4-1 clause 9.6.4. The same time may be said in several ways.
 *
 * @param multiplier 0 to 63
 * @param base       what it multiplies
 */
public record Lifetime(int multiplier, Base base) {

    /** In the order of their numbers. */
    public enum Base {
        FIFTY_MILLISECONDS(50),
        SECOND(1_000),
        TEN_SECONDS(10_000),
        HUNDRED_SECONDS(100_000);

        private static final Base[] ALL = values();

        private final int millis;

        Base(int millis) {
            this.millis = millis;
        }

        private static String text(long number) {
            return Meanings.named(number, ALL[(int) number].millis + " ms");
        }
    }

    public Lifetime {
        Check.range("multiplier", multiplier, 0, 63);
        Check.present("base", base);
    }

    public Duration duration() {
        return Duration.ofMillis((long) multiplier * base.millis);
    }

    static Lifetime read(FieldReader in) {
        in.enter("lifetime", "Lifetime");
        int multiplier = (int) in.number("multiplier", 6);
        Base base = Base.ALL[(int) in.number("base", 2, Base::text)];
        in.leave();
        return new Lifetime(multiplier, base);
    }

    void write(FieldWriter out) {
        out.number(multiplier, 6);
        out.number(base.ordinal(), 2);
    }
}
