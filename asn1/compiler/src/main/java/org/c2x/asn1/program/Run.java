package org.c2x.asn1.program;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Phase;

/** Neighbouring bits that wait to be written or read together, and where in an octet the next one begins. */
public class Run<V> {
    /** The most bits up to where the next octet begins. */
    private static final int MOST_PADDING = 7;

    private final List<Bits<V>> bits = new ArrayList<>();
    private Phase first = Phase.UNKNOWN;
    private Phase phase = Phase.UNKNOWN;

    /** Where the next bit begins. */
    public final Phase phase() {
        return phase;
    }

    /** Sets where the next bit begins. */
    public final void at(Phase next) {
        phase = next;
    }

    /** True if nothing waits. */
    public final boolean isEmpty() {
        return bits.isEmpty();
    }

    /** Adds a field. */
    public final void field(int width, V value) {
        add(Bits.Kind.FIELD, width, value);
    }

    /** Adds bits that are always the same, if there are any. */
    public final void constant(int width, V value) {
        if (width > 0) {
            add(Bits.Kind.CONSTANT, width, value);
        }
    }

    /**
     * Adds bits of which each value has its number.
     *
     * @param after where the next bit begins
     */
    public final void varying(int most, V value, Phase after) {
        add(Bits.Kind.VARYING, most, value);
        phase = after;
    }

    /**
     * Has the next bit begin at an octet.
     *
     * @param value of the zero bits up to there
     */
    public final void align(V value) {
        if (phase.isKnown()) {
            constant(phase.toOctet(), value);
        } else {
            add(Bits.Kind.ALIGNMENT, MOST_PADDING, value);
            phase = Phase.OCTET;
        }
    }

    private void add(Bits.Kind kind, int width, V value) {
        if (bits.isEmpty()) {
            first = phase;
        }
        bits.add(new Bits<>(kind, width, value));
        phase = phase.plus(width);
    }

    /** Takes what waits. */
    protected final List<Bits<V>> take() {
        List<Bits<V>> taken = List.copyOf(bits);
        bits.clear();
        return taken;
    }

    /** Where what waits begins, or what was taken last. */
    protected final Phase first() {
        return first;
    }
}
