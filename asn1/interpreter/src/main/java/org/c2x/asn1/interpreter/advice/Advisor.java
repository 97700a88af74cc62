package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/** Tries changes of a schema on messages: each by itself, then all of them together. */
public final class Advisor {
    private final RuleSet rules;
    private final Type type;
    private final List<Value> messages;

    private Advisor(RuleSet rules, Type type, List<Value> messages) {
        this.rules = rules;
        this.type = type;
        this.messages = messages;
    }

    /**
     * What was found.
     *
     * @param octets   of a message, the mean over all
     * @param advice   what saves something, that which saves most first
     * @param together octets of a message, the mean, if all of the advice is taken
     */
    public record Result(double octets, List<Advice> advice, double together) {
        public Result {
            advice = List.copyOf(advice);
        }
    }

    /** Means over messages. */
    private record Cost(double octets, double bits) {}

    /** A change that saves something, with what it saves. */
    private record Saving(Change change, Advice advice) {}

    /**
     * Looks for changes that make messages shorter.
     *
     * @param rules    whose encodings are to be shorter; with tags, as DER has them, types are kept as they are
     * @param messages values of the type, at least one
     * @throws EncodeException if the rules have no encoding of a message
     */
    public static Result advise(RuleSet rules, Type type, List<Value> messages) {
        return new Advisor(rules, type, List.copyOf(messages)).result();
    }

    private Result result() {
        Cost now = cost(List.of());
        List<Saving> savings = new ArrayList<>();
        for (Seen seen : Observation.of(type, messages)) {
            for (Change change : Proposals.of(seen)) {
                saving(seen, change, now).ifPresent(savings::add);
            }
        }
        savings.sort(Comparator.comparingDouble((Saving saving) -> saving.advice.bits())
                .thenComparingDouble(saving -> saving.advice.octets())
                .reversed());
        return new Result(
                now.octets,
                savings.stream().map(Saving::advice).toList(),
                cost(savings.stream().map(Saving::change).toList()).octets);
    }

    /** Empty if a change saves nothing, or a constraint elsewhere does not go with it. */
    private Optional<Saving> saving(Seen seen, Change change, Cost now) {
        Cost changed;
        try {
            changed = cost(List.of(change));
        } catch (EncodeException notPossible) {
            return Optional.empty();
        }
        double octets = now.octets - changed.octets;
        double bits = now.bits - changed.bits;
        return bits > 0 && octets >= 0
                ? Optional.of(new Saving(change, new Advice(seen.where, change.what(), octets, bits)))
                : Optional.empty();
    }

    private Cost cost(List<Change> changes) {
        ChangedSchema schema = new ChangedSchema(changes);
        TableCodec codec = new TableCodec(rules, schema.type(type));
        long octets = 0;
        long bits = 0;
        for (Value message : messages) {
            Value changed = schema.value(type, message);
            octets += codec.encodedLength(changed);
            bits += codec.encodedBits(changed);
        }
        return new Cost((double) octets / messages.size(), (double) bits / messages.size());
    }
}
