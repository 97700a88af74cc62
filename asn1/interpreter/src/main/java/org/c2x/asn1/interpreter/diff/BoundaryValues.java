package org.c2x.asn1.interpreter.diff;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/**
 * Values that differ in one thing at a time: each alternative, each enumeral, each component there and not there, each
 * version of additions, and numbers and lengths at the ends of their ranges and beyond extensible ones. Types without
 * such ends have a few values made by chance, always the same ones.
 */
final class BoundaryValues {
    /** As many of one type; what is left out then are combinations further inside. */
    private static final int MOST = 2_000;
    /** Strings and lists at upper ends longer than this are left out. */
    private static final int LONGEST = 300;
    /** Made by chance, of types that have no ends. */
    private static final int FEW = 8;

    private static final int MANY = 100;
    private static final int SEED = 1;
    private static final List<Long> NUMBERS = List.of(0L, 1L, -1L, 127L, 128L, 255L, 256L, 65_536L, 1L << 32);

    private final Map<TypeDefinition, List<Value>> known = new IdentityHashMap<>();

    /** The values; none if there is no value within itself at any depth. */
    List<Value> of(Type type) {
        List<Value> values = values(type);
        return values.size() > MOST ? values.subList(0, MOST) : values;
    }

    private List<Value> values(Type type) {
        if (type instanceof TypeReference reference) {
            TypeDefinition definition = reference.target();
            if (!known.containsKey(definition)) {
                // a type within itself ends here
                known.put(definition, List.of());
                known.put(definition, of(definition.type()));
            }
            return known.get(definition);
        } else if (type instanceof ContainingType containing) {
            return of(containing.base());
        } else if (type instanceof ConstrainedType constrained) {
            List<Value> allowed = of(constrained.base()).stream()
                    .filter(value -> ConstraintCheck.check(constrained.base(), constrained.constraint(), value)
                            .isEmpty())
                    .toList();
            return allowed.isEmpty() ? byChance(type, FEW) : allowed;
        } else if (type instanceof SequenceType sequence) {
            boolean isTold = sequence.components().stream()
                    .anyMatch(component -> component.type().resolved() instanceof OpenType);
            return isTold ? byChance(type, MANY) : sequence(sequence);
        } else if (type instanceof ChoiceType choice) {
            List<Value> values = new ArrayList<>();
            for (Alternative alternative : choice.alternatives()) {
                of(alternative.type()).forEach(value -> values.add(new ChoiceValue(alternative.name(), value)));
            }
            return values;
        } else if (type instanceof ListType list) {
            return list(list);
        }
        return leaf(type);
    }

    private static List<Value> byChance(Type type, int count) {
        RandomValues random = new RandomValues(type, new Random(SEED));
        List<Value> values = new ArrayList<>();
        try {
            while (values.size() < count) {
                values.add(random.next());
            }
        } catch (IllegalStateException none) {
            return values;
        }
        return values;
    }

    private List<Value> sequence(SequenceType type) {
        int count = type.components().size();
        Value[] least = new Value[count];
        for (int i = 0; i < count; i++) {
            Component component = type.components().get(i);
            boolean isNeeded = i < type.root().size() && component.isMandatory();
            least[i] = isNeeded ? first(component) : component.defaultValue().orElse(null);
            if (isNeeded && least[i] == null) {
                return List.of();
            }
        }
        List<Value> values = new ArrayList<>();
        values.add(new SequenceValue(type, least));
        for (int i = 0; i < type.root().size(); i++) {
            vary(type, least, i, values);
        }
        Value[] version = least.clone();
        int next = type.root().size();
        for (SequenceType.Addition addition : type.additions()) {
            int end = next + addition.components().size();
            for (int i = next; i < end; i++) {
                version[i] = first(type.components().get(i));
            }
            values.add(new SequenceValue(type, version));
            for (int i = next; i < end; i++) {
                vary(type, version, i, values);
            }
            next = end;
        }
        Value[] all = version.clone();
        for (int i = 0; i < count; i++) {
            all[i] = all[i] == null ? first(type.components().get(i)) : all[i];
        }
        values.add(new SequenceValue(type, all));
        return values;
    }

    private void vary(SequenceType type, Value[] others, int index, List<Value> values) {
        for (Value value : of(type.components().get(index).type())) {
            if (values.size() > MOST) {
                return;
            }
            Value[] slots = others.clone();
            slots[index] = value;
            values.add(new SequenceValue(type, slots));
        }
    }

    private @Nullable Value first(Component component) {
        return of(component.type()).stream().findFirst().orElse(null);
    }

    private List<Value> list(ListType type) {
        List<Value> elements = of(type.element());
        List<Value> values = new ArrayList<>();
        for (int length : lengths(type.size())) {
            if (length == 0 || !elements.isEmpty()) {
                values.add(new ListValue(Collections.nCopies(length, length == 0 ? null : elements.get(0))));
            }
        }
        int length = Math.max(1, least(type.size().root()));
        for (Value element : elements) {
            if (type.size().allows(length) && length <= LONGEST) {
                List<Value> list = new ArrayList<>(Collections.nCopies(length, elements.get(0)));
                list.set(length - 1, element);
                values.add(new ListValue(list));
            }
        }
        return values;
    }

    private List<Value> leaf(Type type) {
        List<Value> values = new ArrayList<>();
        if (type instanceof IntegerType integer) {
            numbers(integer.root(), integer.extensible()).forEach(number -> values.add(IntegerValue.of(number)));
            values.removeIf(value -> ValueCheck.problem(type, value).isPresent());
        } else if (type instanceof EnumeratedType enumerated) {
            for (List<NamedNumber> part : List.of(enumerated.root(), enumerated.additions())) {
                part.forEach(enumeral -> values.add(new EnumeratedValue(enumeral.name())));
            }
        } else if (type instanceof BitStringType bits && bits.namedBits().isEmpty()) {
            for (int length : lengths(bits.size())) {
                values.add(new BitStringValue(BitString.of(filled((length + 7) / 8), length)));
            }
        } else if (type instanceof OctetStringType octets) {
            for (int length : lengths(octets.size())) {
                values.add(new OctetStringValue(OctetString.wrap(filled(length))));
            }
        }
        return values.isEmpty() ? byChance(type, FEW) : values;
    }

    private static byte[] filled(int length) {
        byte[] octets = new byte[length];
        for (int i = 0; i < length; i++) {
            octets[i] = (byte) (0xa5 + i);
        }
        return octets;
    }

    private static Set<BigInteger> numbers(IntegerSet root, boolean extensible) {
        Set<BigInteger> numbers = new LinkedHashSet<>();
        for (IntegerSet.Range range : root.ranges()) {
            for (BigInteger end : new BigInteger[] {range.lower(), range.upper()}) {
                if (end != null) {
                    numbers.add(end);
                }
            }
        }
        NUMBERS.stream().map(BigInteger::valueOf).filter(root::contains).forEach(numbers::add);
        if (extensible) {
            root.upper().ifPresent(upper -> numbers.add(upper.add(BigInteger.ONE)));
            root.lower().ifPresent(lower -> numbers.add(lower.subtract(BigInteger.ONE)));
        }
        return numbers;
    }

    private static int least(IntegerSet lengths) {
        return lengths.lower().map(BigInteger::intValue).orElse(0);
    }

    private static List<Integer> lengths(SizeConstraint size) {
        return numbers(size.root(), size.extensible()).stream()
                .filter(length -> length.signum() >= 0 && length.compareTo(BigInteger.valueOf(LONGEST)) <= 0)
                .map(BigInteger::intValue)
                .toList();
    }
}
