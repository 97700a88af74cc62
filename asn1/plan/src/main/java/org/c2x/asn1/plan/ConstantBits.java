package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.coding.PerLength;

/**
 * Bits of a number that is known before any value is: what tells alternatives apart, how many additions there are. All
 * bits of a number are one of these or, where some begin at an octet, several.
 *
 * @param aligned true if they begin at an octet: zero bits come first as needed
 * @param bits    below two to the width
 * @param width   0 to 64
 */
public record ConstantBits(boolean aligned, long bits, int width) {

    /** The bits of a number. */
    public static List<ConstantBits> of(PlanBuilder plans, NumberForm form, long number) {
        Bits bits = new Bits(plans);
        bits.number(form, number);
        return bits.all;
    }

    /** The bits that tell of an alternative, with the extension bit first if there is one. */
    public static List<ConstantBits> ofSelector(PlanBuilder plans, Step.Choice choice, Branch branch) {
        NumberForm selector = choice.selector();
        Bits bits = new Bits(plans);
        if (choice.selector() instanceof NumberForm.Extensible form) {
            boolean added =
                    choice.branches().indexOf(branch) >= choice.type().root().size();
            bits.add(added ? 1 : 0, 1);
            selector = added ? form.extension() : form.root();
        }
        bits.number(selector, branch.code().longValueExact());
        return bits.all;
    }

    /** The sum of widths. */
    public static int width(List<ConstantBits> all) {
        return all.stream().mapToInt(ConstantBits::width).sum();
    }

    private static final class Bits {
        private final PlanBuilder plans;
        private final List<ConstantBits> all = new ArrayList<>();

        Bits(PlanBuilder plans) {
            this.plans = plans;
        }

        void add(long bits, int width) {
            if (all.isEmpty()) {
                all.add(new ConstantBits(false, bits, width));
            } else {
                ConstantBits last = all.remove(all.size() - 1);
                all.add(new ConstantBits(last.aligned, last.bits << width | bits, last.width + width));
            }
        }

        private void addOctets(long bits, int octets) {
            add(bits, Byte.SIZE * octets);
        }

        void number(NumberForm form, long number) {
            if (form instanceof NumberForm.Constrained field) {
                add(less(number, field.lower()), field.width());
            } else if (form instanceof NumberForm.AlignedField field) {
                all.add(new ConstantBits(true, less(number, field.lower()), field.width()));
            } else if (form instanceof NumberForm.NormallySmall) {
                small(number);
            } else if (form instanceof NumberForm.NormallySmallLength) {
                smallLength(number);
            } else if (form instanceof NumberForm.BitCount) {
                bitCount(number);
            } else if (form instanceof NumberForm.TagOctets) {
                addOctets(number, octets(number));
            } else if (!isNothing(form)) {
                throw new IllegalArgumentException(form + " is not the form of a constant");
            }
        }

        private static boolean isNothing(NumberForm form) {
            return form instanceof NumberForm.Constant
                    || form instanceof NumberForm.Told
                    || form instanceof NumberForm.ElementTag;
        }

        private static long less(long number, BigInteger lower) {
            return BigInteger.valueOf(number).subtract(lower).longValueExact();
        }

        /** The fewest octets of an unsigned number. */
        private static int octets(long number) {
            return Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(number) + 7) / 8);
        }

        /** X.691 clause 11.6. */
        private void small(long number) {
            if (PerLength.isSmall(number)) {
                add(number, 7);
            } else {
                add(1, 1);
                length(octets(number));
                addOctets(number, octets(number));
            }
        }

        /** X.691 clause 11.9.3.4. */
        private void smallLength(long length) {
            if (PerLength.isSmall(length - 1)) {
                add(length - 1, 7);
            } else {
                add(1, 1);
                length(length);
            }
        }

        /** A length that is given in one or two octets by the rule sets of bits. */
        private void length(long length) {
            if (plans.alignsLengths()) {
                all.add(new ConstantBits(true, 0, 0));
            }
            addOctets(PerLength.determinant((int) length), PerLength.octets(length));
        }

        /** X.696 clauses 8.6 and 13.3: the initial octet counts as well. */
        private void bitCount(long bits) {
            long octets = 1 + (bits + 7) / 8;
            if (octets >= 0x80) {
                addOctets(0x80 | octets(octets), 1);
            }
            addOctets(octets, octets(octets));
            addOctets(-bits & 7, 1);
        }
    }
}
