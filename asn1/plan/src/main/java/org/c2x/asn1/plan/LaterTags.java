package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Tags of one octet (X.696 clause 8.7) that count the alternatives of an extensible CHOICE, as automatic tags do: a tag
 * beyond the known ones then tells the position of an alternative of a later version.
 *
 * @param base  tag of the first addition, known or not
 * @param first of a later version
 * @param last  that an octet has room for
 */
public record LaterTags(int base, int first, int last) {
    private static final int LAST_NUMBER = 0x3e;

    /** Those of a CHOICE; empty where another tag tells nobody a position. */
    public static Optional<LaterTags> of(Step.Choice choice) {
        List<Branch> branches = choice.branches();
        if (!choice.type().extensible() || branches.isEmpty()) {
            return Optional.empty();
        }
        BigInteger zero = branches.get(0).code();
        boolean count = IntStream.range(0, branches.size()).allMatch(i -> {
            Branch branch = branches.get(i);
            return !branch.repeatsTag()
                    && branch.code().bitLength() <= Byte.SIZE
                    && branch.code().equals(zero.add(BigInteger.valueOf(i)));
        });
        if (!count) {
            return Optional.empty();
        }
        int own = zero.intValue();
        return Optional.of(new LaterTags(own + choice.type().root().size(), own + branches.size(), own | LAST_NUMBER));
    }
}
