package org.c2x.bench.published;

import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * The study of 2014 by Bittl, Gonzalez and Heidrich: lengths and memory of encoding (its Tables II to IV).
 *
 * @param kind    always {@code published}
 * @param note    what the study's text says otherwise
 * @param setup   compilers, libraries and system, by what they are
 * @param encode  by content and scheme ({@code asn1}, {@code protobuf}, {@code binary}); what a library could not
 *                encode is absent
 * @param figures findings of its plots in words, by the numbers of the figures; no value is printed there
 */
public record Study2014(
        String kind,
        String id,
        String title,
        String authors,
        String note,
        Map<String, Object> setup,
        Map<String, Map<String, Encoding>> encode,
        Map<String, String> figures) {

    /**
     * One content in one scheme.
     *
     * @param length in octets
     * @param toed   memory of the encoder optimised for time
     * @param soed   memory of the encoder optimised for space, null where there was no other
     */
    public record Encoding(
            int length, Memory toed, @Nullable Memory soed) {}
}
