package org.c2x.asn1.interpreter.table;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * Which bits of a message belong to what. If the message cannot be decoded, the trace goes up to where it goes wrong.
 *
 * @param entries        in the order of their first bits, a value before what it consists of
 * @param value          the decoded value, if there is one
 * @param error          why there is none
 * @param consumedOctets length of the encoding, 0 if there is an error
 */
public record ValueTrace(
        List<TraceEntry> entries, Optional<Value> value, Optional<DecodeException> error, int consumedOctets) {

    public ValueTrace {
        entries = List.copyOf(entries);
    }

    /** The trace alone, in bits. */
    public Trace trace() {
        return new Trace(DecodeException.Unit.BIT, entries, error, consumedOctets);
    }

    /** What traces messages of a type. */
    public static Tracer tracer(RuleSet rules, Type type) {
        Coder coder = CoderFactory.coder(rules, type);
        return octets -> of(rules, type, coder, octets, Limits.DEFAULT).trace();
    }

    /** Traces a message; octets after it are ignored. */
    public static ValueTrace of(RuleSet rules, Type type, byte[] octets) {
        return of(rules, type, octets, Limits.DEFAULT);
    }

    /** Traces a message within limits. */
    public static ValueTrace of(RuleSet rules, Type type, byte[] octets, Limits limits) {
        return of(rules, type, CoderFactory.coder(rules, type), octets, limits);
    }

    private static ValueTrace of(RuleSet rules, Type type, Coder coder, byte[] octets, Limits limits) {
        TraceListener listener = new TraceListener(rules, limits);
        try {
            RuleReader in = rules.reader(octets, 0, octets.length, limits);
            listener.enter("", type, 0);
            Value value = coder.read(in, listener);
            int end = in.offset(in.position());
            listener.leave(value, end);
            listener.padding(end, 8 * in.consumedOctets());
            return of(listener.trace().complete(in.consumedOctets()), Optional.of(value));
        } catch (DecodeException error) {
            return of(listener.trace().stopped(error), Optional.empty());
        }
    }

    private static ValueTrace of(Trace trace, Optional<Value> value) {
        return new ValueTrace(trace.entries(), value, trace.error(), trace.consumedOctets());
    }
}
