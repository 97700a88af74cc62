package org.c2x.asn1.plan;

import java.math.BigInteger;
import org.c2x.asn1.schema.ChoiceType;

/**
 * An alternative.
 *
 * @param code    what the selector says for it
 * @param content an {@link Step.OpenType} where somebody who does not know the alternative must be able to skip it
 */
public record Branch(ChoiceType.Alternative alternative, BigInteger code, Step content) {}
