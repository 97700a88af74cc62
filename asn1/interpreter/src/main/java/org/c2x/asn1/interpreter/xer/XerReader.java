package org.c2x.asn1.interpreter.xer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.text.Components;
import org.c2x.asn1.interpreter.text.Constraints;
import org.c2x.asn1.interpreter.text.Errors;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/**
 * Reads one document. A value of a type that {@link ElementNames#holdsOneElement holds one element} is read from the
 * first tag of that element to its last; any other from the first tag of the element around it to the last one.
 */
final class XerReader {
    private final XmlReader in;
    private final NestingCount nesting;
    private final XerLeafReader leaves;
    private final Map<SequenceType, Places> places = new HashMap<>();
    private final Errors errors = new Errors();

    /**
     * Where components are found.
     *
     * @param indices by name, in {@link SequenceType#components()}
     * @param order   of each of these indices, its place in the module's text
     */
    private record Places(Map<String, Integer> indices, int[] order) {
        static Places of(SequenceType type) {
            int[] textual = type.textualOrder().toArray();
            int[] order = new int[textual.length];
            for (int i = 0; i < textual.length; i++) {
                order[textual[i]] = i;
            }
            return new Places(Components.indices(type), order);
        }
    }

    XerReader(XmlReader in, NestingCount nesting) {
        this.in = in;
        this.nesting = nesting;
        this.leaves = new XerLeafReader(in);
    }

    /**
     * Reads the document's value.
     *
     * @throws DecodeException the first error; those after it are suppressed by it
     */
    Value read(Type type) {
        try {
            in.next();
            expectName(ElementNames.of(type));
            Value value = content(type, null);
            errors.requireNone();
            return value;
        } catch (DecodeException refused) {
            throw errors.with(refused);
        }
    }

    /**
     * Passes over an element in which something is wrong, up to its last tag.
     *
     * @param levels of nesting around it
     * @param around elements around it
     * @throws DecodeException the error, if nothing is read after it
     */
    private Value passOver(String name, DecodeException wrong, int levels, int around) {
        if (in.isBroken() || !errors.add(wrong)) {
            throw wrong.within(name);
        }
        nesting.leaveTo(levels);
        try {
            in.leaveTo(around);
        } catch (DecodeException noXml) {
            throw noXml.within(name);
        }
        return Errors.WRONG;
    }

    private void expectName(String name) {
        if (!in.name().equals(name)) {
            throw in.error("expected the element \"" + name + "\", found " + Utf8Text.quoted(in.name()));
        }
    }

    /**
     * Reads what the current element holds, up to its last tag.
     *
     * @param defaultValue what is valid although a constraint around the type may exclude it, null for nothing
     */
    private Value content(Type type, @Nullable Value defaultValue) {
        if (!ElementNames.holdsOneElement(type)) {
            return value(type, defaultValue);
        }
        in.nextStart("an element");
        Value value = value(type, defaultValue);
        in.nextEnd();
        return value;
    }

    private Value value(Type type, @Nullable Value defaultValue) {
        if (type instanceof TypeReference reference) {
            return reference(reference.target(), defaultValue);
        } else if (type instanceof AroundType around) {
            return within(around, defaultValue);
        } else if (type instanceof SequenceType sequence) {
            return sequence(sequence);
        } else if (type instanceof OpenType open) {
            return open(open, Siblings.NONE);
        } else if (type instanceof ChoiceType choice) {
            return choice(choice);
        } else if (type instanceof ListType list) {
            return list(list);
        }
        return leaves.read(type);
    }

    private Value contents(Type type, @Nullable Value defaultValue) {
        in.nextStart("the element of the contents");
        expectName(ElementNames.of(type));
        Value value = content(type, defaultValue);
        in.nextEnd();
        return value;
    }

    private Value reference(TypeDefinition target, @Nullable Value defaultValue) {
        String problem = nesting.enter(target);
        if (problem != null) {
            throw in.error(problem);
        }
        Value value = value(target.type(), defaultValue);
        nesting.leave(target);
        return value;
    }

    private Value within(AroundType type, @Nullable Value defaultValue) {
        if (!(type instanceof ConstrainedType constrained)) {
            return contents(type.base(), defaultValue);
        }
        int at = in.begin();
        int before = errors.count();
        Value value = value(type.base(), defaultValue);
        if (errors.count() == before) {
            Constraints.violation(constrained, value, defaultValue).ifPresent(violation -> {
                throw in.error(at, violation.problem()).within(violation.path());
            });
        }
        return value;
    }

