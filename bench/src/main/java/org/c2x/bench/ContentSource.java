package org.c2x.bench;

import java.util.List;

/** Offers contents to measure with; found by {@link java.util.ServiceLoader}. */
public interface ContentSource {

    /** The contents, in the order in which reports show them. The same call gives equal messages in every JVM. */
    List<BenchContent<?>> contents();

    /** Further contents of which only lengths are of interest. */
    default List<BenchContent<?>> lengthVariants() {
        return List.of();
    }
}
