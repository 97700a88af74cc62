package org.c2x.asn1.interpreter.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Fragments;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.PerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/**
 * SEQUENCE OF and SET OF. Elements of a sorted list are written in ascending order of their encodings: none of them is
 * the beginning of another one, so that comparing octets padded with zeros decides.
 */
final class ListCoder extends Coder {
    private final RuleSet rules;
    private final ListType type;
    private final Coder element;
    private final int leastBits;
    private final int leastOctets;
    private final LengthCoder length;
    private final boolean sorted;
    /** True if the elements fill the contents of one around them. */
    private final boolean fills;

    /**
     * @param leastBits   a lower bound for the length of an element, in bits
     * @param leastOctets the same for the memory that it takes, in octets
     */
    ListCoder(RuleSet rules, Step.Repetition step, Coder element, int leastBits, int leastOctets) {
        this.rules = rules;
        this.type = step.type();
        this.element = element;
        this.leastBits = leastBits;
        this.leastOctets = leastOctets;
        this.length = new LengthCoder(step.length(), type.size(), "elements");
        this.sorted = step.sorted();
        this.fills = step.length() instanceof NumberForm.ContentsLength;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        List<Value> elements = expect(ListValue.class, value).elements();
        List<Value> ordered = sorted ? sorted(elements, levels) : elements;
        if (length.write(out, elements.size()) || fills) {
            writeElements(out, ordered, 0, elements.size(), levels);
            return;
        }
        int next = 0;
        int announced;
        do {
            announced = ((PerWriter) out).writeFragmentLength(elements.size() - next);
            writeElements(out, ordered, next, next + announced, levels);
            next += announced;
        } while (PerWriter.isFragment(announced));
    }

    private void writeElements(RuleWriter out, List<Value> elements, int from, int to, int levels) {
        for (int i = from; i < to; i++) {
            try {
                element.write(out, elements.get(i), levels);
            } catch (EncodeException inside) {
                throw inside.within("[" + i + "]");
            }
        }
    }

    private record Encoded(Value value, byte[] octets) {}

    private List<Value> sorted(List<Value> elements, int levels) {
        List<Encoded> encoded = new ArrayList<>(elements.size());
        for (Value each : elements) {
            RuleWriter out = rules.writer();
            try {
                element.write(out, each, levels);
            } catch (EncodeException inside) {
                throw inside.within("[" + encoded.size() + "]");
            }
            encoded.add(new Encoded(each, out.toByteArray()));
        }
        encoded.sort((left, right) -> Arrays.compareUnsigned(left.octets(), right.octets()));
        return encoded.stream().map(Encoded::value).toList();
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        if (fills) {
            int elements = ((DerReader) in).countElements();
            length.check(in, in.position(), elements);
            return new ListValue(ImmutableList.wrap(readElements(0, elements, in, listener)));
        }
        int count = length.read(in, listener);
        if (count >= 0) {
            return new ListValue(ImmutableList.wrap(readElements(0, count, in, listener)));
        }
        Fragments<Value[]> fragments = new Fragments<>();
        int at = in.position();
        int announced;
        do {
            int lengthAt = in.position();
            announced = in.readLength();
            int part = announced & ~RuleReader.FRAGMENT;
            listener.item(Item.LENGTH, in.offset(lengthAt), in.offset(in.position()), part);
            length.checkNotLonger(in, lengthAt, (long) fragments.count() + part);
            fragments.add(readElements(fragments.count(), part, in, listener), part);
        } while ((announced & RuleReader.FRAGMENT) != 0);
        length.check(in, at, fragments.count());
        return new ListValue(ImmutableList.of(fragments));
    }

    /** @param from index of the first one in the whole list */
    private Value[] readElements(int from, int count, RuleReader in, CodingListener listener) {
        in.requireElements(count, leastBits, leastOctets);
        Value[] elements = new Value[count];
        for (int i = 0; i < count; i++) {
            listener.enterElement(from + i, type.element(), in.offset(in.position()));
            try {
                elements[i] = element.read(in, listener);
                listener.leave(elements[i], in.offset(in.position()));
            } catch (DecodeException inside) {
                throw inside.within("[" + (from + i) + "]");
            }
        }
        return elements;
    }
}
