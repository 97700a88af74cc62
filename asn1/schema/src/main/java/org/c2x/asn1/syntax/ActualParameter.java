package org.c2x.asn1.syntax;

import java.util.Optional;
import org.c2x.asn1.source.Position;

/**
 * What is put in for a dummy (X.683 clause 9): a type, a value or, in braces, a set of values. A name in braces can
 * be read both as a value and as a set.
 */
public record ActualParameter(
        Position position, Optional<TypeNode> type, Optional<ValueNode> value, Optional<ConstraintNode> set) {}
