package org.c2x.security;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;

/**
 * A part of values of one type, found in their records by the name that it has in ASN.1.
 *
 * @param of   the part of a value, null if it does not have it; that of a list is a list
 * @param type of the part, or of the elements of such a list
 */
record ContentPart(UnaryOperator<@Nullable Object> of, Class<?> type) {
    /**
     * A component, an alternative, an enumerated value, or the bit or INTEGER of a number.
     *
     * @throws IllegalArgumentException if the type has no such part
     */
    static ContentPart named(Class<?> type, String name) {
        if (type.isSealed()) {
            return alternative(only(type, type.getPermittedSubclasses(), Class::getSimpleName, name));
        }
        if (type.isRecord()) {
            return component(only(type, type.getRecordComponents(), RecordComponent::getName, name));
        }
        if (type.isEnum()) {
            Object constant = only(type, type.getEnumConstants(), each -> ((Enum<?>) each).name(), name);
            return new ContentPart(value -> value == constant ? value : null, type);
        }
        int number = Integer.parseInt(name);
        return new ContentPart(
                value -> value instanceof BitString bits
                        ? (bits.get(number) ? bits : null)
                        : (value.equals(number) ? value : null),
                type);
    }

    private static ContentPart alternative(Class<?> alternative) {
        UnaryOperator<@Nullable Object> chosen = value -> alternative.isInstance(value) ? value : null;
        if (alternative.getRecordComponents().length == 0) {
            return new ContentPart(chosen, alternative);
        }
        ContentPart content = component(alternative.getRecordComponents()[0]);
        return new ContentPart(value -> alternative.isInstance(value) ? content.of.apply(value) : null, content.type);
    }

    private static ContentPart component(RecordComponent component) {
        Method accessor = component.getAccessor();
        Class<?> type = component.getGenericType() instanceof ParameterizedType list
                ? (Class<?>) list.getActualTypeArguments()[0]
                : component.getType();
        return new ContentPart(
                value -> {
                    try {
                        return accessor.invoke(value);
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException("accessors of records are public and throw nothing", e);
                    }
                },
                type);
    }

    /** Java's names are those of ASN.1 without hyphens, some with other capitals or underscores. */
    private static <T> T only(Class<?> type, T[] all, Function<T, String> javaName, String name) {
        List<T> called = Arrays.stream(all)
                .filter(each -> plain(javaName.apply(each)).equals(plain(name)))
                .toList();
        if (called.size() != 1) {
            throw new IllegalArgumentException(type.getSimpleName() + " has not one part " + name);
        }
        return called.get(0);
    }

    private static String plain(String name) {
        return name.replaceAll("[-_]", "").toLowerCase(Locale.ROOT);
    }
}
