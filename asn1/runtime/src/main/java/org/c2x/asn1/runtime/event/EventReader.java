package org.c2x.asn1.runtime.event;

import java.math.BigInteger;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.exi.ExiNumber;

/**
 * Reads a message from events and checks their order, names, types and ranges, which libraries leave unchecked;
 * generated mappings call it. Its exceptions name the component that is open; their offsets are those of the library,
 * in whole octets.
 *
 * @param <V> how a library holds values
 */
public final class EventReader<V> {
    public static final String ITEM = "item";
    static final String LENGTH = "length";
    static final String BITS = "bits";

    private final EventList<V> events;
    private final EventValues<V> values;
    private final ElementPath path = new ElementPath();
    private int next;
    private int nesting;

    EventReader(EventList<V> events, EventValues<V> values) {
        this.events = events;
        this.values = values;
    }

    /** Opens an element that must be there. */
    public void start(String name) {
        if (!startIf(name)) {
            throw error("expected element " + name + ", found " + found());
        }
    }

    /** Opens an element if it comes next. */
    public boolean startIf(String name) {
        if (next >= events.size() || !name.equals(events.name(next))) {
            return false;
        }
        next++;
        path.enter(name);
        return true;
    }

    /** Opens the next element of a list if there is one. */
    public boolean item() {
        if (next >= events.size() || !ITEM.equals(events.name(next))) {
            return false;
        }
        next++;
        path.enterItem();
        return true;
    }

    /** Opens the element of an alternative, whichever it is, and says its name. */
    public String alternative() {
        String name = next < events.size() ? events.name(next) : null;
        if (name == null) {
            throw error("expected the element of an alternative, found " + found());
        }
        next++;
        path.enter(name);
        return name;
    }

    /** Closes the innermost element. */
    public void end() {
        if (next >= events.size() || events.name(next) != null || events.value(next) != null) {
            throw error("expected the end of the element, found " + found());
        }
        next++;
        path.leave();
    }

    /** The message is complete. */
    void finish() {
        if (next != events.size()) {
            throw error("expected the end of the message, found " + found());
        }
    }

    /** Before a value of a recursive type. */
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

    private V value() {
        V value = next < events.size() ? events.value(next) : null;
        if (value == null) {
            throw error("expected a value, found " + found());
        }
        next++;
        return value;
    }

    public int whole(int lower, int upper) {
        return (int) whole((long) lower, (long) upper);
    }

    public long whole(long lower, long upper) {
        V value = value();
        Long number;
        try {
            number = values.toLong(value);
        } catch (IllegalArgumentException e) {
            throw mismatch("a whole number", e);
        }
        if (number == null || number < lower || number > upper) {
            throw error("expected " + lower + ".." + upper + ", found " + Excerpt.of(values.toBigInteger(value)));
        }
        return number;
    }

    /** A number between bounds, null for none. */
    public BigInteger whole(BigInteger lower, BigInteger upper) {
        BigInteger number;
        try {
            number = values.toBigInteger(value());
        } catch (IllegalArgumentException e) {
            throw mismatch("a whole number", e);
        }
        if (number.bitLength() > ExiNumber.MOST_BITS) {
            throw error("expected a number of at most " + ExiNumber.MOST_BITS + " bits");
        }
        if (lower != null && number.compareTo(lower) < 0 || upper != null && number.compareTo(upper) > 0) {
            throw error("expected " + (lower == null ? "MIN" : lower) + ".." + (upper == null ? "MAX" : upper)
                    + ", found " + Excerpt.of(number));
        }
        return number;
    }

    /** An enumeral by its position, which is less than the number of known ones. */
    public <E> E enumeral(E[] enumerals, int known) {
        return enumerals[whole(0, known - 1)];
    }

    public boolean truth() {
        try {
            return values.toBoolean(value());
        } catch (IllegalArgumentException e) {
            throw mismatch("a Boolean value", e);
        }
    }

    public double real() {
        try {
            return values.toDouble(value());
        } catch (IllegalArgumentException e) {
            throw mismatch("a number", e);
        }
    }

    /** A text whose length in characters lies between bounds. */
    public String text(long least, long most) {
        String text = text();
        requireSize(text.codePointCount(0, text.length()), least, most);
        return text;
    }

    private String text() {
        try {
            // some libraries tell nothing of an empty text
            return isEmpty() ? "" : values.toText(value());
        } catch (IllegalArgumentException e) {
            throw mismatch("a text", e);
        }
    }

    private boolean isEmpty() {
        return next < events.size() && events.name(next) == null && events.value(next) == null;
    }

    /** Octets whose number lies between bounds. */
    public OctetString octets(long least, long most) {
        OctetString octets;
        try {
            octets = isEmpty() ? OctetString.of() : values.toOctets(value());
        } catch (IllegalArgumentException e) {
            throw mismatch("octets", e);
        }
        requireSize(octets.length(), least, most);
        return octets;
    }

    public ObjectIdentifier identifier() {
        String text = text();
        try {
            return ObjectIdentifier.of(text);
        } catch (IllegalArgumentException e) {
            throw error("expected an object identifier, found " + Excerpt.of(text));
        }
    }

    /** A bit string of a fixed size that is held as a whole number. */
    public BitString numberedBits(int length) {
        return BitString.of(whole(0, (1 << length) - 1), length);
    }

    /** A longer bit string of a fixed size. */
    public BitString fixedBits(int length) {
        int octets = (length + 7) / 8;
        return bits(octets(octets, octets), length);
    }

    /** A bit string of variable size. */
    public BitString measuredBits(long least, long most) {
        start(LENGTH);
        int length = whole((int) least, (int) Math.min(most, Integer.MAX_VALUE - 7));
        end();
        start(BITS);
        int octets = (length + 7) / 8;
        BitString bits = bits(octets(octets, octets), length);
        end();
        return bits;
    }

    private BitString bits(OctetString octets, int length) {
        int unused = 8 * octets.length() - length;
        if (unused > 0 && (octets.get(octets.length() - 1) & (1 << unused) - 1) != 0) {
            throw error("expected zeros in the unused bits of the last octet");
        }
        return BitString.of(octets.toByteArray(), length);
    }

    /** Checks a number of elements, characters or octets. */
    public void requireSize(int size, long least, long most) {
        if (size < least || size > most) {
            throw error("expected a size of " + least + (most == least ? "" : ".." + most) + ", found " + size);
        }
    }

    /** Refuses what is in the open element. */
    public DecodeException error(String problem) {
        return new DecodeException(
                Unit.BIT, 8L * events.offset(Math.min(next, events.size()) - 1), path.toString(), problem);
    }

    private DecodeException mismatch(String expected, IllegalArgumentException cause) {
        return error("expected " + expected + ": " + cause.getMessage());
    }

    private String found() {
        if (next >= events.size()) {
            return "the end of the message";
        }
        if (events.name(next) != null) {
            return "element " + events.name(next);
        }
        return events.value(next) == null ? "the end of the element" : Excerpt.of(events.value(next));
    }
}
