package org.c2x.captures;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;

/**
 * What the headers of a message's packet are made of, wherever a type has it: of each fact the first component that has
 * one of its names, a record's own components before those of its parts. Where a type can have them is found out once.
 */
final class MessageFacts {
    /** A number that messages of several types and versions have. */
    enum Fact {
        STATION("stationID", "stationId"),
        STATION_TYPE("stationType"),
        LATITUDE("latitude", "lat"),
        LONGITUDE("longitude", "long", "long_"),
        SEMI_MAJOR_AXIS("semiMajorConfidence", "semiMajorAxisLength"),
        SPEED("speedValue"),
        HEADING("headingValue"),
        ALTITUDE("altitudeValue"),
        REFERENCE_TIME("referenceTime"),
        GENERATION_DELTA_TIME("generationDeltaTime");

        private static final Fact[] ALL = values();

        private final Set<String> names;

        Fact(String... names) {
            this.names = Set.of(names);
        }
    }

    /** Stands for a fact that a message has not. */
    static final long NONE = Long.MIN_VALUE;

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
        }
    };

    private final long[] numbers = new long[Fact.ALL.length];

    private MessageFacts() {
        Arrays.fill(numbers, NONE);
    }

    static MessageFacts of(Object message) {
        MessageFacts facts = new MessageFacts();
        facts.add(message);
        return facts;
    }

    /** The number, {@link #NONE} if the message has none. */
    long number(Fact fact) {
        return numbers[fact.ordinal()];
    }

    /** The number, 0 if the message has none or it is outside, as what stands for "unavailable" is. */
    int within(Fact fact, int least, int greatest) {
        long number = number(fact);
        return number >= least && number <= greatest ? (int) number : 0;
    }

    private void add(Object value) {
        if (value instanceof List<?> list) {
            list.forEach(this::add);
        } else if (value instanceof Record) {
            addComponents(value, SHAPES.get(value.getClass()));
        }
    }

    private void addComponents(Object message, Shape shape) {
        for (int i = 0; i < shape.facts.length; i++) {
            int fact = shape.facts[i].ordinal();
            if (numbers[fact] == NONE && get(shape.numbers[i], message) instanceof Number number) {
                numbers[fact] = number.longValue();
            }
        }
        for (MethodHandle part : shape.parts) {
            add(get(part, message));
        }
    }

    private static Object get(MethodHandle accessor, Object message) {
        try {
            return accessor.invokeExact(message);
        } catch (Throwable e) {
            throw new IllegalStateException("a component of " + message.getClass() + " cannot be read", e);
        }
    }

    /**
     * The components of a record.
     *
     * @param facts   the numbers that it has itself
     * @param numbers their accessors
     * @param parts   accessors of components that may have facts
     */
    private record Shape(Fact[] facts, MethodHandle[] numbers, MethodHandle[] parts) {
        static Shape of(Class<?> type) {
            List<Fact> facts = new ArrayList<>();
            List<MethodHandle> numbers = new ArrayList<>();
            List<MethodHandle> parts = new ArrayList<>();
            for (RecordComponent component : type.getRecordComponents()) {
                Fact fact = fact(component);
                if (fact != null) {
                    facts.add(fact);
                    numbers.add(accessor(component));
                } else if (hasFacts(component.getGenericType(), new HashSet<>())) {
                    parts.add(accessor(component));
                }
            }
            return new Shape(
                    facts.toArray(new Fact[0]),
                    numbers.toArray(new MethodHandle[0]),
                    parts.toArray(new MethodHandle[0]));
        }

        private static @Nullable Fact fact(RecordComponent component) {
            boolean isNumber = component.getType().isPrimitive() || Number.class.isAssignableFrom(component.getType());
            return Arrays.stream(Fact.ALL)
                    .filter(fact -> isNumber && fact.names.contains(component.getName()))
                    .findFirst()
                    .orElse(null);
        }

        private static MethodHandle accessor(RecordComponent component) {
            try {
                return MethodHandles.publicLookup()
                        .unreflect(component.getAccessor())
                        .asType(MethodType.methodType(Object.class, Object.class));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(component + " is not public", e);
            }
        }

        private static boolean hasFacts(Type type, Set<Type> around) {
            if (type instanceof ParameterizedType list) {
                return hasFacts(list.getActualTypeArguments()[0], around);
            }
            return type instanceof Class<?> of && around.add(of) && (hasOwn(of, around) || hasAlternative(of, around));
        }

        private static boolean hasOwn(Class<?> type, Set<Type> around) {
            return type.isRecord()
                    && Arrays.stream(type.getRecordComponents())
                            .anyMatch(part -> fact(part) != null || hasFacts(part.getGenericType(), around));
        }

        private static boolean hasAlternative(Class<?> type, Set<Type> around) {
            return type.isSealed()
                    && Arrays.stream(type.getPermittedSubclasses()).anyMatch(one -> hasFacts(one, around));
        }
    }
}
