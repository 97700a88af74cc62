package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** What bits of a known number stand for. */
public sealed interface Field {
    /** What they are about, for errors: the whole value if it is no single component. */
    Place place();

    /** True if so many bits can hold a number that is not allowed: then reading checks it. */
    static boolean exceeds(int width, IntegerSet allowed) {
        BigInteger span = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        return allowed.lower()
                .filter(lower -> allowed.equals(IntegerSet.range(lower, lower.add(span))))
                .isEmpty();
    }

    /**
     * A number less the base, modulo two to the width of the field.
     *
     * @param allowed the numbers that may be, from the least to the greatest one of the type's root
     */
    record Number(Place place, IntegerType type, BigInteger base, IntegerSet allowed) implements Field {
        @Override
        public String toString() {
            return place.path() + (base.signum() == 0 ? "" : " less " + base);
        }
    }

    /** Ones for true, zeros for false; anything but zeros is read as true. */
    record Truth(Place place) implements Field {
        @Override
        public String toString() {
            return place.path();
        }
    }

    /**
     * One if one of these components is there, or has another value than its DEFAULT.
     *
     * @param extension true for the bit that tells whether there are any additions
     */
    record Presence(Place place, List<Place.Member> of, boolean extension) implements Field {
        public Presence {
            of = List.copyOf(of);
        }

        @Override
        public String toString() {
            return "has " + of.stream().map(Place::path).collect(Collectors.joining(" or "));
        }
    }

    /**
     * The position of an enumeral among the first ones.
     *
     * @param first stands for the first one
     */
    record Enumeral(Place place, EnumeratedType type, int count, int first) implements Field {
        @Override
        public String toString() {
            return place.path() + " below " + count + (first == 0 ? "" : " from " + first);
        }
    }

    /** A BIT STRING of one size. */
    record Flags(Place place) implements Field {
        @Override
        public String toString() {
            return place.path();
        }
    }

    /** A string of octets of one size, up to eight. */
    record Octets(Place place) implements Field {
        @Override
        public String toString() {
            return place.path();
        }
    }

    /** How many items a string or list has, less the lower bound. */
    record Items(Place place, BigInteger lower, IntegerSet allowed) implements Field {
        @Override
        public String toString() {
            return "count of " + place.path() + (lower.signum() == 0 ? "" : " less " + lower);
        }
    }

    /**
     * How many octets a number less its lower bound has, less one.
     *
     * @param allowed as for {@link Number}
     */
    record OctetCount(Place place, IntegerType type, IntegerSet allowed, int most) implements Field {
        @Override
        public String toString() {
            return "octets of " + place.path();
        }
    }

    /** Those octets. */
    record InOctets(Place place, IntegerType type, IntegerSet allowed) implements Field {
        @Override
        public String toString() {
            return place.path() + " in octets";
        }
    }

    /** One if what is read is outside of the extension root. */
    record Beyond(Place place) implements Field {
        @Override
        public String toString() {
            return "beyond " + place.path();
        }
    }

    /**
     * The position of an alternative that is read among the first ones.
     *
     * @param extended true if a bit before it tells whether it is one of the additions
     */
    record Index(Place place, int count, int width, boolean extended) implements Field {
        @Override
        public String toString() {
            return (extended ? "bit and " : "") + "index of " + place.path() + " below " + count;
        }
    }

    /**
     * Which one of components that may be absent comes next: its position among those that are left, or their number
     * if none does.
     *
     * @param position of the first one that is left
     */
    record Event(List<Place.Member> of, int position) implements Field {
        public Event {
            of = List.copyOf(of);
        }

        @Override
        public Place place() {
            return position == 0 ? of.get(0).around() : of.get(position - 1);
        }

        /** How many are left. */
        public int left() {
            return of.size() - position;
        }

        @Override
        public String toString() {
            return "next of "
                    + of.subList(position, of.size()).stream().map(Place::path).collect(Collectors.joining(", "));
        }
    }

    /**
     * A bit for each of the components that {@link Statement.Optionals} has.
     *
     * @param place of the SEQUENCE
     */
    record Bitmap(Place place, List<Place.Member> of) implements Field {
        public Bitmap {
            of = List.copyOf(of);
        }

        @Override
        public String toString() {
            return "has each of " + of.stream().map(Place::path).collect(Collectors.joining(", "));
        }
    }

    /** Bits that are always the same. */
    record Constant(Place place, long bits) implements Field {
        @Override
        public String toString() {
            return Long.toHexString(bits);
        }
    }

    /** No bits: all of a value that joins those around it has been read, and it can be made. */
    record Made(Place place, Type type) implements Field {
        @Override
        public String toString() {
            return place.path() + " made";
        }
    }
}