    private Value sequence(SequenceType type) {
        Places known = places.computeIfAbsent(type, Places::of);
        Value[] values = new Value[type.components().size()];
        int before = errors.count();
        int last = -1;
        for (in.next(); in.isStart(); in.next()) {
            in.expectNoText();
            Integer index = known.indices().get(in.name());
            if (index != null) {
                last = component(type, values, index, known.order(), last);
            } else if (type.extensible()) {
                in.skip(); // X.693 clause 8.6: an addition of a later version
            } else {
                errors.note(in.error(
                        "expected a component of the " + type.kind() + ", found " + Utf8Text.quoted(in.name())));
                in.skip();
            }
        }
        in.expectNoText();
        for (Violation missing : Components.complete(type, values)) {
            errors.note(in.error(missing.problem()).within(missing.path()));
        }
        if (errors.count() == before) {
            checkOpenTypes(type, values);
        }
        return new SequenceValue(type, values);
    }

    /** Reads a component; the place in the module's text after which the next one has to be. */
    private int component(SequenceType type, Value[] values, int index, int[] order, int last) {
        Component component = type.components().get(index);
        int before = errors.count();
        int levels = nesting.depth();
        int around = in.depth() - 1;
        try {
            if (values[index] != null) {
                throw in.error("the component is repeated");
            } else if (type.kind() == SequenceType.Kind.SEQUENCE && order[index] < last) {
                throw in.error("the component comes after one that follows it in the SEQUENCE");
            }
            values[index] = component.type().resolved() instanceof OpenType open
                    ? open(open, new Siblings(type.components(), values))
                    : content(component.type(), component.defaultValue().orElse(null));
        } catch (DecodeException wrong) {
            values[index] = passOver(component.name(), wrong, levels, around);
        } finally {
            errors.within(component.name(), before);
        }
        return order[index];
    }

    /** Reads the element in the current one that a type of the table has, or the octets of another type. */
    private Value open(OpenType type, Siblings siblings) {
        if (siblings.areWrong(type)) {
            in.skip();
            return Errors.WRONG;
        }
        in.next();
        if (!in.isStart()) {
            if (!type.extensible()) {
                throw in.error("expected the element of a type, found none");
            }
            return new UnknownAlternative(0, leaves.octets());
        }
        in.expectNoText();
        List<Alternative> possible = type.rows().stream()
                .filter(row -> ElementNames.of(row.alternative().type()).equals(in.name()))
                .filter(row -> siblings.agreeWith(type, row))
                .map(OpenType.Row::alternative)
                .toList();
        if (possible.isEmpty()) {
            throw in.error("expected the element of the type that the components around it select, found "
                    + Utf8Text.quoted(in.name()));
        } else if (possible.size() > 1) {
            throw in.error("expected before the open type what selects its type: " + type.keys());
        }
        Alternative alternative = possible.get(0);
        Value value = new ChoiceValue(alternative.name(), content(alternative.type(), null));
        in.nextEnd();
        return value;
    }

    /** What follows an open type may tell another type as well. */
    private void checkOpenTypes(SequenceType type, Value[] values) {
        List<Component> components = type.components();
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null
                    && components.get(i).type().resolved() instanceof OpenType open
                    && !new Siblings(components, values).allow(open, values[i])) {
                throw in.error("the components around the open type select another type")
                        .within(components.get(i).name());
            }
        }
    }

    private Value choice(ChoiceType type) {
        if (in.name().equals(XerCodec.UNKNOWN)) {
            return leaves.unknownAlternative(type);
        }
        Alternative alternative = alternative(type, in.name());
        try {
            return new ChoiceValue(alternative.name(), content(alternative.type(), null));
        } catch (DecodeException inside) {
            throw inside.within(alternative.name());
        }
    }

    private Alternative alternative(ChoiceType type, String name) {
        for (Alternative alternative : type.alternatives()) {
            if (alternative.name().equals(name)) {
                return alternative;
            }
        }
        throw in.error("expected an alternative of the CHOICE, found " + Utf8Text.quoted(name));
    }

    private Value list(ListType type) {
        int at = in.begin();
        boolean bare = ElementNames.holdsOneElement(type.element());
        String name = ElementNames.ofElements(type);
        int levels = nesting.depth();
        int around = in.depth();
        List<Value> elements = new ArrayList<>();
        for (in.next(); in.isStart(); in.next()) {
            in.expectNoText();
            String element = "[" + elements.size() + "]";
            int before = errors.count();
            try {
                elements.add(bare ? value(type.element(), null) : named(name, type.element()));
            } catch (DecodeException wrong) {
                elements.add(passOver(element, wrong, levels, around));
            } finally {
                errors.within(element, before);
            }
        }
        in.expectNoText();
        ValueCheck.size(type.size(), elements.size(), "elements").ifPresent(problem -> {
            throw in.error(at, problem);
        });
        return new ListValue(elements);
    }

    private Value named(String name, Type type) {
        expectName(name);
        return content(type, null);
    }
}
