package org.c2x.asn1.runtime;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.DecodeException.Unit;

/**
 * Which bits or octets of a message belong to what. If the message cannot be decoded, the trace goes up to where it
 * goes wrong.
 *
 * @param unit           what the entries' places count
 * @param entries        in the order of their places, a value before what it consists of
 * @param error          why there is no whole value
 * @param consumedOctets length of the encoding, 0 if there is an error
 */
public record Trace(Unit unit, List<TraceEntry> entries, Optional<DecodeException> error, int consumedOctets) {

    public Trace {
        entries = List.copyOf(entries);
    }
}
