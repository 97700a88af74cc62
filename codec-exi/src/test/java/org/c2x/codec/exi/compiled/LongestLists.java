package org.c2x.codec.exi.compiled;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Messages whose lists are as long as they may be, their elements over and over. */
final class LongestLists {

    private LongestLists() {}

    /** The value with every list that has an element and an upper bound as long as that. */
    static Value of(Type use, Value value) {
        Type type = use.resolved();
        if (value instanceof SequenceValue sequence) {
            List<Component> components = ((SequenceType) type).components();
            Value[] parts = new Value[components.size()];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = sequence.get(i) == null ? null : of(components.get(i).type(), sequence.get(i));
            }
            return new SequenceValue(sequence.type(), parts);
        }
        if (value instanceof ChoiceValue choice) {
            return ((ChoiceType) type)
                    .alternatives().stream()
                            .filter(alternative -> alternative.name().equals(choice.name()))
                            .map(Alternative::type)
                            .map(alternative -> (Value) new ChoiceValue(choice.name(), of(alternative, choice.value())))
                            .findFirst()
                            .orElse(value);
        }
        return value instanceof ListValue list ? list((ListType) type, list) : value;
    }

    private static Value list(ListType type, ListValue list) {
        int given = list.elements().size();
        int longest = type.size().root().upper().map(BigInteger::intValueExact).orElse(given);
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < (given == 0 ? 0 : Math.max(given, longest)); i++) {
            elements.add(of(type.element(), list.elements().get(i % given)));
        }
        return new ListValue(elements);
    }
}
