package org.c2x.asn1.value;

import java.util.Objects;
import org.c2x.asn1.runtime.OctetString;

/** An alternative from a later version of an extensible CHOICE: its index among the additions, from 0, as octets. */
public record UnknownAlternative(int index, OctetString octets) implements Value {
    public UnknownAlternative {
        Objects.requireNonNull(octets);
    }
}
