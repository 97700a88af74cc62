package org.c2x.asn1.emit;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Finds the types that are too large for what is generated, so that they are refused here and not by a compiler. */
final class Capacity {
    /** Slots of the parameters of a constructor; the object itself takes the 255th (JVMS 4.3.3). */
    private static final int MOST_SLOTS = 254;
    /** A constant takes about 20 octets of the 64 KB of an initialiser (JVMS 4.7.3), and the case of a switch 35. */
    private static final int MOST_ENUMERALS = 1500;
    /** The branch for an alternative may take 100 octets of a method's 64 KB, and javac nests what follows it. */
    private static final int MOST_ALTERNATIVES = 500;
    /** A check of a number or length is one expression, whose depth javac follows on its stack. */
    private static final int MOST_RANGES = 500;
    /** A constant takes three or four entries of the 64K in the pool of a class. */
    private static final int MOST_NAMED_NUMBERS = 10_000;
    /** A DEFAULT is one expression: this bounds the initialiser that evaluates it. */
    private static final int MOST_VALUES = 1000;
    /** Octets of a string constant (JVMS 4.4.7); two stand for an octet of an OCTET STRING. */
    private static final int LONGEST_TEXT = 65_535;

    private final Problems problems;
    /** Lists that lead back to themselves without a class between. */
    private final Recursion lists = new Recursion(type -> type instanceof ListType ? Recursion.parts(type) : List.of());

    private Capacity(Problems problems) {
        this.problems = problems;
    }

    /**
     * Refuses a schema with a DEFAULT that is too large to be written out.
     *
     * @throws NotSupportedException if there are any
     */
    static void requireSmallDefaults(JavaModel model) {
        Capacity capacity = new Capacity(new Problems(model.schema()));
        model.declarations().forEach(capacity::checkDefaults);
        capacity.problems.refuse();
    }

    /**
     * Refuses a schema with a type that no Java class can hold.
     *
     * @throws NotSupportedException if there are any
     */
    static void requireJava(JavaModel model) {
        Capacity capacity = new Capacity(new Problems(model.schema()));
        model.declarations().forEach(capacity::checkClass);
        capacity.problems.refuse();
    }

    private void checkClass(Declaration declaration) {
        Type type = declaration.type();
        String place = declaration.asn1Name();
        if (type instanceof SequenceType sequence) {
            String components = sequence.components().size() + " components in one record";
            atMost(MOST_SLOTS, slots(sequence), "parameter slots for " + components, declaration);
            sequence.components().forEach(component -> checkNumbers(component, place + '.' + component.name()));
        } else if (type instanceof ChoiceType choice) {
            atMost(MOST_ALTERNATIVES, choice.alternatives().size(), "alternatives of a CHOICE", declaration);
        } else if (type instanceof EnumeratedType enumerated) {
            int enumerals = enumerated.root().size() + enumerated.additions().size();
            atMost(MOST_ENUMERALS, enumerals, "enumerals of an ENUMERATED", declaration);
            checkNumbers(enumerated, place);
        } else if (type instanceof IntegerType integer) {
            atMost(MOST_NAMED_NUMBERS, integer.namedNumbers().size(), "named numbers", declaration);
        } else if (type instanceof BitStringType bits) {
            atMost(MOST_NAMED_NUMBERS, bits.namedBits().size(), "named bits", declaration);
            checkNumbers(bits, place);
        } else if (type instanceof ListType list) {
            checkSize(list, place);
            if (lists.isRecursive(list)) {
                problems.add(place, "a list of nothing but itself has no Java type");
            }
        }
        declaration.forEachPart(this::checkSize);
    }

    private void checkNumbers(Component component, String place) {
        WrittenNumbers.tooLarge(
                        component,
                        (type, number) -> JavaModel.whole(type) == Whole.BIG || number.bitLength() < Long.SIZE)
                .ifPresent(number -> problems.add(
                        place,
                        "a DEFAULT of " + Excerpt.of(number) + ", Java code has 64 bits for numbers of its type"));
    }

    private void checkNumbers(EnumeratedType type, String place) {
        WrittenNumbers.tooLarge(type)
                .ifPresent(number -> problems.add(
                        place, "an enumeral of " + Excerpt.of(number) + ", Java code has 64 bits for its number"));
    }

    private void checkNumbers(BitStringType bits, String place) {
        boolean fit = bits.namedBits().stream().allMatch(named -> named.number().bitLength() < Integer.SIZE);
        if (!fit) {
            problems.add(place, "a named bit above " + Integer.MAX_VALUE);
        }
    }

    private void checkSize(Type type, String place) {
        IntegerSet root = type.resolved() instanceof IntegerType number
                ? number.root()
                : Sizes.of(type).root();
        int ranges = root.ranges().size();
        if (ranges > MOST_RANGES) {
            problems.add(place, ranges + " ranges of numbers, Java code can have " + MOST_RANGES);
        }
        Sizes.of(type)
                .root()
                .lower()
                .filter(least -> least.bitLength() >= Integer.SIZE)
                .ifPresent(least -> problems.add(
                        place, "a size of " + least + " or more, Java arrays can have " + Integer.MAX_VALUE));
    }

    private void atMost(int most, int count, String what, Declaration declaration) {
        if (count > most) {
            problems.add(declaration.asn1Name(), count + " " + what + ", Java code can have " + most);
        }
    }

    private static int slots(SequenceType type) {
        return type.components().stream()
                .mapToInt(component -> slots(type, component))
                .sum();
    }

    private static int slots(SequenceType owner, Component component) {
        Type type = component.type().resolved();
        boolean isWide = type instanceof RealType
                || type instanceof IntegerType integer && JavaModel.whole(integer) == Whole.LONG;
        return isWide && !JavaModel.isNullable(owner, component) ? 2 : 1;
    }

    private void checkDefaults(Declaration declaration) {
        if (declaration.type() instanceof SequenceType sequence) {
            for (Component component : sequence.components()) {
                component
                        .defaultValue()
                        .filter(value -> room(value, MOST_VALUES) < 0)
                        .ifPresent(value -> problems.add(
                                declaration.asn1Name() + '.' + component.name(),
                                "a DEFAULT of more than " + MOST_VALUES + " values, or a string of more than "
                                        + LONGEST_TEXT + " octets, is not supported yet"));
            }
        }
    }

    /** What is left of a number of values after those in this one; negative as soon as nothing is left. */
    private static int room(Value value, int values) {
        if (value instanceof ListValue list) {
            return room(list.elements(), values);
        }
        if (value instanceof SequenceValue sequence) {
            int components = sequence.type().components().size();
            List<Value> present = IntStream.range(0, components)
                    .mapToObj(sequence::get)
                    .filter(Objects::nonNull)
                    .toList();
            return room(present, values);
        }
        if (value instanceof ChoiceValue choice) {
            return room(List.of(choice.value()), values);
        }
        return textLength(value) > LONGEST_TEXT ? -1 : values - 1;
    }

    private static int room(List<Value> parts, int values) {
        int left = values - 1;
        for (int i = 0; i < parts.size() && left >= 0; i++) {
            left = room(parts.get(i), left);
        }
        return left;
    }

    private static long textLength(Value value) {
        if (value instanceof CharacterStringValue text) {
            return text.value().getBytes(StandardCharsets.UTF_8).length;
        }
        if (value instanceof OctetStringValue octets) {
            return 2L * octets.value().length();
        }
        return value instanceof BitStringValue bits ? bits.value().length() / 4 + 1 : 0;
    }
}
