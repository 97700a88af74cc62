package org.c2x.codec.ber;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/**
 * One way through the data values of a message, along its type. The schema knows outermost tags only: whether one more
 * is around a value, as EXPLICIT has it, shows in the octets.
 */
final class ElementWalk {
    /** Explicit tags are levels of their own, so twice the depth. */
    private static final int DEEPEST = 2 * Limits.DEFAULT.depth();

    private final byte[] octets;
    private final TraceRecorder trace = new TraceRecorder(Unit.OCTET);
    /** Null if all values are wanted. */
    private final @Nullable Route route;
    /** True after a value of the route: what follows is not within it. */
    private boolean passed;

    private int offset;

    private ElementWalk(byte[] octets, @Nullable Route route) {
        this.octets = octets;
        this.route = route;
    }

    /** Traces a message, up to where it is no data value; whether it is valid is for a codec to say. */
    static TraceRecorder trace(byte[] octets, Type type) {
        ElementWalk walk = new ElementWalk(octets, null);
        walk.message(type);
        return walk.trace;
    }

    /** Index of the innermost component on a route that the message has. */
    static int offset(byte[] octets, Type type, Route route) {
        ElementWalk walk = new ElementWalk(octets, route);
        walk.message(type);
        return walk.offset;
    }

    private void message(Type type) {
        try {
            trace.enter("", ValueText.nameOf(type), 0);
            entered(type, Optional.empty(), 0, octets.length);
        } catch (DecodeException stopped) {
            // a codec refuses the message, too, and says why; what has been opened stays incomplete
        }
    }

    /**
     * Traces one value.
     *
     * @param name of the component, empty if it is none
     * @param tag the tag that the component has, if it is one
     * @return index after the value
     */
    private int value(String name, Type use, Optional<Tag> tag, int start, int limit) {
        if (route != null && (passed || !route.takes(name))) {
            return after(Tlv.at(octets, start, limit), limit);
        }
        trace.enter(name, ValueText.nameOf(use), start);
        return entered(use, tag, start, limit);
    }

    /** The same for a value whose entry is there already. */
    private int entered(Type use, Optional<Tag> tag, int start, int limit) {
        String problem = Nesting.problem(trace.depth() - 1, DEEPEST);
        if (problem != null) {
            throw Tlv.refused(start, problem);
        }
        offset = start;
        Tlv outer = Tlv.at(octets, start, limit);
        String text;
        int end;
        if (isWrapped(use.resolved(), tag, outer, limit)) {
            header(start, outer);
            Tlv inner = Tlv.at(octets, outer.contents(), end(outer, limit));
            text = contents(use, outer.contents(), inner, end(outer, limit));
            end = closed(outer, after(inner, end(outer, limit)));
        } else {
            text = contents(use, start, outer, limit);
            end = after(outer, limit);
        }
        trace.leave(text, end);
        passed = true;
        return end;
    }

    private void header(int start, Tlv value) {
        String length =
                value.end() == Tlv.INDEFINITE ? "indefinite length" : value.end() - value.contents() + " octets";
        trace.item("tag", start, value.contents(), value.tag() + ", " + length);
    }

    private static int end(Tlv value, int limit) {
        return value.end() == Tlv.INDEFINITE ? limit : value.end();
    }

    private int after(Tlv value, int limit) {
        return value.end() == Tlv.INDEFINITE ? endOfContents(value, limit) + 2 : value.end();
    }

    /** Where the contents end: before the end-of-contents octets, if there are any. */
    private int endOfContents(Tlv value, int limit) {
        if (value.end() != Tlv.INDEFINITE) {
            return value.end();
        }
        int at = value.contents();
        while (!Structure.isEndOfContents(octets, at, limit)) {
            at = Structure.of(octets, at, limit, DEEPEST).end();
        }
        return at;
    }

    private int closed(Tlv value, int contentsEnd) {
        if (value.end() != Tlv.INDEFINITE) {
            return value.end();
        }
        trace.item("end of contents", contentsEnd, contentsEnd + 2, "");
        return contentsEnd + 2;
    }

