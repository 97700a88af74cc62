package org.c2x.asn1.interpreter.text;

import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.value.ChoiceValue;

/** Which alternative of a CHOICE a document has. */
public final class Choices {
    private Choices() {}

    /**
     * The alternative that a value chooses.
     *
     * @throws EncodeException if the type has none of that name
     */
    public static Alternative alternative(ChoiceType type, ChoiceValue chosen) {
        return type.alternatives().stream()
                .filter(each -> each.name().equals(chosen.name()))
                .findFirst()
                .orElseThrow(() -> new EncodeException("", "the CHOICE has no alternative " + chosen.name()));
    }
}
