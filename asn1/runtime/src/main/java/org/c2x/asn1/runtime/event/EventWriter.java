package org.c2x.asn1.runtime.event;

import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.exi.ExiNumber;

/**
 * Writes a message as events; generated mappings call it. Its exceptions name the component that is open.
 *
 * @param <V> how a library holds values
 */
public final class EventWriter<V> {
    private final EventValues<V> values;
    private final EventList<V> events = new EventList<>();
    private final ElementPath path = new ElementPath();
    private int nesting;

    EventWriter(EventValues<V> values) {
        this.values = values;
    }

    EventList<V> events() {
        return events;
    }

    /** Opens an element. */
    public void start(String name) {
        path.enter(name);
        events.start(name);
    }

    /** Opens the next element of a list. */
    public void item() {
        path.enterItem();
        events.start(EventReader.ITEM);
    }

    /** Closes the innermost element. */
    public void end() {
        path.leave();
        events.end();
    }

    /**
     * Before a value of a recursive type.
     *
     * @throws EncodeException if there are too many levels
     */
    public void enter() {
        String problem = Nesting.problem(++nesting, Limits.DEFAULT.depth());
        if (problem != null) {
            throw error(problem);
        }
    }

    /** After a value of a recursive type. */
    public void leave() {
        nesting--;
    }

    public void whole(int number) {
        events.value(values.of(number));
    }

    public void whole(long number) {
        events.value(values.of(number));
    }

    /** @throws EncodeException if the number has more than 50,000 bits */
    public void whole(BigInteger number) {
        if (number.bitLength() > ExiNumber.MOST_BITS) {
            throw error("expected a number of at most " + ExiNumber.MOST_BITS + " bits");
        }
        events.value(values.of(number));
    }

    /**
     * Checks a number against the bounds of the extension root.
     *
     * @throws EncodeException if it is outside
     */
    public void require(long number, long lower, long upper) {
        if (number < lower || number > upper) {
            throw outsideRoot(number, lower, upper);
        }
    }

    /**
     * Checks a number against the bounds of the extension root, null for none.
     *
     * @throws EncodeException if it is outside
     */
    public void require(BigInteger number, BigInteger lower, BigInteger upper) {
        if (lower != null && number.compareTo(lower) < 0 || upper != null && number.compareTo(upper) > 0) {
            throw outsideRoot(number, lower == null ? "MIN" : lower, upper == null ? "MAX" : upper);
        }
    }

    /**
     * Checks a length against the bounds of the extension root.
     *
     * @throws EncodeException if it is outside
     */
    public void requireSize(int length, long lower, long upper) {
        if (length < lower || length > upper) {
            throw outsideRoot("a size of " + length, lower, upper);
        }
    }

    private EncodeException outsideRoot(Object found, Object lower, Object upper) {
        return error(
                found + " lies outside the extension root " + lower + ".." + upper + ", and EXI has no form for it");
    }

    /** An enumeral, as its position. */
    public void enumeral(Enum<?> enumeral) {
        whole(enumeral.ordinal());
    }

    /**
     * An enumeral, as its position.
     *
     * @param unknown stands for all of later versions
     * @throws EncodeException if the enumeral is that one
     */
    public void enumeral(Enum<?> enumeral, Enum<?> unknown) {
        if (enumeral == unknown) {
            throw error("an enumeral of a later version cannot be encoded");
        }
        whole(enumeral.ordinal());
    }

    public void truth(boolean truth) {
        events.value(values.of(truth));
    }

    /** @throws EncodeException if it is minus zero */
    public void real(double number) {
        if (number == 0 && 1 / number < 0) {
            throw error("EXI has no minus zero");
        }
        events.value(values.of(number));
    }

    public void text(String text) {
        events.value(values.of(text));
    }

    public void octets(OctetString octets) {
        events.value(values.of(octets));
    }

    /** A bit string of a fixed size of at most 12 bits, as a whole number; of named bits, zeros at the end may lack. */
    public void numberedBits(BitString bits, int length) {
        whole((int) bits.prefix(length));
    }

    /** A longer bit string of a fixed size, as octets; of named bits, zeros at the end may lack. */
    public void fixedBits(BitString bits, int length) {
        octets(OctetString.wrap(Arrays.copyOf(bits.toByteArray(), (length + 7) / 8)));
    }

    /** A bit string of variable size, as its length and octets. */
    public void measuredBits(BitString bits) {
        measuredBits(bits, bits.length());
    }

    /** A bit string of named bits and variable size: zeros at the end come and go with the size. */
    public void namedBits(BitString bits, long least, long most) {
        measuredBits(bits, (int) Math.max(least, Math.min(bits.length(), most)));
    }

    private void measuredBits(BitString bits, int length) {
        start(EventReader.LENGTH);
        whole(length);
        end();
        start(EventReader.BITS);
        fixedBits(bits, length);
        end();
    }

    /** Refuses the value of the open element. */
    public EncodeException error(String problem) {
        return new EncodeException(path.toString(), problem);
    }
}
