package org.c2x.asn1.emit.grammar;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.emit.xsd.XmlElement;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** How few bits a value can take. */
public final class LeastBits {
    private final Set<Type> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private LeastBits() {}

    /** The fewest bits of a value of the type; of a recursive one perhaps fewer. */
    public static int of(Type type) {
        return (int) Math.min(new LeastBits().least(type), Integer.MAX_VALUE);
    }

    private long least(Type type) {
        if (!open.add(type.resolved())) {
            return 0;
        }
        long least = ofContent(type);
        open.remove(type.resolved());
        return Math.min(least, Integer.MAX_VALUE);
    }

    private long ofContent(Type type) {
        XmlType xml = XmlType.of(type);
        if (xml instanceof XmlType.Sequence sequence) {
            return ofSequence(sequence.type());
        }
        if (xml instanceof XmlType.Choice choice) {
            return ofChoice(choice.type());
        }
        if (xml instanceof XmlType.Items items) {
            boolean isFixed = items.most().isPresent() && items.most().getAsInt() == items.least();
            return items.least() * least(items.type().element()) + (isFixed ? 0 : 1);
        }
        // all others begin with an octet of a number at least
        return ExiWidths.fieldBits(type).orElse(xml instanceof XmlType.MeasuredBits ? 0 : Byte.SIZE);
    }

    private long ofSequence(SequenceType type) {
        long sum = 0;
        int run = 0;
        for (XmlElement element : XmlElement.of(type, false)) {
            if (element.isOptional()) {
                run++;
            } else {
                sum += ExiWidths.bits(run) + least(element.type());
                run = 0;
            }
        }
        return sum + ExiWidths.bits(run);
    }

    private long ofChoice(ChoiceType type) {
        List<ChoiceType.Alternative> alternatives = type.alternatives();
        return ExiWidths.bits(alternatives.size() - 1)
                + alternatives.stream().mapToLong(each -> least(each.type())).min().orElse(0);
    }
}
