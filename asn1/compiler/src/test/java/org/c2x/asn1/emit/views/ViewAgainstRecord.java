package org.c2x.asn1.emit.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Compares all accessors of a view with the record that a decoder makes of the same octets. An accessor's name is an
 * end of the component's path, so that the longest end that there is belongs to the component.
 */
public final class ViewAgainstRecord {
    private final Class<?> viewClass;
    private final Map<String, Method> accessors = new HashMap<>();
    private final Set<String> unseen = new TreeSet<>();

    /** Of a view with a static method {@code of}. */
    public ViewAgainstRecord(Class<?> viewClass) {
        this.viewClass = viewClass;
        for (Method method : viewClass.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 0) {
                accessors.put(method.getName(), method);
            }
        }
        unseen.addAll(accessors.keySet());
    }

    /** Accessors that belonged to no component of any record so far. */
    public Set<String> unseen() {
        return unseen;
    }

    /** A view of octets. */
    public Object view(byte[] octets) {
        try {
            return viewClass.getMethod("of", byte[].class).invoke(null, (Object) octets);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The accessors say what the record says. */
    public void check(byte[] octets, Object record) {
        new Comparison(view(octets)).inside(List.of(), record.getClass(), Optional.of(record), new HashSet<>());
    }

    /** Whatever the octets are, each accessor ends with a value or one of its two exceptions. */
    public void survives(byte[] octets) {
        Object view = view(octets);
        for (Method accessor : accessors.values()) {
            try {
                call(view, accessor);
            } catch (DecodeException refused) {
                assertTrue(refused.offset() >= 0 && refused.offset() <= 8L * octets.length, refused::getMessage);
                assertTrue(!refused.path().isEmpty() || accessor.getName().matches("index|count"), refused::getMessage);
            } catch (NoSuchElementException absent) {
                assertTrue(absent.getMessage().endsWith(" is absent"), absent::getMessage);
            }
        }
    }

    private static Object call(Object view, Method accessor) {
        try {
            return accessor.invoke(view);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(accessor.getName(), e.getCause());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private final class Comparison {
        private final Object view;

        Comparison(Object view) {
            this.view = view;
        }

        /** The components of a record or the alternatives of a sealed interface. */
        void inside(List<String> path, Class<?> type, Optional<Object> value, Set<Class<?>> around) {
            if (type.isSealed() && !isOpenType(type)) {
                index(path, type, value);
            }
            if (!around.add(type)) {
                return;
            }
            if (type.isSealed() && !isOpenType(type)) {
                alternatives(path, type, value, around);
            } else if (type.getDeclaringClass() != null
                    && type.getDeclaringClass().isSealed()
                    && type.getDeclaringClass().isAssignableFrom(type)) {
                inside(path, type.getDeclaringClass(), value, around);
            } else if (type.isRecord()) {
                for (RecordComponent component : type.getRecordComponents()) {
                    component(path, component, value, around);
                }
            }
            around.remove(type);
        }

        private void component(
                List<String> outer, RecordComponent component, Optional<Object> record, Set<Class<?>> around) {
            List<String> path = joined(outer, component.getName());
            Optional<Object> value = record.map(each -> call(each, component.getAccessor()));
            if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                expect("has", path, "", Optional.of(value.isPresent()));
            }
            expect("", path, "", value);
            value(path, component.getType(), value);
            if (!hasDefault(component)) {
                inside(path, component.getType(), value, around);
            }
        }

        private static boolean hasDefault(RecordComponent component) {
            String constant = "DEFAULT_" + component.getName();
            return Arrays.stream(component.getDeclaringRecord().getFields())
                    .anyMatch(field -> field.getName().replace("_", "").equalsIgnoreCase(constant.replace("_", "")));
        }

        private void value(List<String> path, Class<?> type, Optional<Object> value) {
            if (type == BitString.class) {
                expect("", path, "length", value.map(bits -> ((BitString) bits).length()));
            } else if (Arrays.stream(type.getMethods())
                    .anyMatch(method -> method.getName().equals("size"))) {
                expect("", path, "count", value.map(list -> {
                    try {
                        Method size = list instanceof List<?> ? List.class.getMethod("size") : type.getMethod("size");
                        return call(list, size);
                    } catch (NoSuchMethodException e) {
                        throw new AssertionError(e);
                    }
                }));
            }
        }

        /** What other components tell the type of. */
        private static boolean isOpenType(Class<?> type) {
            return Arrays.stream(type.getMethods())
                    .anyMatch(method -> method.getName().equals("index"));
        }

        private void index(List<String> path, Class<?> type, Optional<Object> value) {
            List<Class<?>> alternatives = List.of(type.getPermittedSubclasses());
            boolean isUnknown = value.filter(
                            chosen -> chosen.getClass().getSimpleName().equals("Unknown"))
                    .isPresent();
            if (!isUnknown) {
                expect("", path, "index", value.map(chosen -> alternatives.indexOf(chosen.getClass())));
            }
        }

        private void alternatives(List<String> path, Class<?> type, Optional<Object> value, Set<Class<?>> around) {
            for (Class<?> alternative : type.getPermittedSubclasses()) {
                if (alternative.getSimpleName().equals("Unknown")) {
                    continue;
                }
                String name = alternative.getSimpleName();
                List<String> inner = joined(path, Character.toLowerCase(name.charAt(0)) + name.substring(1));
                boolean isChosen = value.filter(alternative::isInstance).isPresent();
                expect("is", inner, "", Optional.of(isChosen));
                for (RecordComponent content : alternative.getRecordComponents()) {
                    Optional<Object> chosen =
                            isChosen ? value.map(each -> call(each, content.getAccessor())) : Optional.empty();
                    expect("", inner, "", chosen);
                    value(inner, content.getType(), chosen);
                    inside(inner, content.getType(), chosen, around);
                }
            }
        }

        /** Checks the accessor of a path, if there is one; it throws an exception where nothing is expected. */
        private void expect(String verb, List<String> path, String what, Optional<Object> value) {
            Optional<Method> found = accessor(verb, path, what);
            if (found.isEmpty()) {
                return;
            }
            Method accessor = found.get();
            unseen.remove(accessor.getName());
            if (value.isEmpty()) {
                assertThrows(NoSuchElementException.class, () -> call(view, accessor), accessor.getName());
                return;
            }
            Object expected = value.get() instanceof BitString bits ? (Object) bits.toLong() : value.get();
            if (expected instanceof BigInteger number) {
                if (number.bitLength() >= Long.SIZE) {
                    assertThrows(DecodeException.class, () -> call(view, accessor), accessor.getName());
                    return;
                }
                expected = number.longValue();
            }
            assertEquals(expected, call(view, accessor), accessor.getName());
        }

        private Optional<Method> accessor(String verb, List<String> path, String what) {
            for (int from = 0; from < path.size(); from++) {
                List<String> end = path.subList(from, path.size());
                if (Stream.of("", "index", "count", "length").anyMatch(each -> has("", end, each))
                        || Stream.of("has", "is").anyMatch(each -> has(each, end, ""))) {
                    return Optional.ofNullable(accessors.get(name(verb, end, what)));
                }
            }
            return path.isEmpty() ? Optional.ofNullable(accessors.get(what)) : Optional.empty();
        }

        private boolean has(String verb, List<String> path, String what) {
            return accessors.containsKey(name(verb, path, what));
        }

        private static String name(String verb, List<String> path, String what) {
            StringBuilder name = new StringBuilder(verb);
            List<String> parts = new ArrayList<>(path);
            parts.add(what);
            for (String part : parts) {
                String plain = parts.size() > 2 ? part.replaceFirst("_$", "") : part;
                name.append(name.isEmpty() || plain.isEmpty() ? plain : capitalized(plain));
            }
            return name.toString();
        }

        private static String capitalized(String name) {
            return Character.toUpperCase(name.charAt(0)) + name.substring(1);
        }

        private static List<String> joined(List<String> path, String name) {
            List<String> longer = new ArrayList<>(path);
            longer.add(name);
            return longer;
        }
    }
}
