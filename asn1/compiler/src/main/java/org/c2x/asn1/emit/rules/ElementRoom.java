package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/**
 * The most octets that values of a type are written as, where that is known and not too much to make room for at once:
 * such values are written without asking for room.
 */
final class ElementRoom {
    /** More than this is not made room for at once. */
    private static final int MOST = 1 << 12;
    /** Strings of more bits are copied. */
    private static final int WORD_BITS = 64;

    private static final OptionalLong NONE = OptionalLong.empty();

    private final CodecModel model;
    private final Map<Type, OptionalInt> known = new IdentityHashMap<>();

    ElementRoom(CodecModel model) {
        this.model = model;
    }

    /** Of what a method of the type's codec class writes: the contents, or the element of a CHOICE. */
    OptionalInt of(Type type) {
        OptionalInt room = known.get(type);
        if (room == null) {
            // recursive types have no upper bound
            room = model.isRecursive(type) ? OptionalInt.empty() : small(contents(model.step(type)));
            known.put(type, room);
        }
        return room;
    }

    /** Of a step of a component, an element or an alternative: its whole element. */
    OptionalInt of(Step step) {
        return small(element(step));
    }

    private static OptionalInt small(OptionalLong octets) {
        return octets.isPresent() && octets.getAsLong() <= MOST
                ? OptionalInt.of((int) octets.getAsLong())
                : OptionalInt.empty();
    }

    private OptionalLong element(Step step) {
        if (step instanceof Step.Checked checked) {
            return element(checked.base());
        }
        if (!(step instanceof Element element)) {
            return structured(step);
        }
        OptionalLong contents = structured(element.content());
        if (contents.isEmpty()) {
            return NONE;
        }
        long octets = contents.getAsLong();
        for (Tag tag : element.tags()) {
            octets += (Identifiers.of(tag, false).length() - 1) / 2 + lengthOctets(octets);
        }
        return OptionalLong.of(octets);
    }

    private static long lengthOctets(long octets) {
        return octets < 0x80 ? 1 : octets < 0x100 ? 2 : octets < 0x1_0000 ? 3 : 5;
    }

    /** Types with methods of their own are asked for once, and never for themselves within themselves. */
    private OptionalLong structured(Step step) {
        Step coded = model.coded(step);
        Type type = coded instanceof Step.Sequence sequence
                ? sequence.type()
                : coded instanceof Step.Choice choice
                        ? choice.type()
                        : coded instanceof Step.Repetition list ? list.type() : null;
        if (type == null) {
            return contents(coded);
        }
        OptionalInt room = of(type);
        return room.isPresent() ? OptionalLong.of(room.getAsInt()) : NONE;
    }

    private OptionalLong contents(Step step) {
        if (step instanceof Step.Nothing) {
            return OptionalLong.of(0);
        } else if (step instanceof Step.Truth) {
            return OptionalLong.of(1);
        } else if (step instanceof Step.Number number) {
            return number(number);
        } else if (step instanceof Step.Enumeral enumeral) {
            return OptionalLong.of(most(enumeral.codes().stream()));
        } else if (step instanceof Step.Bits bits) {
            OptionalLong most = most(bits.type().size());
            return most.isPresent() && most.getAsLong() <= WORD_BITS
                    ? OptionalLong.of(1 + (most.getAsLong() + 7) / 8)
                    : NONE;
        } else if (step instanceof Step.Octets string) {
            return most(string.type().size());
        } else if (step instanceof Step.Repetition list) {
            OptionalLong most = list.sorted() ? NONE : most(list.type().size());
            OptionalLong element = element(list.element());
            return most.isPresent() && element.isPresent() && most.getAsLong() <= MOST
                    ? OptionalLong.of(most.getAsLong() * element.getAsLong())
                    : NONE;
        } else if (step instanceof Step.Choice choice) {
            boolean others = choice.type().extensible() || choice.selector() instanceof NumberForm.Told;
            return others
                    ? NONE
                    : sum(choice.branches().stream()
                            .map(branch -> element(branch.content()))
                            .toList());
        } else if (step instanceof Step.Sequence sequence) {
            Elements elements = (Elements) sequence.parts().get(0);
            return elements.order() == Elements.Order.CHOSEN_TAGS
                    ? NONE
                    : sum(elements.fields().stream()
                            .map(field -> element(field.content()))
                            .toList());
        }
        return NONE;
    }

    /** Of alternatives it is more than need be. */
    private static OptionalLong sum(List<OptionalLong> parts) {
        return parts.stream().allMatch(OptionalLong::isPresent)
                ? OptionalLong.of(
                        parts.stream().mapToLong(OptionalLong::getAsLong).sum())
                : NONE;
    }

    private OptionalLong number(Step.Number number) {
        Whole whole = JavaModel.whole(number.type());
        if (whole == Whole.BIG) {
            return NONE;
        }
        if (number.type().extensible()) {
            return OptionalLong.of(Long.BYTES);
        }
        return OptionalLong.of(
                most(Stream.concat(number.type().root().lower().stream(), number.type().root().upper().stream())));
    }

    private static long most(Stream<BigInteger> numbers) {
        return numbers.mapToInt(number -> number.bitLength() / 8 + 1).max().orElse(Long.BYTES);
    }

    private static OptionalLong most(SizeConstraint size) {
        return size.extensible()
                        || size.root().upper().isEmpty()
                        || size.root().upper().get().bitLength() > Integer.SIZE
                ? NONE
                : OptionalLong.of(size.root().upper().get().longValue());
    }
}
