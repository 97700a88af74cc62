package org.c2x.asn1.interpreter.advice;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/** Goes through messages and notes what the values of each type are like. */
final class Observation {
    private final Map<Type, Seen> byType = new IdentityHashMap<>();
    private final Set<Seen> inOrder = new LinkedHashSet<>();

    private Observation() {}

    /** The types that have values in messages, in the order in which these come to them. */
    static Set<Seen> of(Type type, List<Value> messages) {
        Observation observation = new Observation();
        messages.forEach(message -> observation.look(type, message, ""));
        return observation.inOrder;
    }

    private void look(Type type, Value value, String where) {
        Type whole = type;
        String place = where;
        while (whole instanceof TypeReference || whole instanceof AroundType) {
            if (whole instanceof TypeReference reference) {
                place = reference.target().toString();
                whole = reference.target().type();
            } else {
                whole = ((AroundType) whole).base();
            }
        }
        Seen seen = seen(whole, place);
        seen.count++;
        if (value instanceof SequenceValue sequence) {
            components(sequence, seen);
        } else if (value instanceof ListValue list) {
            seen.number(BigInteger.valueOf(list.elements().size()));
            Type element = ((ListType) seen.type).element();
            list.elements().forEach(each -> look(element, each, seen.where + "[*]"));
        } else if (value instanceof ChoiceValue choice) {
            alternative(choice, seen);
        } else {
            leaf(value, seen);
        }
    }

    private Seen seen(Type type, String where) {
        return byType.computeIfAbsent(type, first -> {
            Seen seen = new Seen(type, where);
            inOrder.add(seen);
            return seen;
        });
    }

    private void components(SequenceValue sequence, Seen seen) {
        SequenceType type = sequence.type();
        for (int i = 0; i < type.components().size(); i++) {
            Component component = type.components().get(i);
            if (!SameValue.isAbsentOrDefault(component, sequence.get(i))) {
                seen.name(component.name());
                look(component.type(), sequence.get(i), seen.where + '.' + component.name());
            }
        }
    }

    private void alternative(ChoiceValue choice, Seen seen) {
        seen.name(choice.name());
        for (Alternative alternative : ((ChoiceType) seen.type).alternatives()) {
            if (alternative.name().equals(choice.name())) {
                look(alternative.type(), choice.value(), seen.where + '.' + choice.name());
                return;
            }
        }
    }

    private static void leaf(Value value, Seen seen) {
        if (value instanceof IntegerValue number) {
            seen.number(number.toBigInteger());
        } else if (value instanceof CharacterStringValue text) {
            text.value().codePoints().forEach(seen.characters::add);
            seen.number(BigInteger.valueOf(
                    text.value().codePointCount(0, text.value().length())));
        } else if (value instanceof OctetStringValue octets) {
            seen.number(BigInteger.valueOf(octets.value().length()));
        } else if (value instanceof BitStringValue bits) {
            seen.number(BigInteger.valueOf(bits.value().length()));
        } else if (value instanceof EnumeratedValue enumeral) {
            seen.name(enumeral.name());
        } else if (value instanceof UnknownEnumeral || value instanceof UnknownAlternative) {
            seen.isLater = true;
        }
    }
}
