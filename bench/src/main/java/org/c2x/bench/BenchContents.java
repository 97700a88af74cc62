package org.c2x.bench;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks contents up by name among the sources on the class path. */
public final class BenchContents {
    private static final List<ContentSource> SOURCES =
            ServiceLoader.load(ContentSource.class, BenchContents.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();
    private static final List<BenchContent<?>> CONTENTS = SOURCES.stream()
            .<BenchContent<?>>flatMap(source -> source.contents().stream())
            .toList();

    private BenchContents() {}

    /** All contents, single messages and streams, in report order. */
    public static List<BenchContent<?>> all() {
        return CONTENTS;
    }

    /** All contents that are single messages, then those of which only lengths are of interest. */
    public static List<BenchContent<?>> forLengths() {
        return Stream.concat(
                        CONTENTS.stream().filter(content -> !content.isStream()),
                        SOURCES.stream().flatMap(source -> source.lengthVariants().stream()))
                .toList();
    }

    /**
     * The content of a name.
     *
     * @throws NoSuchElementException if there is none; the message names those that there are
     */
    public static BenchContent<?> get(String name) {
        return CONTENTS.stream()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no content " + name + "; there are "
                        + CONTENTS.stream().map(BenchContent::name).collect(Collectors.joining(", "))));
    }
}
