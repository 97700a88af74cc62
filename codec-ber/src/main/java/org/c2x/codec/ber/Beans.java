package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerType;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;

/** The classes of the objects that an object of asn1bean may hold. */
final class Beans {
    /** Levels of a class that is within itself: as many as there are. */
    static final int ENDLESS = Integer.MAX_VALUE;

    /** Levels of the classes seen so far; of those that are still being looked at, endless ones. */
    private final Map<Class<?>, Integer> levels = new HashMap<>();

    private Beans() {}

    /**
     * How many objects of a class may be nested, the class itself included; {@link #ENDLESS} if it is recursive.
     *
     * <p>All these classes are initialised then: asn1bean descends without a look at the stack, and a class whose
     * initialiser runs out of it is lost.
     */
    static int levels(Class<? extends BerType> bean) {
        return new Beans().levelsOf(bean);
    }

    private int levelsOf(Class<?> bean) {
        Integer known = levels.putIfAbsent(bean, ENDLESS);
        if (known != null) {
            return known;
        }
        initialise(bean);
        int deepest = 0;
        for (Class<?> each = bean; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                Class<?> part = classOf(field.getGenericType());
                if (BerType.class.isAssignableFrom(part)) {
                    deepest = Math.max(deepest, levelsOf(part));
                }
            }
        }
        int all = deepest == ENDLESS ? ENDLESS : deepest + 1;
        levels.put(bean, all);
        return all;
    }

    private static void initialise(Class<?> bean) {
        try {
            Class.forName(bean.getName(), true, bean.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The class of a field, or of the elements of its list. */
    private static Class<?> classOf(Type type) {
        if (type instanceof ParameterizedType list) {
            return classOf(list.getActualTypeArguments()[0]);
        }
        return type instanceof Class<?> found ? found : Object.class;
    }
}
