package org.c2x.asn1.interpreter.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** Random values of types without components. */
final class RandomLeaves {
    private static final int ATTEMPTS = 100;
    /** Longest string beyond what the constraint demands. */
    private static final int STRING_LENGTH = 20;

    private static final double[] REALS = {
        0,
        -0.0,
        1,
        -1,
        0.1,
        10,
        Math.PI,
        Double.MIN_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_NORMAL,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN
    };

    private final RandomGenerator random;
    private final RandomNumbers numbers;

    RandomLeaves(RandomGenerator random) {
        this.random = random;
        this.numbers = new RandomNumbers(random);
    }

    /** A value that fulfils the constraints, empty if none was found. */
    Optional<Value> value(Type type, List<Constraint> constraints) {
        for (int i = 0; i < ATTEMPTS; i++) {
            Optional<Value> value = candidate(type, constraints)
                    .filter(one -> ValueCheck.problem(type, one).isEmpty())
                    .filter(one -> constraints.stream()
                            .allMatch(each ->
                                    ConstraintCheck.check(type, each, one).isEmpty()));
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }

    private Optional<Value> candidate(Type type, List<Constraint> constraints) {
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.OneOf oneOf) {
                return Optional.of(pick(oneOf.values()));
            }
        }
        return type.accept(new Candidate(constraints));
    }

    /** One of several values, chosen by chance whatever their order in a set. */
    Value pick(Collection<Value> values) {
        List<Value> sorted =
                values.stream().sorted(Comparator.comparing(Value::toString)).toList();
        return sorted.get(random.nextInt(sorted.size()));
    }

    private Optional<Value> integer(IntegerType type, List<Constraint> constraints) {
        IntegerSet set = type.root();
        boolean narrowed = false;
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.Range range) {
                set = (type.extensible() && !narrowed ? IntegerSet.ALL : set).intersection(range.values());
                narrowed = true;
            }
        }
        if (type.extensible() && !narrowed && random.nextInt(4) == 0) {
            IntegerSet outside = IntegerSet.ALL.without(type.root());
            // compiled codecs hold extension values in 64 bits
            set = outside.intersection(IntegerSet.of(Long.MIN_VALUE, Long.MAX_VALUE));
        }
        return set.isEmpty() ? Optional.empty() : Optional.of(IntegerValue.of(numbers.of(set)));
    }

    private double real(List<Constraint> constraints) {
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.RealRange range) {
                double lower = Math.max(range.lower(), -Double.MAX_VALUE);
                double upper = Math.min(range.upper(), Double.MAX_VALUE);
                double share = random.nextInt(4) == 0 ? random.nextInt(2) : random.nextDouble();
                return lower * (1 - share) + upper * share;
            }
        }
        return random.nextBoolean()
                ? REALS[random.nextInt(REALS.length)]
                : Double.longBitsToDouble(random.nextLong() & ~(1L << 62));
    }

    private ObjectIdentifier arcs(ObjectIdentifierType type) {
        List<BigInteger> arcs = new ArrayList<>();
        if (!type.relative()) {
            int first = random.nextInt(3);
            arcs.add(BigInteger.valueOf(first));
            arcs.add(BigInteger.valueOf(random.nextInt(first == 2 ? 200 : 40)));
        }
        int more = random.nextInt(5) + (type.relative() ? 1 : 0);
        for (int i = 0; i < more; i++) {
            arcs.add(numbers.of(IntegerSet.NON_NEGATIVE));
        }
        return new ObjectIdentifier(arcs);
    }

    private String time(CharacterStringType.Kind kind) {
        return switch (kind) {
            case UTC_TIME -> "%02d".formatted(random.nextInt(100)) + time();
            case GENERALIZED_TIME -> "%04d".formatted(random.nextInt(10000)) + time();
            case DATE -> date();
            case TIME_OF_DAY -> timeOfDay();
            case TIME, DATE_TIME -> date() + 'T' + timeOfDay();
            case DURATION -> "P%dDT%d.%dS".formatted(random.nextInt(100), random.nextInt(100), random.nextInt(10000));
            default -> throw new AssertionError(kind);
        };
    }

    private String date() {
        return "%04d-%02d-%02d".formatted(1582 + random.nextInt(1000), 1 + random.nextInt(12), 1 + random.nextInt(28));
    }

    private String timeOfDay() {
        return "%02d:%02d:%02d".formatted(random.nextInt(24), random.nextInt(60), random.nextInt(61));
    }

    private BitString bits(int length) {
        return BitString.of(octets((length + 7) >>> 3), length);
    }

    private byte[] octets(int length) {
        byte[] octets = new byte[length];
        random.nextBytes(octets);
        return octets;
    }

    /** Month to second in the form that DER and canonical PER want (X.690 clauses 11.7 and 11.8). */
    private String time() {
        return "%02d%02d%02d%02d%02dZ"
                .formatted(
                        1 + random.nextInt(12),
                        1 + random.nextInt(28),
                        random.nextInt(24),
                        random.nextInt(60),
                        random.nextInt(60));
    }

    private Optional<Value> characters(CharacterStringType type, List<Constraint> constraints) {
        IntegerSet alphabet = type.alphabet();
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.Alphabet narrower) {
                alphabet = alphabet.intersection(narrower.characters());
            }
        }
        // code points that a Java string can hold
        alphabet = alphabet.intersection(IntegerSet.of(0, 0xd7ff).union(IntegerSet.of(0xe000, 0x10ffff)));
        int length = size(type.size(), constraints, STRING_LENGTH);
        if (length < 0 || alphabet.isEmpty() && length > 0) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        IntegerSet ascii = alphabet.intersection(IntegerSet.of(' ', '~'));
        for (int i = 0; i < length; i++) {
            boolean usual = !ascii.isEmpty() && random.nextInt(4) > 0;
            text.appendCodePoint(numbers.of(usual ? ascii : alphabet).intValue());
        }
        return Optional.of(new CharacterStringValue(text.toString()));
    }

    /**
     * A length within constraints, at most {@code more} above the least; sometimes one outside the root if the
     * constraint is extensible; -1 if there is none.
     */
    int size(SizeConstraint size, List<Constraint> constraints, int more) {
        IntegerSet set = size.root();
        boolean narrowed = false;
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.Size other) {
                set = (size.extensible() && !narrowed ? IntegerSet.NON_NEGATIVE : set).intersection(other.lengths());
                narrowed = true;
            }
        }
        if (size.extensible() && !narrowed && random.nextInt(8) == 0) {
            IntegerSet outside = IntegerSet.NON_NEGATIVE.without(size.root());
            set = outside.isEmpty() ? set : outside;
        }
        if (set.isEmpty()) {
            return -1;
        }
        BigInteger least = set.lower().orElseThrow();
        BigInteger most = least.add(BigInteger.valueOf(more));
        return numbers.of(set.intersection(IntegerSet.range(least, most))).intValueExact();
    }

    /** A value of the type that may violate its constraints, empty if none comes to mind. */
    private final class Candidate implements LeafVisitor<Optional<Value>> {
        private final List<Constraint> constraints;

        private Candidate(List<Constraint> constraints) {
            this.constraints = constraints;
        }

        @Override
        public Optional<Value> visit(BooleanType type) {
            return Optional.of(new BooleanValue(random.nextBoolean()));
        }

        @Override
        public Optional<Value> visit(NullType type) {
            return Optional.of(new NullValue());
        }

        @Override
        public Optional<Value> visit(IntegerType type) {
            return integer(type, constraints);
        }

        @Override
        public Optional<Value> visit(RealType type) {
            double number = real(constraints);
            // a mantissa with bounds may be meant for a format of 32 bits
            return Optional.of(new RealValue(type.mantissa().upper().isPresent() ? (float) number : number));
        }

        @Override
        public Optional<Value> visit(EnumeratedType type) {
            List<NamedNumber> all = new ArrayList<>(type.root());
            all.addAll(type.additions());
            return Optional.of(
                    new EnumeratedValue(all.get(random.nextInt(all.size())).name()));
        }

        @Override
        public Optional<Value> visit(BitStringType type) {
            int length = size(type.size(), constraints, STRING_LENGTH);
            return length < 0
                    ? Optional.empty()
                    : Optional.of(new BitStringValue(NamedBits.canonical(type, bits(length))));
        }

        @Override
        public Optional<Value> visit(OctetStringType type) {
            int length = size(type.size(), constraints, STRING_LENGTH);
            return length < 0 ? Optional.empty() : Optional.of(new OctetStringValue(OctetString.wrap(octets(length))));
        }

        /** The element of an OCTET STRING: BER has no room for other octets (X.690 clause 8.14), all else has. */
        @Override
        public Optional<Value> visit(AnyType type) {
            byte[] element = octets(2 + random.nextInt(STRING_LENGTH));
            element[0] = 0x04;
            element[1] = (byte) (element.length - 2);
            return Optional.of(new OctetStringValue(OctetString.wrap(element)));
        }

        @Override
        public Optional<Value> visit(ObjectIdentifierType type) {
            return Optional.of(new ObjectIdentifierValue(arcs(type)));
        }

        @Override
        public Optional<Value> visit(CharacterStringType type) {
            return type.kind().isTime()
                    ? Optional.of(new CharacterStringValue(time(type.kind())))
                    : characters(type, constraints);
        }

        @Override
        public Optional<Value> structured(Type type) {
            throw new AssertionError(type);
        }
    }
}
