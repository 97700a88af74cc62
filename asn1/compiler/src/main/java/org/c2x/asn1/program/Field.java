package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;

/** What bits of a known number stand for. */
public sealed interface Field {

    /** A number less the base, modulo two to the width of the field. It is one of the type's root. */
    record Number(Place place, IntegerType type, BigInteger base) implements Field {
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

    /** One if one of these components is there, or has another value than its DEFAULT. */
    record Presence(List<Place> of) implements Field {
        public Presence {
            of = List.copyOf(of);
        }

        @Override
        public String toString() {
            return "has " + of.stream().map(Place::path).collect(Collectors.joining(" or "));
        }
    }

    /** The position of an enumeral among the first ones. */
    record Enumeral(Place place, EnumeratedType type, int count) implements Field {
        @Override
        public String toString() {
            return place.path() + " below " + count;
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

    /** Bits that are always the same. */
    record Constant(long bits) implements Field {
        @Override
        public String toString() {
            return Long.toHexString(bits);
        }
    }
}
