package org.c2x.asn1.plan;

import java.util.List;
import org.c2x.asn1.schema.Tag;

/**
 * An element of X.690: identifier octets, length octets, then the content as contents octets. Of several tags each
 * but the last is that of an element around the next one. A CHOICE or what is of any type has elements of its own:
 * with tags before these are within the last one.
 *
 * <pre>
 *   element [0] [UNIVERSAL 2], number      a0 03  02 01 05
 * </pre>
 *
 * @param tags outermost first, at least one
 */
public record Element(List<Tag> tags, Form form, Step content) implements Step {
    /** What the contents octets of the last tag are. */
    public enum Form {
        /** Those of the content itself. */
        PRIMITIVE,
        /** Whole elements. */
        CONSTRUCTED,
        /** A whole element within an OCTET STRING, which is primitive (X.682 clause 11). */
        CONTAINING,
        /** Those of a string where they are written; what is read may be elements that hold its parts. */
        STRING
    }

    public Element {
        tags = List.copyOf(tags);
    }

    /** True if the content has elements of its own within that of the last tag. */
    public boolean holdsElements() {
        return form == Form.CONSTRUCTED || form == Form.CONTAINING;
    }

    @Override
    public <R> R accept(StepVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
