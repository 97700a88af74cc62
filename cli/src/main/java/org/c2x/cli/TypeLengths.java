package org.c2x.cli;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.plan.CanonicalWidths;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.UnboundedParts;
import org.c2x.asn1.plan.UnboundedParts.Part;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.TypeReference;

/** How long the values of types are in each set of encoding rules. */
final class TypeLengths {
    /** Parts that are looked for in a type and an encoding; nobody reads more. */
    private static final int MOST_PARTS = 1_000;

    /**
     * Octets of a message that is a value of a type.
     *
     * @param least      octets of the shortest one
     * @param most       octets of the longest one within all extension roots, null if there is no limit
     * @param extensible true if later versions may have longer ones
     */
    record Octets(long least, @Nullable Long most, boolean extensible) {}

    /**
     * A part without an upper bound.
     *
     * @param path where it is in the type, empty for the type itself
     * @param what its type and why it has none
     * @param in   the encodings in which it has none
     */
    record Unbounded(String path, String what, List<String> in) {}

    /**
     * A type.
     *
     * @param place  file, line and column of its definition
     * @param octets by encoding
     */
    record Row(String type, String place, Map<String, Octets> octets, List<Unbounded> unbounded) {

        /** In how many encodings its values have no upper bound. */
        @JsonIgnore
        long unboundedEncodings() {
            return octets.values().stream()
                    .filter(length -> length.most() == null)
                    .count();
        }
    }

    /**
     * An encoding.
     *
     * @param headerBits  what precedes the value
     * @param leastOctets of any message
     */
    private record Encoding(String name, Widths widths, int headerBits, int leastOctets) {

        Octets octets(TypeReference type) {
            Width width = widths.of(type);
            return new Octets(
                    octets(width.least()), width.isUnbounded() ? null : octets(width.most()), width.extensible());
        }

        private long octets(long bits) {
            long octets = bits / Byte.SIZE + (bits % Byte.SIZE + headerBits + Byte.SIZE - 1) / Byte.SIZE;
            return Math.max(leastOctets, octets);
        }
    }

    private final List<Encoding> encodings = new ArrayList<>();

    /** Leaves out rules whose plans say nothing about the longest value, be it TRUE. */
    TypeLengths() {
        for (RuleSet rules : RuleSet.values()) {
            // X.691 clause 11.1.3: a value without bits has an octet
            int least = rules.offsetUnit() == Unit.BIT ? 1 : 0;
            PlanBuilder plans = rules.plans();
            Widths widths = new CanonicalWidths(plans);
            if (!widths.of(new BooleanType()).isUnbounded()) {
                encodings.add(new Encoding(rules.scheme(), widths, plans.headerBits(), least));
            }
        }
    }

    Row of(TypeReference type) {
        Map<String, Octets> octets = new LinkedHashMap<>();
        Map<Part, List<String>> parts = new LinkedHashMap<>();
        for (Encoding encoding : encodings) {
            octets.put(encoding.name, encoding.octets(type));
            for (Part part : new UnboundedParts(encoding.widths).of(type, MOST_PARTS)) {
                parts.computeIfAbsent(part, same -> new ArrayList<>()).add(encoding.name);
            }
        }
        List<Unbounded> unbounded = parts.entrySet().stream()
                .map(each -> new Unbounded(each.getKey().path(), what(each.getKey()), each.getValue()))
                .toList();
        return new Row(type.target().toString(), type.target().place(), octets, unbounded);
    }

    private static String what(Part part) {
        String name = ValueText.nameOf(part.type());
        return switch (part.cause()) {
            case VALUES -> name;
            case ELEMENTS -> name + ", any number of elements";
            case RECURSION -> name + ", contains itself";
        };
    }
}
