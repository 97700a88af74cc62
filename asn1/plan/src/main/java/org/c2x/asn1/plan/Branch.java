package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.schema.ChoiceType;

/**
 * An alternative.
 *
 * @param code     what the selector says for it
 * @param repeated if it is an untagged CHOICE in OER, the tags that its values begin with: that of the value at hand
 *                 precedes it in place of the code; otherwise empty
 * @param content  an {@link Step.OpenType} where somebody who does not know the alternative must be able to skip it
 */
public record Branch(ChoiceType.Alternative alternative, BigInteger code, List<BigInteger> repeated, Step content) {

    public Branch {
        repeated = List.copyOf(repeated);
    }

    /** An alternative with a code of its own. */
    public Branch(ChoiceType.Alternative alternative, BigInteger code, Step content) {
        this(alternative, code, List.of(), content);
    }

    /** True if the tag of the value precedes it once more. */
    public boolean repeatsTag() {
        return !repeated.isEmpty();
    }

    /** All that the selector may say for it. */
    public List<BigInteger> codes() {
        return repeatsTag() ? repeated : List.of(code);
    }
}
