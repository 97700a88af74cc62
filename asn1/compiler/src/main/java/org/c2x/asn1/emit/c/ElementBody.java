package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/**
 * The body of a function for a value in DER: elements (X.690). Nothing waits, for all of them begin and end at octets.
 */
abstract class ElementBody extends StepBody {
    private String tag = "";
    private boolean isMessage;

    ElementBody(
            CModel model,
            CRules rules,
            SourceConstants constants,
            Phases phases,
            FunctionBody body,
            Direction direction) {
        super(model, rules, constants, phases, body, direction, new WriteRun(body));
    }

    @Override
    final void openType(Step content, Place place, String path) {
        throw new AssertionError(content + " is an element by itself");
    }

    /** Prints the statements for a whole message: its type has a function. */
    final void message(Step whole) {
        isMessage = true;
        value(whole, Place.VALUE, "");
    }

    @Override
    final boolean inlines(Type type) {
        return !isMessage && super.inlines(type);
    }

    /** The identifier octets of the element whose content is printed, if it is none of elements. */
    final String tag() {
        return tag;
    }

    /** Has the content of an element printed that has a length in front but no tag, or all of its element. */
    final void leaf(Element element, Place place, String path) {
        tag = Identifiers.last(element);
        value(element.content(), place, path);
    }

    /** The tags of the elements around the content, outermost first. */
    static List<String> around(Element element) {
        List<Tag> tags = element.tags();
        boolean isConstructed = element.form() == Element.Form.CONSTRUCTED;
        return tags.subList(0, isConstructed ? tags.size() : tags.size() - 1).stream()
                .map(each -> Identifiers.of(each, true))
                .toList();
    }

    /** True for what is printed in the same way in other rule sets: contents after a length. */
    static boolean isContents(Step content) {
        if (content instanceof Step.Checked checked) {
            return isContents(checked.base());
        }
        return content instanceof Step.Real
                || content instanceof Step.Identifier
                || content instanceof Step.Number number && CModel.isLong(number.type());
    }

    /** The arguments of a function that codes a whole element, after its tag. */
    final String arguments(String... others) {
        return '(' + direction.variable() + ", " + tag + (others.length == 0 ? "" : ", ") + String.join(", ", others)
                + ')';
    }
}
