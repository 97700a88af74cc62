package org.c2x.asn1.interpreter.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.interpreter.table.SequenceCoder.Components;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** The components of a SEQUENCE or SET as elements, which their tags tell apart. */
final class ElementsCoder extends PartCoder {
    private static final int NONE = -1;

    /** A component and the tags that its element may begin with, which may be any others, too. */
    private record Place(Step.Field field, PartCoder.Field coder, Set<Integer> tags, boolean other, boolean mandatory) {
        String name() {
            return field.component().name();
        }
    }

    private final Elements elements;
    private final List<Place> places = new ArrayList<>();
    private final boolean ordered;
    /** The place before which elements of later versions may be, {@link #NONE} if they may not. */
    private final int others;
    /** The components of each version bracket, which are there together. */
    private final List<List<Place>> groups = new ArrayList<>();

    /** @param coders of the fields */
    ElementsCoder(PlanBuilder plans, Elements part, List<PartCoder.Field> coders) {
        this.elements = part;
        this.ordered = part.order() == Elements.Order.TEXTUAL;
        this.others = part.others().orElse(NONE);
        for (Step.Field field : part.fields()) {
            places.add(new Place(
                    field,
                    coders.get(places.size()),
                    ElementTags.leading(plans, field.content()),
                    LeadingTags.of(plans, field.content()).other(),
                    !part.mayBeAbsent(field)));
        }
        for (SequenceType.Addition addition : part.type().additions()) {
            if (addition.isGroup()) {
                groups.add(places.stream()
                        .filter(place -> addition.components().contains(place.field.component()))
                        .toList());
            }
        }
    }

    @Override
    void write(RuleWriter out, SequenceValue value, int levels) {
        for (List<Place> group : groups) {
            if (isAny(group.stream().map(Place::field).toList(), value)) {
                missing(group, value::get).ifPresent(name -> {
                    throw new EncodeException(name, "the component is mandatory");
                });
            }
        }
        if (elements.order() == Elements.Order.CHOSEN_TAGS) {
            writeByTags(out, value, levels);
            return;
        }
        for (Place place : places) {
            place.coder.write(out, value, levels);
        }
    }

    private void writeByTags(RuleWriter out, SequenceValue value, int levels) {
        List<byte[]> written = new ArrayList<>();
        for (Place place : places) {
            OerWriter element = new OerWriter();
            place.coder.write(element, value, levels);
            if (element.length() > 0) {
                written.add(element.toByteArray());
            }
        }
        written.sort(Comparator.comparing(ElementsCoder::tag, ElementTags::compare));
        written.forEach(element -> out.writeOctets(element, 0, element.length));
    }

    private static int tag(byte[] element) {
        return new DerReader(element, 0, element.length, Limits.DEFAULT).nextTag();
    }

    /** The first mandatory component of a version bracket that is not there. */
    private static Optional<String> missing(List<Place> group, IntFunction<Value> slots) {
        return group.stream()
                .filter(place -> place.field.component().isMandatory() && slots.apply(place.field.slot()) == null)
                .map(Place::name)
                .findFirst();
    }

    @Override
    void read(RuleReader in, CodingListener listener, Components read) {
        DerReader reader = (DerReader) in;
        boolean[] found = new boolean[places.size()];
        int[] later = new int[places.size()];
        int next = 0;
        while (reader.hasMore()) {
            int place = place(reader.nextTag(), next, found);
            if (place == NONE) {
                skip(reader, listener, next);
                next = ordered ? Math.max(next, others) : 0;
                continue;
            }
            found[place] = true;
            if (!ordered && places.get(place).coder instanceof SelectedField) {
                // what tells its type may follow it
                later[place] = in.position();
                reader.skip();
            } else {
                places.get(place).coder.readPresent(in, listener, read.slots);
            }
            next = ordered ? place + 1 : 0;
        }
        int end = in.position();
        for (int i = 0; i < found.length; i++) {
            if (!found[i]) {
                absent(places.get(i), reader, read.slots);
            } else if (later[i] > 0) {
                in.seek(later[i]);
                places.get(i).coder.readPresent(in, listener, read.slots);
                in.seek(end);
            }
        }
        for (List<Place> group : groups) {
            if (group.stream().anyMatch(place -> found[places.indexOf(place)])) {
                missing(group, slot -> read.slots[slot]).ifPresent(name -> {
                    throw in.error(end, name, "expected a mandatory component, found none");
                });
            }
        }
    }

    private static void absent(Place place, DerReader in, Value[] slots) {
        if (place.mandatory) {
            throw in.wrongTag("a mandatory component").within(place.name());
        }
        place.coder.fillDefaults(slots);
    }

    /** The place of the next element: that which has its tag, or else one that may have any. */
    private int place(int tag, int next, boolean[] found) {
        int any = NONE;
        for (int i = next; i < places.size(); i++) {
            Place place = places.get(i);
            if (!found[i]) {
                if (place.tags.contains(tag)) {
                    return i;
                } else if (place.other && any == NONE && tag != DerReader.NO_TAG) {
                    any = i;
                }
                if (ordered && place.mandatory) {
                    break;
                }
            }
        }
        return any;
    }

    private void skip(DerReader in, CodingListener listener, int next) {
        int tag = in.nextTag();
        if (!ordered && places.stream().anyMatch(place -> place.tags.contains(tag))) {
            throw in.error(in.position(), "", "expected each component once, found another one");
        }
        boolean isPlace = others != NONE && tag != DerReader.NO_TAG;
        for (int i = next; isPlace && ordered && i < others; i++) {
            isPlace = !places.get(i).mandatory;
        }
        if (!isPlace) {
            throw in.wrongTag(
                    next < places.size() && ordered
                            ? "component " + places.get(next).name()
                            : "no more components");
        }
        int at = in.position();
        in.skip();
        listener.item(Item.UNKNOWN_ELEMENT, in.offset(at), in.offset(in.position()), 0);
    }
}
