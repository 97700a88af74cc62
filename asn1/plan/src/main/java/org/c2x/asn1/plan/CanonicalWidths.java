package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;

/**
 * Widths of what is written, in the fewest octets that the rules allow. {@link Widths} are those of what is read, where
 * a number may have any number of octets: here it has no more than its greatest value needs. The most bits are never
 * too few; after lengths that may come in fragments they are up to two octets too many.
 */
public final class CanonicalWidths extends Widths {
    /** The most octets of a character in UTF-8. */
    private static final int CHARACTER_OCTETS = 4;
    /** The numbers 0 and 1 before a string's length stand for strings of before (EXI 1.0 clause 7.3.3). */
    private static final int KNOWN_STRINGS = 2;

    public CanonicalWidths(PlanBuilder plans) {
        super(plans);
    }

    /** The same width with a limit where it has none. */
    private static Width limited(Width width, Optional<Long> most) {
        return width.isUnbounded() && most.isPresent()
                ? new Width(width.least(), Math.max(width.least(), most.get()), width.extensible())
                : width;
    }

    private static Optional<Long> upper(IntegerSet size) {
        return size.upper().filter(most -> most.bitLength() < Integer.SIZE).map(BigInteger::longValue);
    }

    // Numbers

    @Override
    public Width visit(Step.Number step) {
        IntegerType type = step.type();
        Optional<BigInteger> lower = type.root().lower();
        Optional<BigInteger> upper = type.root().upper();
        if (lower.isEmpty() || upper.isEmpty()) {
            return super.visit(step);
        }
        Width width = limited(super.visit(step), number(step.form(), lower.get(), upper.get()));
        return type.extensible() ? width.orExtension(width.least()) : width;
    }

    private static Optional<Long> number(NumberForm form, BigInteger lower, BigInteger upper) {
        int bits = Math.max(lower.bitLength(), upper.bitLength());
        if (form instanceof NumberForm.Groups groups) {
            return Optional.of((groups.signed() ? 1 : 0) + groups(bits));
        } else if (form instanceof NumberForm.Unconstrained) {
            return Optional.of(withLength(bits / 8 + 1));
        }
        if (form instanceof NumberForm.ContentsNumber) {
            return Optional.of(8L * (bits / 8 + 1));
        }
        return form instanceof NumberForm.SemiConstrained semi
                ? Optional.of(withLength(octets(upper.subtract(semi.lower()).bitLength())))
                : Optional.empty();
    }

    private static long groups(int bits) {
        return 8L * Math.max(1, (bits + 6) / 7);
    }

    private static int octets(int bits) {
        return Math.max(1, (bits + 7) / 8);
    }

    /** Octets after a length determinant of OER, which are few. */
    private static long withLength(int octets) {
        return determinant(octets) + 8L * octets;
    }

    private static long determinant(long length) {
        return length < 0x80 ? 8 : 8 + 8L * octets(bits(length));
    }

    private static int bits(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number);
    }

    @Override
    public Width visit(Step.Enumeral step) {
        Width width = super.visit(step);
        boolean contents = step.form() instanceof NumberForm.ContentsNumber;
        if (!contents && !(step.form() instanceof NumberForm.ShortOrLong)) {
            return width;
        }
        Width codes = step.codes().subList(0, step.type().root().size()).stream()
                .map(code -> contents ? Width.fixed(8L * (code.bitLength() / 8 + 1)) : enumeral(code))
                .reduce(Width::or)
                .orElse(width);
        return step.type().extensible() ? codes.orExtension(width.least()) : codes;
    }

    /** X.696 clause 11. */
    private static Width enumeral(BigInteger code) {
        boolean isShort = code.signum() >= 0 && code.bitLength() <= 7;
        return Width.fixed(isShort ? 8 : 8 + 8L * (code.bitLength() / 8 + 1));
    }

    // Lengths

    @Override
    Width lengths(NumberForm form, IntegerSet size) {
        Width width = limited(of(form), upper(size).flatMap(most -> length(form, most)));
        return width.isUnbounded() ? super.lengths(form, size) : width;
    }

    private static Optional<Long> length(NumberForm form, long most) {
        if (form instanceof NumberForm.Length length) {
            return length.fragments() ? Optional.empty() : Optional.of(determinant(most));
        } else if (form instanceof NumberForm.BitCount) {
            return Optional.of(determinant(1 + (most + 7) / 8) + 8);
        } else if (form instanceof NumberForm.SemiConstrained) {
            return Optional.of(withLength(octets(bits(most))));
        }
        return form instanceof NumberForm.Groups ? Optional.of(groups(bits(most))) : Optional.empty();
    }

    /** Lengths are of the definite form, and strings in one part. */
    @Override
    public Width visit(Element step) {
        Width least = super.visit(step);
        Width content = of(step.content());
        if (content.isUnbounded()) {
            return least;
        }
        long octets = content.most() / 8;
        for (int i = step.tags().size() - 1; i >= 0; i--) {
            octets += identifierOctets(step.tags().get(i)) + determinant(octets) / 8;
        }
        return new Width(least.least(), Math.max(least.least(), 8 * octets), least.extensible());
    }

    // What has lengths of its own

    @Override
    public Width visit(Step.Bits step) {
        Optional<Long> most = upper(step.type().size().root());
        if (!(step.length() instanceof NumberForm.OctetCount count) || most.isEmpty()) {
            return super.visit(step);
        }
        int octets = (int) ((most.get() + 7) / 8);
        Width bits = lengths(count.bits(), step.type().size().root());
        return limited(super.visit(step), Optional.of(bits.most() + groups(bits(octets)) + 8L * octets));
    }

    @Override
    public Width visit(Step.Text step) {
        Width width = super.visit(step);
        if (!step.type().kind().isUtf8()) {
            return width;
        }
        IntegerSet size = step.type().size().root();
        Optional<Long> octets = upper(size).map(most -> CHARACTER_OCTETS * most);
        Width limited = limited(
                width,
                octets.map(
                        most -> lengths(step.length(), IntegerSet.of(0, most)).most() + 8 * most));
        return step.type().size().extensible() ? limited.orExtension(width.least()) : limited;
    }

    /** A string of before has its number only, which is taken to be shorter than the string. */
    @Override
    public Width visit(Step.TableString step) {
        Width width = super.visit(step);
        if (!(step.type() instanceof CharacterStringType string)) {
            return width;
        }
        long character = groups(string.alphabet().upper().orElseThrow().bitLength());
        return limited(
                width, upper(string.size().root()).map(most -> groups(bits(most + KNOWN_STRINGS)) + character * most));
    }

    @Override
    public Width visit(Step.Repetition step) {
        if (!(step.length() instanceof NumberForm.Continued continued)
                || continued.most().isEmpty()) {
            return super.visit(step);
        }
        int least = continued.least();
        int most = continued.most().getAsInt();
        // an event code before each element that need not be there, and of the end unless there are all
        return new Width(1, Math.max(1, most - least)).plus(of(step.element()).times(least, most));
    }
}
