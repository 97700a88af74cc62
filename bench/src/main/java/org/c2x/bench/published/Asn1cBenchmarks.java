package org.c2x.bench.published;

import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * Objective Systems' benchmarks of the ASN1C run time for Java.
 *
 * @param kind  always {@code published}
 * @param note  what they found
 * @param setup machine and versions, by what they are
 */
public record Asn1cBenchmarks(
        String kind,
        String id,
        String title,
        @Nullable String authors,
        String note,
        Map<String, Object> setup,
        List<Specification> specifications,
        List<Run> runs) {

    /**
     * What was encoded.
     *
     * @param rules          {@code ber}, {@code per-aligned} or {@code per-unaligned}
     * @param generatedFiles classes that the compiler made of it
     * @param recordOctets   length of a record, the average where they differ, null where it is not given
     */
    public record Specification(
            String name,
            String rules,
            int generatedFiles,
            @Nullable Integer recordOctets,
            @Nullable String note) {}

    /**
     * One line of a table.
     *
     * @param direction {@code encode} or {@code decode}
     * @param records   how many records the time is for
     */
    public record Run(
            String specification,
            String rules,
            String direction,
            int records,
            double seconds,
            int recordsPerSecond,
            int octetsPerSecond) {}
}
