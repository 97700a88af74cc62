package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Numbers of a schema that may be larger than what a language has for them. */
public final class WrittenNumbers {

    private WrittenNumbers() {}

    /** The first enumeral's number that has more than 64 bits. */
    public static Optional<BigInteger> tooLarge(EnumeratedType type) {
        return Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::number)
                .filter(number -> number.bitLength() >= Long.SIZE)
                .findFirst();
    }

    private record Number(IntegerType type, BigInteger value) {}

    /**
     * The first number, at any depth of a component's DEFAULT, that does not fit.
     *
     * @param fits whether a number of a type does
     */
    public static Optional<BigInteger> tooLarge(Component component, BiPredicate<IntegerType, BigInteger> fits) {
        return component.defaultValue().stream()
                .flatMap(value -> numbers(component.type(), value))
                .filter(number -> !fits.test(number.type(), number.value()))
                .map(Number::value)
                .findFirst();
    }

    private static Stream<Number> numbers(Type type, Value value) {
        Type resolved = type.resolved();
        if (value instanceof IntegerValue number && resolved instanceof IntegerType own) {
            return Stream.of(new Number(own, number.toBigInteger()));
        }
        if (value instanceof ListValue list && resolved instanceof ListType own) {
            return list.elements().stream().flatMap(element -> numbers(own.element(), element));
        }
        if (value instanceof ChoiceValue chosen && resolved instanceof ChoiceType own) {
            return own.alternatives().stream()
                    .filter(alternative -> alternative.name().equals(chosen.name()))
                    .flatMap(alternative -> numbers(alternative.type(), chosen.value()));
        }
        return value instanceof SequenceValue sequence ? components(sequence) : Stream.empty();
    }

    private static Stream<Number> components(SequenceValue sequence) {
        return IntStream.range(0, sequence.type().components().size())
                .filter(i -> Objects.nonNull(sequence.get(i)))
                .boxed()
                .flatMap(i -> numbers(sequence.type().components().get(i).type(), sequence.get(i)));
    }
}
