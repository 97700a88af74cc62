package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** CHOICE. */
final class ChoiceCoder extends Coder {
    private final ChoiceType type;
    private final List<Alternative> alternatives;
    /** Of all alternatives, those of the root first. */
    private final List<Coder> contents;
    /** The values of alternatives of NULL; null for all others. */
    private final ChoiceValue[] empty;

    /** True for an alternative whose values repeat their tag. */
    private final boolean[] repeated;

    private final Map<String, Integer> positions = new HashMap<>();
    private final int rootSize;
    private final SelectorCoder selector;

    ChoiceCoder(Step.Choice step, List<Coder> contents) {
        this.type = step.type();
        this.alternatives = step.branches().stream().map(Branch::alternative).toList();
        this.contents = List.copyOf(contents);
        this.empty = alternatives.stream()
                .map(each -> each.type().resolved() instanceof NullType
                        ? new ChoiceValue(each.name(), new NullValue())
                        : null)
                .toArray(ChoiceValue[]::new);
        alternatives.forEach(alternative -> positions.put(alternative.name(), positions.size()));
        this.rootSize = type.root().size();
        this.repeated = new boolean[alternatives.size()];
        for (int i = 0; i < repeated.length; i++) {
            repeated[i] = step.branches().get(i).repeatsTag();
        }
        List<List<BigInteger>> codes =
                step.branches().stream().map(Branch::codes).toList();
        this.selector = new SelectorCoder(step.selector(), codes, rootSize, type.extensible(), "alternatives");
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        if (value instanceof UnknownAlternative unknown) {
            writeUnknown(out, unknown);
            return;
        }
        ChoiceValue chosen = expect(ChoiceValue.class, value);
        int position = position(positions, chosen);
        try {
            if (repeated[position]) {
                RepeatedTag.write(out, contents.get(position), chosen.value(), levels);
            } else {
                selector.write(out, position);
                contents.get(position).write(out, chosen.value(), levels);
            }
        } catch (EncodeException inside) {
            throw inside.within(chosen.name());
        }
    }

    private void writeUnknown(RuleWriter out, UnknownAlternative unknown) {
        if (!type.extensible() || unknown.index() < type.additions().size()) {
            throw new EncodeException("", "the CHOICE has no unknown alternative of index " + unknown.index());
        }
        selector.write(out, (long) rootSize + unknown.index());
        out.writeOctetsWithLength(unknown.octets());
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int at = in.position();
        long position = selector.read(in, listener, Item.CHOICE_INDEX);
        if (position < 0) {
            throw in.error(at, "", "expected an alternative of this version, found one whose tag tells no index");
        }
        return position < alternatives.size()
                ? readAlternative(at, (int) position, in, listener)
                : new UnknownAlternative((int) (position - rootSize), OctetString.wrap(in.readOctets()));
    }

    private Value readAlternative(int at, int position, RuleReader in, CodingListener listener) {
        Alternative alternative = alternatives.get(position);
        Coder content = contents.get(position);
        // the length of an open type comes before the value, not in it
        RuleReader inside = content instanceof OpenTypeCoder ? OpenTypeCoder.open(in, listener) : in;
        Coder coder = content instanceof OpenTypeCoder open ? open.content() : content;
        listener.enter(alternative.name(), alternative.type(), inside.offset(inside.position()));
        Value value;
        try {
            if (repeated[position]) {
                RepeatedTag.require(in, at, inside);
            }
            value = coder.read(inside, listener);
        } catch (DecodeException error) {
            throw error.within(alternative.name());
        }
        listener.leave(value, inside.offset(inside.position()));
        return empty[position] == null ? new ChoiceValue(alternative.name(), value) : empty[position];
    }
}
