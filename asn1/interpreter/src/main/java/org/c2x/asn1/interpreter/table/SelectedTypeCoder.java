package org.c2x.asn1.interpreter.table;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.RuleReader;
import org.c2x.asn1.runtime.RuleWriter;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** An open type whose type other components of the SEQUENCE tell (X.682 clause 10). */
final class SelectedTypeCoder {
    private final OpenType type;
    private final Map<OpenType.Row, Coder> contents = new IdentityHashMap<>();

    /** @param contents of the rows, in their order */
    SelectedTypeCoder(Step.Choice step, List<Coder> contents) {
        this.type = (OpenType) step.type();
        for (OpenType.Row row : type.rows()) {
            this.contents.put(row, contents.get(this.contents.size()));
        }
    }

    /** Writes a value of the type that the identifiers tell. */
    void write(RuleWriter out, Value value, int levels, List<Value> identifiers) {
        type.problem(identifiers, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        if (value instanceof UnknownAlternative unknown) {
            out.writeOctetsWithLength(unknown.octets());
            return;
        }
        ChoiceValue chosen = (ChoiceValue) value;
        try {
            contents.get(type.row(identifiers).orElseThrow()).write(out, chosen.value(), levels);
        } catch (EncodeException inside) {
            throw inside.within(chosen.name());
        }
    }

    /** Reads a value of the type that the identifiers tell. */
    Value read(RuleReader in, CodingListener listener, List<Value> identifiers) {
        Optional<OpenType.Row> row = type.row(identifiers);
        if (row.isEmpty()) {
            int at = in.position();
            Value unknown = new UnknownAlternative(0, OctetString.wrap(in.readOctets()));
            type.problem(identifiers, unknown).ifPresent(problem -> {
                throw in.error(at, "", problem);
            });
            return unknown;
        }
        Alternative alternative = row.get().alternative();
        RuleReader inside = OpenTypeCoder.open(in, listener);
        listener.enter(alternative.name(), alternative.type(), inside.offset(inside.position()));
        Value value;
        try {
            value = ((OpenTypeCoder) contents.get(row.get())).content().read(inside, listener);
        } catch (DecodeException error) {
            throw error.within(alternative.name());
        }
        listener.leave(value, inside.offset(inside.position()));
        return new ChoiceValue(alternative.name(), value);
    }
}
