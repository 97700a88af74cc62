package org.c2x.asn1.emit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Calls of generated code, which tests cannot name; exceptions come out as they are thrown. */
final class Reflection {

    private Reflection() {}

    static Object construct(Class<?> type, Object... arguments) {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                .filter(each -> each.getParameterCount() == arguments.length)
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " has no constructor of " + arguments.length));
        return run(() -> constructor.newInstance(arguments), constructor);
    }

    static Object constant(Class<?> type, String field) {
        try {
            return type.getField(field).get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static Object call(Class<?> type, Object target, String name, Object... arguments) {
        Method method = Arrays.stream(type.getMethods())
                .filter(each -> each.getName().equals(name) && each.getParameterCount() == arguments.length)
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " has no method " + name));
        return run(() -> method.invoke(target, arguments), method);
    }

    private static Object run(Invocation invocation, Executable what) {
        try {
            what.setAccessible(true);
            return invocation.run();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new AssertionError("cannot call " + what, e);
        }
    }

    /** Something that reflection does. */
    @FunctionalInterface
    private interface Invocation {
        Object run() throws ReflectiveOperationException;
    }
}
