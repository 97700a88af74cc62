package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.plan.Step;

/** Prints the statements for INTEGERs and enumerals, or adds them to the fields that wait. */
interface NumberCode {

    void integer(Step.Number step, Place place, String path);

    void enumeral(Step.Enumeral step, Place place, String path);

    /** True if each number is the one before and one: then others are those of later versions. */
    static boolean isConsecutive(List<BigInteger> codes) {
        return IntStream.range(1, codes.size())
                .allMatch(i -> codes.get(i).equals(codes.get(0).add(BigInteger.valueOf(i))));
    }
}
