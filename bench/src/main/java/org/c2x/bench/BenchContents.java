package org.c2x.bench;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** Looks contents up by name among the sources on the class path. */
public final class BenchContents {
    private static final List<Content<?>> CONTENTS = ServiceLoader.load(
                    ContentSource.class, BenchContents.class.getClassLoader())
            .stream()
            .<Content<?>>flatMap(source -> source.get().contents().stream())
            .toList();

    private BenchContents() {}

    /** All contents, single messages and streams, in report order. */
    public static List<Content<?>> all() {
        return CONTENTS;
    }

    /**
     * The content of a name.
     *
     * @throws NoSuchElementException if there is none; the message names those that there are
     */
    public static Content<?> get(String name) {
        return CONTENTS.stream()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no content " + name + "; there are "
                        + CONTENTS.stream().map(Content::name).collect(Collectors.joining(", "))));
    }
}
