package org.c2x.asn1.interpreter.table;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.schema.Tag;

/**
 * Identifier octets of elements (X.690 clause 8.1.2), as one number, the first octet the highest. After them length,
 * number or string are as OER has them: X.696 took them over.
 */
final class ElementTags {
    private static final int CONSTRUCTED = 0x20;
    private static final int LONG_TAG = 0x1f;

    private ElementTags() {}

    /** The octets of a tag. */
    static int octets(Tag tag, boolean constructed) {
        int first = tag.tagClass().ordinal() << 6 | (constructed ? CONSTRUCTED : 0);
        int number = tag.number();
        if (number < LONG_TAG) {
            return first | number;
        }
        int octets = first | LONG_TAG;
        for (int group = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number)) / 7; group >= 0; group--) {
            octets = octets << 8 | number >>> 7 * group & 0x7f | (group > 0 ? 0x80 : 0);
        }
        return octets;
    }

    /** How many octets a tag has. */
    static int count(int tag) {
        return Math.max(1, (Integer.SIZE + 7 - Integer.numberOfLeadingZeros(tag)) / 8);
    }

    /** The tag of the innermost element. */
    static int innermost(Element step) {
        Tag tag = step.tags().get(step.tags().size() - 1);
        return octets(tag, step.form() == Element.Form.CONSTRUCTED);
    }

    /** The tags of the elements around it, outermost first. */
    static int[] outer(Element step) {
        List<Tag> outer = step.tags().subList(0, step.tags().size() - 1);
        return outer.stream().mapToInt(tag -> octets(tag, true)).toArray();
    }

    /** The tags that an encoding may begin with, strings in parts as well. */
    static Set<Integer> leading(PlanBuilder plans, Step step) {
        return LeadingTags.of(plans, step).known().stream()
                .flatMap(tag -> List.of(octets(tag, false), octets(tag, true)).stream())
                .collect(Collectors.toSet());
    }

    /** In the order of X.680 clause 8.6, whatever is constructed. */
    static int compare(int left, int right) {
        int byCount = Integer.compare(count(left), count(right));
        int leftFirst = first(left);
        int rightFirst = first(right);
        return leftFirst != rightFirst
                ? Integer.compare(leftFirst, rightFirst)
                : byCount != 0 ? byCount : Integer.compareUnsigned(left, right);
    }

    private static int first(int tag) {
        return tag >>> 8 * (count(tag) - 1) & ~CONSTRUCTED;
    }

    /** Enters an element and tells the listener of its identifier and length octets; the result is for leaving it. */
    static long enter(int tag, DerReader in, CodingListener listener) {
        int at = in.position();
        long outer = in.enter(tag);
        heard(tag, at, in.position(), in.remaining() / Byte.SIZE, in, listener);
        return outer;
    }

    private static void heard(int tag, int at, int contents, int octets, DerReader in, CodingListener listener) {
        int length = at + Byte.SIZE * count(tag);
        listener.item(Item.IDENTIFIER, in.offset(at), in.offset(length), Integer.toUnsignedLong(tag));
        listener.item(Item.ELEMENT_LENGTH, in.offset(length), in.offset(contents), octets);
    }

    /** Moves past the identifier octets of an element that must be primitive. */
    static void claim(int tag, DerReader in, CodingListener listener) {
        if (in.nextTag() != tag) {
            throw in.wrongTag("the tag " + text(tag));
        }
        int at = in.position();
        int length = in.claim(Byte.SIZE * count(tag)) + Byte.SIZE * count(tag);
        if (listener != CodingListener.NONE) {
            int octets = in.readLength();
            heard(tag, at, in.position(), octets, in, listener);
            in.seek(length);
        }
    }

    /** Class and number as ASN.1 writes them, and whether the contents are elements. */
    static String text(int tag) {
        return name(tag) + (isConstructed(tag) ? " constructed" : "");
    }

    /** Class and number as ASN.1 writes them. */
    static String name(int tag) {
        int octets = count(tag);
        int first = tag >>> 8 * (octets - 1);
        int number = octets == 1 ? tag & LONG_TAG : 0;
        for (int i = octets - 2; i >= 0; i--) {
            number = number << 7 | tag >>> 8 * i & 0x7f;
        }
        String[] classes = {"UNIVERSAL ", "APPLICATION ", "", "PRIVATE "};
        return '[' + classes[first >>> 6 & 3] + number + ']';
    }

    /** Whether the contents are elements (X.690 clause 8.1.2.5). */
    static boolean isConstructed(int tag) {
        return (tag >>> 8 * (count(tag) - 1) & CONSTRUCTED) != 0;
    }
}
