package org.c2x.asn1.interpreter.table;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** ENUMERATED. */
final class EnumeralCoder extends Coder {
    private final EnumeratedType type;
    private final SelectorCoder selector;
    /** Of the root, then the additions. */
    private final List<EnumeratedValue> enumerals;

    private final Map<String, Integer> positions = new HashMap<>();
    private final int rootSize;

    EnumeralCoder(Step.Enumeral step) {
        this.type = step.type();
        this.enumerals = Stream.concat(type.root().stream(), type.additions().stream())
                .map(enumeral -> new EnumeratedValue(enumeral.name()))
                .toList();
        enumerals.forEach(enumeral -> positions.put(enumeral.name(), positions.size()));
        this.rootSize = type.root().size();
        this.selector = new SelectorCoder(
                step.form(), step.codes().stream().map(List::of).toList(), rootSize, type.extensible(), "enumerals");
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        ValueCheck.enumerated(type, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        selector.write(out, position(value));
    }

    private long position(Value value) {
        if (value instanceof EnumeratedValue known) {
            return requireNonNull(positions.get(known.name()));
        }
        int index = ((UnknownEnumeral) value).index();
        if (index == UnknownEnumeral.NO_INDEX) {
            throw SelectorCoder.unknownNumber();
        }
        return (long) rootSize + index;
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        long position = selector.read(in, listener, null);
        if (0 <= position && position < enumerals.size()) {
            return enumerals.get((int) position);
        }
        return new UnknownEnumeral(
                position < 0
                        ? UnknownEnumeral.NO_INDEX
                        : (int) Math.min(position - rootSize, UnknownEnumeral.NO_INDEX));
    }
}
