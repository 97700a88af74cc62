package org.c2x.asn1.syntax;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.source.Position;

/**
 * A constraint in its parentheses (X.680 clause 49), or a set of values or objects in its braces. The values after an
 * extension marker change nothing in any encoding; they are kept to be checked.
 *
 * @param root      null if there is nothing but an extension marker and additions
 * @param additions null if there are none
 */
public record ConstraintNode(
        Position position,
        @Nullable ElementsNode root,
        boolean extensible,
        @Nullable ElementsNode additions) {}
