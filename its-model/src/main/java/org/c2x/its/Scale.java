package org.c2x.its;

/**
 * How a physical quantity becomes an integer of a message.
 *
 * @param steps       integer steps in one unit of the quantity
 * @param least       least integer that is a value
 * @param most        greatest integer that is a value
 * @param unavailable integer that stands for "no value", outside of the two
 */
record Scale(double steps, int least, int most, int unavailable) {

    /** The integer, either end of the range standing for everything beyond it, {@code NaN} for no value. */
    int limited(double quantity) {
        if (Double.isNaN(quantity)) {
            return unavailable;
        }
        return (int) Math.max(least, Math.min(most, Math.round(quantity * steps)));
    }

    /** The integer, {@code NaN} for no value. */
    int exact(double quantity, String name) {
        if (Double.isNaN(quantity)) {
            return unavailable;
        }
        long scaled = Math.round(quantity * steps);
        if (scaled < least || scaled > most) {
            throw new IllegalArgumentException(
                    name + " " + quantity + " is not within " + least / steps + " to " + most / steps);
        }
        return (int) scaled;
    }

    /** The quantity, {@code NaN} if the integer is no value. */
    double unscaled(int scaled) {
        return scaled < least || scaled > most ? Double.NaN : scaled / steps;
    }
}
