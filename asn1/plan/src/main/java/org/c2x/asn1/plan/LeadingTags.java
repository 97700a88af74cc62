package org.c2x.asn1.plan;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.c2x.asn1.schema.Tag;

/**
 * The tags that the elements of a step may begin with.
 *
 * @param known in the order of the alternatives that have them
 * @param other true if it may be any other tag, too: of a value whose type is not known, or not known yet
 */
public record LeadingTags(Set<Tag> known, boolean other) {

    public LeadingTags {
        known = Collections.unmodifiableSet(new LinkedHashSet<>(known));
    }

    /** True if all elements of the step begin with the same tag. */
    static boolean isFixed(Step step) {
        return step instanceof Element;
    }

    /** The tags of a step in plans with elements. */
    public static LeadingTags of(PlanBuilder plans, Step step) {
        Search search = new Search(plans);
        search.in(step);
        return new LeadingTags(search.tags, search.other);
    }

    /** A CHOICE within itself has a tag in between (X.680 clause 29.3), so that this ends. */
    private static final class Search {
        private final PlanBuilder plans;
        private final Set<Tag> tags = new LinkedHashSet<>();
        private boolean other;

        Search(PlanBuilder plans) {
            this.plans = plans;
        }

        void in(Step step) {
            if (step instanceof Element element) {
                tags.add(element.tags().get(0));
            } else if (step instanceof Step.Checked checked) {
                in(checked.base());
            } else if (step instanceof Step.Use use) {
                in(plans.of(use));
            } else if (step instanceof Step.Choice choice) {
                choice.branches().forEach(branch -> in(branch.content()));
                other |= choice.type().extensible();
            } else if (step instanceof AnyElement) {
                other = true;
            } else {
                throw new IllegalArgumentException(step + " is no element");
            }
        }
    }
}
