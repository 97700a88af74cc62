package org.c2x.asn1.program;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.program.Operation.Align;
import org.c2x.asn1.program.Operation.Claim;
import org.c2x.asn1.program.Operation.Load;
import org.c2x.asn1.program.Operation.Put;
import org.c2x.asn1.program.Operation.PutFirst;
import org.c2x.asn1.program.Operation.Shifted;
import org.c2x.asn1.program.Operation.Take;
import org.c2x.asn1.program.Operation.TakeLong;
import org.c2x.asn1.program.Operation.TakeVarying;

/** The passes that make words of neighbouring bits. */
public final class Words {
    /** Bits of a word that are sure to be there from any position: 64 less the up to 7 before them. */
    public static final int SURE_BITS = 57;

    private Words() {}

    /** The sum of widths. */
    public static int width(List<? extends Bits<?>> bits) {
        return bits.stream().mapToInt(Bits::width).sum();
    }

    // Writing

    /**
     * Has as many neighbours share a word as it has room for.
     *
     * @param most        bits of a word
     * @param mostVarying so many of those in a word may vary in their number
     */
    public static <V> List<Put<V>> written(List<Bits<V>> run, int most, int mostVarying) {
        List<Put<V>> words = new ArrayList<>();
        List<Bits<V>> bits = withWidth(run);
        int from = 0;
        int width = 0;
        int varying = 0;
        for (int i = 0; i < bits.size(); i++) {
            Bits<V> next = bits.get(i);
            int more = next.varies() ? 1 : 0;
            if (i > from && (width + next.width() > most || varying + more > mostVarying && more > 0)) {
                words.add(new Put<>(bits.subList(from, i)));
                from = i;
                width = 0;
                varying = 0;
            }
            width += next.width();
            varying += more;
        }
        if (from < bits.size()) {
            words.add(new Put<>(bits.subList(from, bits.size())));
        }
        return words;
    }

    private static <V> List<Bits<V>> withWidth(List<Bits<V>> run) {
        return run.stream().filter(bits -> bits.width() > 0).toList();
    }

    /** Fills the words that a message begins with, one after the other; the last one may be empty. */
    public static <V> List<PutFirst<V>> first(List<Bits<V>> run) {
        List<PutFirst<V>> words = new ArrayList<>();
        List<Shifted<V>> parts = new ArrayList<>();
        int end = 0;
        for (Bits<V> bits : withWidth(run)) {
            end += bits.width();
            parts.add(new Shifted<>(bits, Long.SIZE - end, false));
            if (end >= Long.SIZE) {
                words.add(new PutFirst<>(words.size(), parts, Long.SIZE));
                end -= Long.SIZE;
                parts = new ArrayList<>();
                if (end > 0) {
                    parts.add(new Shifted<>(bits, Long.SIZE - end, true));
                }
            }
        }
        words.add(new PutFirst<>(words.size(), parts, end));
        return words;
    }

    // Reading

    /**
     * Claims all bits between those that vary at once, and loads a word where a field is not wholly in the last one. No
     * word reaches beyond the octets of what is claimed if that has the bits of one: the last then begins earlier.
     *
     * @param first where the first bit begins
     */
    public static <V> List<Operation<V>> read(List<Bits<V>> run, Phase first) {
        List<Operation<V>> operations = new ArrayList<>();
        Phase phase = first;
        int from = 0;
        for (int i = 0; i < run.size(); i++) {
            if (run.get(i).varies()) {
                claim(run.subList(from, i), phase, operations);
                boolean aligns = run.get(i).kind() == Bits.Kind.ALIGNMENT;
                operations.add(aligns ? new Align<>() : new TakeVarying<>(run.get(i)));
                phase = aligns ? Phase.OCTET : Phase.UNKNOWN;
                from = i + 1;
            }
        }
        claim(run.subList(from, run.size()), phase, operations);
        return operations;
    }

    private static <V> void claim(List<Bits<V>> run, Phase first, List<Operation<V>> operations) {
        int total = width(run);
        if (total > 0) {
            operations.add(new Claim<>(run));
        }
        int offset = 0;
        int start = 0;
        int end = 0;
        for (Bits<V> field : run) {
            Phase phase = first.plus(offset);
            int most = phase.isKnown() ? Long.SIZE - phase.bits() : SURE_BITS;
            if (field.kind() == Bits.Kind.CONSTANT) {
                // nothing to take
            } else if (field.width() > most) {
                operations.add(new TakeLong<>(field, offset));
            } else {
                if (field.width() > 0 && offset + field.width() > end) {
                    start = total < SURE_BITS ? offset : Math.min(offset, total - SURE_BITS);
                    end = start < offset ? total : offset + most;
                    operations.add(new Load<>(start, total >= SURE_BITS));
                }
                operations.add(new Take<>(field, offset, offset - start));
            }
            offset += field.width();
        }
    }
}
