package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Tag;

/** Identifier octets of elements (X.690 clause 8.1.2) as one number in hexadecimal, the first octet the highest. */
public final class Identifiers {
    private static final int CONSTRUCTED = 0x20;

    private Identifiers() {}

    /** Those of a tag. */
    public static String of(Tag tag, boolean constructed) {
        int first = tag.tagClass().ordinal() << 6 | (constructed ? CONSTRUCTED : 0);
        StringBuilder identifier = new StringBuilder("0x");
        if (tag.number() < 31) {
            return identifier
                    .append(String.format("%02x", first | tag.number()))
                    .toString();
        }
        identifier.append(String.format("%02x", first | 31));
        int groups = (Integer.SIZE - Integer.numberOfLeadingZeros(tag.number()) + 6) / 7;
        for (int i = groups - 1; i >= 0; i--) {
            identifier.append(String.format("%02x", tag.number() >>> 7 * i & 0x7f | (i > 0 ? 0x80 : 0)));
        }
        return identifier.toString();
    }

    /** Those of the innermost tag of an element. */
    public static String last(Element element) {
        return of(element.tags().get(element.tags().size() - 1), element.form() == Element.Form.CONSTRUCTED);
    }

    /**
     * The identifiers that the elements of a step may begin with: of each tag the one that is written, then the one of
     * the other form, which is the same tag and refused where it may not be.
     */
    public static List<String> leading(PlanBuilder plans, Step step) {
        List<String> identifiers = new ArrayList<>();
        add(plans, step, identifiers);
        return identifiers;
    }

    /** The same for one of the components from an index on, up to the first that must be there. */
    public static List<String> leadingFrom(PlanBuilder plans, Elements elements, int index) {
        List<String> identifiers = new ArrayList<>();
        for (Step.Field field :
                elements.fields().subList(index, elements.fields().size())) {
            add(plans, field.content(), identifiers);
            if (!elements.mayBeAbsent(field)) {
                break;
            }
        }
        return identifiers;
    }

    /** Those of the elements around what the content has no element of its own for, outermost first. */
    public static List<String> around(Element element) {
        List<Tag> tags = element.tags();
        List<String> around = new ArrayList<>();
        tags.subList(0, tags.size() - 1).forEach(tag -> around.add(of(tag, true)));
        if (element.holdsElements()) {
            around.add(last(element));
        }
        return around;
    }

    private static void add(PlanBuilder plans, Step step, List<String> identifiers) {
        if (step instanceof Element element) {
            Tag tag = element.tags().get(0);
            boolean nested = element.tags().size() > 1;
            boolean constructed = nested || element.form() == Element.Form.CONSTRUCTED;
            identifiers.add(of(tag, constructed));
            identifiers.add(of(tag, !constructed));
        } else if (step instanceof Step.Checked checked) {
            add(plans, checked.base(), identifiers);
        } else if (step instanceof Step.Use use) {
            add(plans, plans.of(use), identifiers);
        } else if (step instanceof Step.Choice choice) {
            choice.branches().forEach(branch -> add(plans, branch.content(), identifiers));
        }
    }
}
