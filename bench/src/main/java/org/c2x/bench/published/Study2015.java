package org.c2x.bench.published;

import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * The study of 2015 by Bittl, Gonzalez, Spähn and Heidrich: nesting, lengths and memory of encoding and decoding (its
 * Tables III to IX).
 *
 * @param kind            always {@code published}
 * @param note            where the study contradicts itself
 * @param setup           compilers, libraries and system, by what they are
 * @param contents        what each content is
 * @param encode          by content and scheme ({@code asn1}, {@code protobuf}, {@code exi}, {@code binary})
 * @param decode          memory of decoding by content and scheme
 * @param averageEnvelope its Table VII
 * @param figures         findings of its plots in words, by the numbers of the figures; no value is printed there
 */
public record Study2015(
        String kind,
        String id,
        String title,
        String authors,
        String note,
        Map<String, Object> setup,
        List<Platform> platforms,
        Map<String, String> contents,
        Nesting nesting,
        Map<String, Map<String, Encoding>> encode,
        Map<String, Map<String, Memory>> decode,
        AverageEnvelope averageEnvelope,
        Map<String, String> figures) {

    /** A machine of the study. */
    public record Platform(String name, int clockMhz, int clockResolutionNs) {}

    /**
     * Table III: data sets on each level of nesting.
     *
     * @param note   what was counted
     * @param levels numbers on the first level, the second and so on, by content
     */
    public record Nesting(String note, Map<String, List<Integer>> levels) {}

    /**
     * One content in one scheme.
     *
     * @param heap            octets allocated by encoding
     * @param stack           octets of stack in encoding
     * @param length          in octets
     * @param lengthOptimised with the optimised schema of EXI, null in other schemes
     */
    public record Encoding(
            int heap, int stack, int length, @Nullable Integer lengthOptimised) {}

    /**
     * Table VII: the least average length of the envelope of CAMs, some of which carry a certificate and the others
     * its digest.
     *
     * @param formula               as published
     * @param messagesPerSecond     CAMs a second
     * @param certificatesPerSecond those of them with a certificate
     * @param lengths               in octets by scheme; {@code exi_optimised} is EXI with the optimised schema
     */
    public record AverageEnvelope(
            String formula, int messagesPerSecond, int certificatesPerSecond, Map<String, Double> lengths) {}
}
