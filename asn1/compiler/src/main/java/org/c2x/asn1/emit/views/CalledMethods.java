package org.c2x.asn1.emit.views;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** Private methods of a view, each of which is written once, and only if somebody calls it. */
final class CalledMethods {
    private final Set<String> methods;
    private final Queue<Runnable> unwritten = new ArrayDeque<>();

    /** @param methods names of all methods of the class */
    CalledMethods(Set<String> methods) {
        this.methods = methods;
    }

    /**
     * Name of the method about something.
     *
     * @param known  the names given so far, by what the methods are about
     * @param wanted the name, unless another method has it
     * @param writer writes the method, once
     */
    <T> String name(Map<T, String> known, T subject, String wanted, Runnable writer) {
        String name = known.get(subject);
        if (name == null) {
            name = distinct(methods, wanted);
            known.put(subject, name);
            unwritten.add(writer);
        }
        return name;
    }

    /** Writes the methods that are called, and those that these call. */
    void emit() {
        while (!unwritten.isEmpty()) {
            unwritten.remove().run();
        }
    }

    /** A name that no other method has. */
    static String distinct(Set<String> methods, String wanted) {
        String name = wanted;
        for (int i = 2; !methods.add(name); i++) {
            name = wanted + i;
        }
        return name;
    }
}
