package org.c2x.asn1.interpreter.diff;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * A type that two versions of a schema have different.
 *
 * @param before   empty if it was added
 * @param after    empty if it was removed
 * @param changes  what changed in its definition, a line each
 * @param verdicts one an encoding; none if a version lacks it
 */
public record TypeDifference(
        Optional<TypeDefinition> before, Optional<TypeDefinition> after, List<String> changes, List<Verdict> verdicts) {

    public TypeDifference {
        changes = List.copyOf(changes);
        verdicts = List.copyOf(verdicts);
    }

    /** True if readers and writers of both versions understand each other in all encodings, as far as was tried. */
    public boolean isCompatible() {
        return verdicts.stream().allMatch(Verdict::isCompatible);
    }
}
