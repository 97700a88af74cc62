package org.c2x.asn1.plan;

import java.math.BigInteger;

/**
 * The bits of a number that is known before any value is: what tells alternatives apart, how many additions there are.
 *
 * @param bits  below two to the width
 * @param width 0 to 64
 */
public record ConstantBits(long bits, int width) {

    /** The bits of a number. */
    public static ConstantBits of(NumberForm form, long number) {
        return form.accept(new Forms(number));
    }

    /** The bits that tell of an alternative, with the extension bit in front if there is one. */
    public static ConstantBits ofSelector(Step.Choice choice, Branch branch) {
        long code = branch.code().longValueExact();
        if (!(choice.selector() instanceof NumberForm.Extensible form)) {
            return of(choice.selector(), code);
        }
        boolean added =
                choice.branches().indexOf(branch) >= choice.type().root().size();
        return new ConstantBits(added ? 1 : 0, 1).then(of(added ? form.extension() : form.root(), code));
    }

    private ConstantBits then(ConstantBits next) {
        return new ConstantBits(bits << next.width | next.bits, Math.addExact(width, next.width));
    }

    private record Forms(long number) implements NumberFormVisitor<ConstantBits> {
        /** A length that is given in one or two octets by the rule sets of bits. */
        private static ConstantBits length(long length) {
            return length < 0x80 ? new ConstantBits(length, 8) : new ConstantBits(0x8000 | length, 16);
        }

        private ConstantBits none(NumberForm form) {
            throw new IllegalArgumentException(form + " is not the form of a constant");
        }

        @Override
        public ConstantBits visit(NumberForm.Constant form) {
            return new ConstantBits(0, 0);
        }

        @Override
        public ConstantBits visit(NumberForm.Constrained form) {
            return new ConstantBits(
                    BigInteger.valueOf(number).subtract(form.lower()).longValueExact(), form.width());
        }

        @Override
        public ConstantBits visit(NumberForm.AlignedField form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.CountedOctets form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.TwosComplement form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.SemiConstrained form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.Unconstrained form) {
            return none(form);
        }

        /** X.691 clause 11.6. */
        @Override
        public ConstantBits visit(NumberForm.NormallySmall form) {
            if (number < 64) {
                return new ConstantBits(number, 7);
            }
            int octets = (Long.SIZE - Long.numberOfLeadingZeros(number) + 7) / 8;
            return new ConstantBits(1, 1).then(length(octets)).then(new ConstantBits(number, 8 * octets));
        }

        /** X.691 clause 11.9.3.4. */
        @Override
        public ConstantBits visit(NumberForm.NormallySmallLength form) {
            return number <= 64 ? new ConstantBits(number - 1, 7) : new ConstantBits(1, 1).then(length(number));
        }

        @Override
        public ConstantBits visit(NumberForm.Length form) {
            return none(form);
        }

        /** X.696 clauses 8.6 and 13.3: the initial octet counts as well. */
        @Override
        public ConstantBits visit(NumberForm.BitCount form) {
            long octets = 1 + (number + 7) / 8;
            ConstantBits length = octets < 0x80
                    ? new ConstantBits(octets, 8)
                    : octets < 0x100 ? new ConstantBits(0x8100 | octets, 16) : new ConstantBits(0x82_0000 | octets, 24);
            return length.then(new ConstantBits(-number & 7, 8));
        }

        @Override
        public ConstantBits visit(NumberForm.ShortOrLong form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.TagOctets form) {
            return new ConstantBits(number, Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(number) + 7) / 8) * 8);
        }

        @Override
        public ConstantBits visit(NumberForm.Told form) {
            return new ConstantBits(0, 0);
        }

        @Override
        public ConstantBits visit(NumberForm.ContentsNumber form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.ContentsLength form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.ElementTag form) {
            return new ConstantBits(0, 0);
        }

        @Override
        public ConstantBits visit(NumberForm.Groups form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.OctetCount form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.Continued form) {
            return none(form);
        }

        @Override
        public ConstantBits visit(NumberForm.Extensible form) {
            return none(form);
        }
    }
}
