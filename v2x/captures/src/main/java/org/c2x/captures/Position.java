package org.c2x.captures;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * A place on the earth.
 *
 * @param latitude  in 0.1 microdegree to the north
 * @param longitude in 0.1 microdegree to the east
 */
public record Position(int latitude, int longitude) {
    private static final Set<String> LATITUDES = Set.of("lat", "latitude");
    private static final Set<String> LONGITUDES = Set.of("long", "longitude");
    private static final long GREATEST_LATITUDE = 900_000_000;
    private static final long GREATEST_LONGITUDE = 1_800_000_000;

    /**
     * The first place in a value: two components of a SEQUENCE that have its names, and the ranges that they have at
     * ETSI and SAE. Null if there is none, or it is unavailable.
     */
    static @Nullable Position in(Value value) {
        if (value instanceof SequenceValue sequence) {
            Position own = own(sequence);
            return own == null ? first(components(sequence)) : own;
        } else if (value instanceof ChoiceValue choice) {
            return in(choice.value());
        }
        return value instanceof ListValue list ? first(list.elements()) : null;
    }

    private static @Nullable Position own(SequenceValue sequence) {
        Integer latitude = number(sequence, LATITUDES, GREATEST_LATITUDE);
        Integer longitude = number(sequence, LONGITUDES, GREATEST_LONGITUDE);
        return latitude == null || longitude == null ? null : new Position(latitude, longitude);
    }

    private static @Nullable Integer number(SequenceValue sequence, Set<String> names, long greatest) {
        List<Component> components = sequence.type().components();
        for (int i = 0; i < components.size(); i++) {
            // SAE leaves out the half turn to the west
            boolean isIt = names.contains(components.get(i).name())
                    && components.get(i).type().resolved() instanceof IntegerType type
                    && type.root().contains(1 - greatest);
            if (isIt && sequence.get(i) instanceof IntegerValue number && Math.abs(number.toLong()) <= greatest) {
                return (int) number.toLong();
            }
        }
        return null;
    }

    private static List<Value> components(SequenceValue sequence) {
        return IntStream.range(0, sequence.type().components().size())
                .mapToObj(sequence::get)
                .filter(Objects::nonNull)
                .toList();
    }

    private static @Nullable Position first(List<Value> values) {
        return values.stream()
                .map(Position::in)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }
}