    /** Traces what a value consists of; returns what to say about the value itself. */
    private String contents(Type use, int start, Tlv value, int limit) {
        Type type = use.resolved();
        if (type instanceof ChoiceType choice) {
            return alternative(choice, start, value, limit);
        }
        header(start, value);
        if (!value.constructed()) {
            return ContentsText.of(use, octets, value);
        }
        int end = endOfContents(value, limit);
        String text = "";
        if (type instanceof SequenceType sequence) {
            components(sequence, value.contents(), end);
        } else if (type instanceof ListType list) {
            int count = elements(list, value.contents(), end);
            text = count + (count == 1 ? " element" : " elements");
        }
        closed(value, end);
        return text;
    }

    private String alternative(ChoiceType choice, int start, Tlv value, int limit) {
        for (Alternative alternative : choice.alternatives()) {
            if (matches(alternative.type(), alternative.tag(), value)) {
                value(alternative.name(), alternative.type(), Optional.of(alternative.tag()), start, limit);
                return alternative.name();
            }
        }
        header(start, value);
        return "unknown alternative";
    }

    private void components(SequenceType type, int start, int end) {
        List<Component> open = new ArrayList<>(type.components());
        for (int at = start; at < end; ) {
            Tlv value = Tlv.at(octets, at, end);
            int index = indexOf(value, open);
            if (index >= 0) {
                Component component = open.get(index);
                at = value(component.name(), component.type(), Optional.of(component.tag()), at, end);
                // those of a SET come in any order
                open.subList(type.kind() == SequenceType.Kind.SEQUENCE ? 0 : index, index + 1)
                        .clear();
            } else {
                int after = after(value, end);
                trace.item("unknown component", at, after, value.tag());
                at = after;
            }
        }
    }

    /**
     * The first component that has the tag itself, else the first that may be an untagged CHOICE; -1 if there is none.
     */
    private static int indexOf(Tlv value, List<Component> components) {
        int alternative = -1;
        for (int i = components.size() - 1; i >= 0; i--) {
            Component component = components.get(i);
            alternative = matches(component.type(), component.tag(), value) ? i : alternative;
        }
        for (int i = 0; i < components.size(); i++) {
            if (isTagged(value, components.get(i).tag())) {
                return i;
            }
        }
        return alternative;
    }

    private int elements(ListType type, int start, int end) {
        int count = 0;
        for (int at = start; at < end; count++) {
            if (route != null && (passed || !route.takes(count))) {
                at = after(Tlv.at(octets, at, end), end);
            } else {
                trace.enterElement(count, ValueText.nameOf(type.element()), at);
                at = entered(type.element(), Optional.empty(), at, end);
            }
        }
        return count;
    }

    /** True if a data value has the tag of a component, which may be that of an alternative. */
    private static boolean matches(Type use, Tag tag, Tlv value) {
        return isTagged(value, tag)
                || use.resolved() instanceof ChoiceType choice
                        && isUntagged(choice, tag)
                        && isAlternative(choice, value);
    }

    private static boolean isTagged(Tlv value, Tag tag) {
        return value.tagClass() == tag.tagClass().ordinal() && value.number() == tag.number();
    }

    private static boolean isUntagged(ChoiceType choice, Tag tag) {
        return choice.alternatives().stream()
                .anyMatch(alternative -> alternative.tag().equals(tag));
    }

    private static boolean isAlternative(ChoiceType choice, Tlv value) {
        return choice.alternatives().stream()
                .anyMatch(alternative -> matches(alternative.type(), alternative.tag(), value));
    }

    /** True if the data value is a tag around that of the type: it holds another one, with a tag that fits better. */
    private boolean isWrapped(Type type, Optional<Tag> tag, Tlv outer, int limit) {
        if (tag.isEmpty() || !outer.constructed() || outer.tagClass() == 0 || type instanceof ListType) {
            return false;
        }
        int end = end(outer, limit);
        if (outer.contents() == end || Structure.isEndOfContents(octets, outer.contents(), end)) {
            return false;
        }
        Tlv inner = Tlv.at(octets, outer.contents(), end);
        if (type instanceof SequenceType sequence) {
            return inner.constructed()
                    && sequence.components().stream()
                            .noneMatch(component -> matches(component.type(), component.tag(), inner));
        }
        return !(type instanceof ChoiceType choice) || isTagged(outer, tag.get()) && isAlternative(choice, inner);
    }
}
