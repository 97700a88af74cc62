package org.c2x.asn1.emit.grammar;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Computes how few bits a value can take, and remembers it. */
public final class LeastBits {
    private final Map<Type, Long> known = new IdentityHashMap<>();

    /** The fewest bits of a value of the type; of a recursive one perhaps fewer. */
    public int of(Type type) {
        return (int) least(type);
    }

    private long least(Type type) {
        Type resolved = type.resolved();
        Long least = known.get(resolved);
        if (least == null) {
            // for a type within itself
            known.put(resolved, 0L);
            least = Math.min(ofContent(resolved), Integer.MAX_VALUE);
            known.put(resolved, least);
        }
        return least;
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
        for (XmlElement element : XmlElement.of(type)) {
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
