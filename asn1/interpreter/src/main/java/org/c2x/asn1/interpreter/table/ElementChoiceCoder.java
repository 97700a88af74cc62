package org.c2x.asn1.interpreter.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** CHOICE whose alternatives are told apart by their tags. An alternative of a later version is kept as an element. */
final class ElementChoiceCoder extends Coder {
    private static final int NONE = -1;

    private final ChoiceType type;
    private final List<Alternative> alternatives;
    private final List<Coder> contents;
    private final Map<String, Integer> positions = new HashMap<>();
    /** Positions by the tags that alternatives may begin with. */
    private final Map<Integer, Integer> byTag = new HashMap<>();
    /** The position of the alternative that may begin with any tag, {@link #NONE} if there is none. */
    private final int other;

    ElementChoiceCoder(PlanBuilder plans, Step.Choice step, List<Coder> contents) {
        this.type = step.type();
        this.alternatives = step.branches().stream().map(Branch::alternative).toList();
        this.contents = List.copyOf(contents);
        int any = NONE;
        for (Branch branch : step.branches()) {
            int position = positions.size();
            positions.put(branch.alternative().name(), position);
            ElementTags.leading(plans, branch.content()).forEach(tag -> byTag.putIfAbsent(tag, position));
            if (LeadingTags.of(plans, branch.content()).other()) {
                any = position;
            }
        }
        this.other = any;
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
            contents.get(position).write(out, chosen.value(), levels);
        } catch (EncodeException inside) {
            throw inside.within(chosen.name());
        }
    }

    private void writeUnknown(RuleWriter out, UnknownAlternative unknown) {
        if (!type.extensible() || unknown.index() < type.additions().size()) {
            throw new EncodeException("", "the CHOICE has no unknown alternative of index " + unknown.index());
        }
        int tag = AnyElementCoder.write(out, unknown.octets());
        if (byTag.containsKey(tag)) {
            throw new EncodeException(
                    "",
                    "expected the element of an unknown alternative, found "
                            + alternatives.get(byTag.get(tag)).name());
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        DerReader elements = (DerReader) in;
        int position = byTag.getOrDefault(elements.nextTag(), other);
        if (position == NONE || !elements.hasMore()) {
            if (!type.extensible() || !elements.hasMore()) {
                throw elements.wrongTag("the tag of an alternative");
            }
            // tags tell no index, but that it is after the known ones
            return new UnknownAlternative(type.additions().size(), AnyElementCoder.readElement(elements, listener));
        }
        Alternative alternative = alternatives.get(position);
        listener.enter(alternative.name(), alternative.type(), in.offset(in.position()));
        Value value;
        try {
            value = contents.get(position).read(in, listener);
        } catch (DecodeException error) {
            throw error.within(alternative.name());
        }
        listener.leave(value, in.offset(in.position()));
        return new ChoiceValue(alternative.name(), value);
    }
}
