package org.c2x.mpsoc;

import java.util.List;
import java.util.Locale;
import org.c2x.its.contents.Content;

/**
 * The structs with values. Which ones the study had, it does not say; with these, all data sizes of its Table I come
 * out, and with some others, too.
 */
public final class MpsocContents {
    private static final List<Content<?>> ALL = List.of(
            full("a", FullStructs.A),
            full("b", FullStructs.B),
            full("c", FullStructs.C),
            fit("a", FitStructs.A),
            fit("b", FitStructs.B),
            fit("c", FitStructs.C));

    private MpsocContents() {}

    /** The contents by themselves, in the order of {@link MpsocTypes#all()}. */
    public static List<Content<?>> all() {
        return ALL;
    }

    private static <T extends Record> Content<T> full(String struct, T value) {
        return content("mpsoc-" + struct, struct, "numbers of the full range of their types in C", value);
    }

    private static <T extends Record> Content<T> fit(String struct, T value) {
        return content("mpsoc-" + struct + "-fit", struct, "numbers constrained as their values are", value);
    }

    @SuppressWarnings("unchecked") // records have no subclasses
    private static <T extends Record> Content<T> content(String name, String struct, String ranges, T value) {
        return new Content<>(
                name,
                "struct " + struct.toUpperCase(Locale.ROOT) + " of the embedded study, " + ranges,
                (Class<T>) value.getClass(),
                value);
    }
}
