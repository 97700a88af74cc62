package org.c2x.asn1.value;

import java.util.Objects;
import org.c2x.asn1.runtime.OctetString;

/**
 * An alternative from a later version of an extensible CHOICE: its index among the additions, from 0, as octets. DER
 * tells a tag, which says nothing of the index: from there it is the first index that the type does not know, so that
 * such a value does not come through DER into another rule as it was.
 */
public record UnknownAlternative(int index, OctetString octets) implements Value {
    public UnknownAlternative {
        Objects.requireNonNull(octets);
    }
}
