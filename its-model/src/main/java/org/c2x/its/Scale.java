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

    /** The integer; what is below the range is no value, its upper end stands for everything beyond it. */
    int known(double quantity) {
        return Math.round(quantity * steps) < least ? unavailable : limited(quantity);
    }

    /** The integer; what is outside is no value. */
    int exact(double quantity) {
        return Math.round(quantity * steps) > most ? unavailable : known(quantity);
    }

    /** The quantity, {@code NaN} if the integer is no value. */
    double unscaled(int scaled) {
        return scaled < least || scaled > most ? Double.NaN : scaled / steps;
    }
}
