package org.c2x.bench.published;

import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * The study of Hamerski, Domingues, Moraes and Amory: code and data size of serialisation libraries on an embedded
 * multiprocessor (its Table 1).
 *
 * @param kind      always {@code published}
 * @param structs   what was serialised, by name
 * @param units     of the sizes
 * @param libraries sizes by library and struct; null where a library does not support a struct
 * @param figures   findings of its plots in words, by the numbers of the figures
 */
public record MpsocStudy(
        String kind,
        String id,
        String title,
        String authors,
        String platform,
        Map<String, String> structs,
        Map<String, String> units,
        Map<String, Map<String, @Nullable Sizes>> libraries,
        Map<String, String> figures) {

    /**
     * Sizes of one library with one struct.
     *
     * @param codeSize in kilobytes
     * @param dataSize in octets
     */
    public record Sizes(double codeSize, int dataSize) {}
}
