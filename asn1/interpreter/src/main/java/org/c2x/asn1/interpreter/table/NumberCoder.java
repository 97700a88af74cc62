package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.NumberFormVisitor;
import org.c2x.asn1.runtime.coding.OerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.PerReader;
import org.c2x.asn1.runtime.coding.PerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.IntegerValue;

/**
 * A whole number in one form. What is read is what the bits say: that it is none of the type is for the caller to find,
 * who knows what the number means.
 */
abstract class NumberCoder {

    abstract void write(RuleWriter out, IntegerValue number);

    abstract IntegerValue read(RuleReader in);

    final void write(RuleWriter out, long number) {
        write(out, IntegerValue.of(number));
    }

    /** Reads an index or length; one beyond all ints is the largest int, which no type has. */
    final int readInt(RuleReader in) {
        return (int) Math.min(readLong(in), Integer.MAX_VALUE);
    }

    /** Reads a number that tells things apart; one beyond all longs is the largest long, which stands for nothing. */
    long readLong(RuleReader in) {
        IntegerValue number = read(in);
        return number.fitsLong() ? number.toLong() : Long.MAX_VALUE;
    }

    static NumberCoder of(NumberForm form) {
        return form.accept(new Forms());
    }

    /** The coder of each form; an extensible one is in parts, see {@link ExtensibleNumber}. */
    private static final class Forms implements NumberFormVisitor<NumberCoder> {
        @Override
        public NumberCoder visit(NumberForm.Constant form) {
            return new Constant(IntegerValue.of(form.value()));
        }

        @Override
        public NumberCoder visit(NumberForm.Constrained form) {
            // a sum of a bound and a field below 63 bits is a long where the bounds are ints of twice the size
            boolean small = form.width() < RuleWriter.WORD_BITS && form.lower().bitLength() < RuleWriter.WORD_BITS;
            return small
                    ? new Field(form.lower().longValue(), form.width())
                    : new LargeField(form.lower(), form.width());
        }

        @Override
        public NumberCoder visit(NumberForm.AlignedField form) {
            return new Aligned(visit(new NumberForm.Constrained(form.lower(), form.upper(), form.width())));
        }

        @Override
        public NumberCoder visit(NumberForm.CountedOctets form) {
            return new CountedOctets(form.lower(), form.count().accept(this));
        }

        @Override
        public NumberCoder visit(NumberForm.TwosComplement form) {
            return new SignedField(form.width());
        }

        @Override
        public NumberCoder visit(NumberForm.SemiConstrained form) {
            return new SemiConstrained(form.lower());
        }

        @Override
        public NumberCoder visit(NumberForm.Unconstrained form) {
            return new Unconstrained();
        }

        @Override
        public NumberCoder visit(NumberForm.NormallySmall form) {
            return new NormallySmall();
        }

        @Override
        public NumberCoder visit(NumberForm.NormallySmallLength form) {
            return new NormallySmallLength();
        }

        @Override
        public NumberCoder visit(NumberForm.Length form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.BitCount form) {
            return new BitCount();
        }

        @Override
        public NumberCoder visit(NumberForm.ShortOrLong form) {
            return new ShortOrLong();
        }

        @Override
        public NumberCoder visit(NumberForm.TagOctets form) {
            return new Tag();
        }

        @Override
        public NumberCoder visit(NumberForm.Told form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.ContentsNumber form) {
            return new Unconstrained();
        }

        @Override
        public NumberCoder visit(NumberForm.ContentsLength form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.ElementTag form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.Groups form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.OctetCount form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.Continued form) {
            throw whole(form);
        }

        @Override
        public NumberCoder visit(NumberForm.Extensible form) {
            throw whole(form);
        }

        private static AssertionError whole(NumberForm form) {
            return new AssertionError(form + " is no number by itself, or of no rule set of tables");
        }
    }

    private static final class Constant extends NumberCoder {
        private final IntegerValue value;

        Constant(IntegerValue value) {
            this.value = value;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {}

        @Override
        IntegerValue read(RuleReader in) {
            return value;
        }
    }

    private static final class Field extends NumberCoder {
        private final long lower;
        private final int width;

        Field(long lower, int width) {
            this.lower = lower;
            this.width = width;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            out.write(number.toLong() - lower, width);
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(lower + in.readLong(width));
        }
    }

    private static final class LargeField extends NumberCoder {
        private final BigInteger lower;
        private final int width;

        LargeField(BigInteger lower, int width) {
            this.lower = lower;
            this.width = width;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            out.writeBig(number.toBigInteger().subtract(lower), width);
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(in.readBig(width).add(lower));
        }
    }

    private static final class Aligned extends NumberCoder {
        private final NumberCoder field;

        Aligned(NumberCoder field) {
            this.field = field;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            out.align();
            field.write(out, number);
        }

        @Override
        IntegerValue read(RuleReader in) {
            in.align();
            return field.read(in);
        }
    }

    private static final class CountedOctets extends NumberCoder {
        private final BigInteger lower;
        private final NumberCoder count;

        CountedOctets(BigInteger lower, NumberCoder count) {
            this.lower = lower;
            this.count = count;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            BigInteger excess = number.toBigInteger().subtract(lower);
            int octets = Math.max(1, (excess.bitLength() + 7) / 8);
            count.write(out, octets);
            out.align();
            out.writeBig(excess, 8 * octets);
        }

        @Override
        IntegerValue read(RuleReader in) {
            // no range of numbers has so many octets that their bits are no int
            int octets = count.readInt(in);
            in.align();
            return IntegerValue.of(in.readBig(8 * octets).add(lower));
        }
    }

    private static final class SignedField extends NumberCoder {
        private final int width;

        SignedField(int width) {
            this.width = width;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            out.writeLong(number.toLong() << -width >>> -width, width);
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(in.readLong(width) << -width >> -width);
        }
    }

    private static final class SemiConstrained extends NumberCoder {
        private final BigInteger lower;

        SemiConstrained(BigInteger lower) {
            this.lower = lower;
        }

        @Override
        void write(RuleWriter out, IntegerValue number) {
            out.writeSemiConstrained(number.toBigInteger().subtract(lower));
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(in.readSemiConstrained().add(lower));
        }
    }

    private static final class Unconstrained extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            if (number.fitsLong()) {
                out.writeUnconstrained(number.toLong());
            } else {
                out.writeUnconstrained(number.toBigInteger());
            }
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(in.readUnconstrained());
        }

        @Override
        long readLong(RuleReader in) {
            return in.readUnconstrainedLong();
        }
    }

    private static final class NormallySmall extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            ((PerWriter) out).writeSmallNumber((int) number.toLong());
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(((PerReader) in).readSmallNumber());
        }
    }

    private static final class NormallySmallLength extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            ((PerWriter) out).writeSmallLength((int) number.toLong());
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(((PerReader) in).readSmallLength());
        }
    }

    private static final class BitCount extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            ((OerWriter) out).writeBitCount((int) number.toLong());
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(((OerReader) in).readBitCount());
        }
    }

    private static final class ShortOrLong extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            ((OerWriter) out).writeShortOrLong(number.toLong());
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(((OerReader) in).readShortOrLong());
        }
    }

    private static final class Tag extends NumberCoder {
        @Override
        void write(RuleWriter out, IntegerValue number) {
            ((OerWriter) out).writeTag((int) number.toLong());
        }

        @Override
        IntegerValue read(RuleReader in) {
            return IntegerValue.of(((OerReader) in).readTag());
        }
    }
}
