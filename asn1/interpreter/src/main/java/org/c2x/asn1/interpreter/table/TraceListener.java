package org.c2x.asn1.interpreter.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** Turns what a coder reports into the lines of a trace. */
final class TraceListener implements CodingListener {
    /** How deep encodings within CONTAINING are followed. */
    private static final int MAX_CONTAINED = 16;

    private final RuleSet rules;
    private final Limits limits;
    private final TraceRecorder trace;
    /** Offset of the traced octets in the whole message: not zero within CONTAINING. */
    private final int base;

    private final int contained;
    /** Types of the values that are being read. */
    private final Deque<Type> open = new ArrayDeque<>();

    /** True if the trace has the elements of the value that is being read. */
    private boolean showsElements;

    TraceListener(RuleSet rules, Limits limits) {
        this(rules, limits, new TraceRecorder(Unit.BIT), 0, 0);
    }

    private TraceListener(RuleSet rules, Limits limits, TraceRecorder trace, int base, int contained) {
        this.rules = rules;
        this.limits = limits;
        this.trace = trace;
        this.base = base;
        this.contained = contained;
    }

    TraceRecorder trace() {
        return trace;
    }

    @Override
    public void enter(String name, Type type, int at) {
        open.push(type);
        trace.enter(name, ValueText.nameOf(type), base + at);
    }

    @Override
    public void enterElement(int index, Type type, int at) {
        open.push(type);
        trace.enterElement(index, ValueText.nameOf(type), base + at);
    }

    @Override
    public void leave(Value value, int at) {
        Type type = open.pop();
        contained(type.resolved(), value, base + at);
        trace.leave(showsElements ? ValueText.ofElements(value) : ValueText.of(type, value), base + at);
        showsElements = false;
    }

    @Override
    public void element(OctetString octets, int at) {
        showsElements = ElementTrace.add(octets.toByteArray(), trace, base + at);
    }

    @Override
    public void item(Item item, int from, int to, long value) {
        String text = switch (item) {
            case EXTENSION_BIT -> value == 0 ? "0" : "1, extended";
            case ADDITION_BITMAP -> presence(additionNames(), to - from, value);
            case UNKNOWN_ADDITION -> "addition " + value + ", skipped";
            case IDENTIFIER -> ElementTags.text((int) value);
            case UNKNOWN_ELEMENT -> "skipped";
            case OPEN_TYPE_LENGTH, ELEMENT_LENGTH -> value + (value == 1 ? " octet" : " octets");
            default -> Long.toString(value);
        };
        add(item.toString(), from, to, text);
    }

    @Override
    public void presence(List<String> names, int from, int to, long bits) {
        add("presence bitmap", from, to, presence(names, to - from, bits));
    }

    private void add(String what, int from, int to, String text) {
        trace.item(what, base + from, base + to, text);
    }

    private List<String> additionNames() {
        SequenceType type = (SequenceType) open.peek().resolved();
        return type.additions().stream()
                .map(addition -> addition.components().stream()
                        .map(component -> component.name())
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /** The bits, and the names of those that are set. */
    private static String presence(List<String> known, int width, long bits) {
        StringBuilder digits = new StringBuilder();
        List<String> present = new ArrayList<>();
        int shown = Math.min(width, Long.SIZE);
        for (int i = 0; i < shown; i++) {
            boolean set = (bits >>> shown - 1 - i & 1) != 0;
            digits.append(set ? '1' : '0');
            if (set) {
                present.add(i < known.size() ? known.get(i) : "unknown " + i);
            }
        }
        String names = present.isEmpty() ? "" : " (" + String.join(", ", present) + ")";
        return digits + (shown < width ? "..." : "") + names;
    }

    /** The zero bits at the end of the last octet. */
    void padding(int from, int to) {
        if (to > from) {
            add("padding", from, to, "");
        }
    }

    /** Follows CONTAINING: the string is an encoding of its own, whose bits are bits of this message. */
    private void contained(Type type, Value value, int end) {
        Optional<Type> inside = type.contained().map(ContainedType::type);
        if (inside.isEmpty() || contained >= MAX_CONTAINED) {
            return;
        }
        byte[] octets = value instanceof OctetStringValue string
                ? string.value().toByteArray()
                : ((BitStringValue) value).value().toByteArray();
        int bits = value instanceof OctetStringValue
                ? 8 * octets.length
                : ((BitStringValue) value).value().length();
        TraceListener nested = new TraceListener(rules, limits, trace, end - bits, contained + 1);
        try {
            nested.enter("", inside.get(), 0);
            RuleReader in = rules.reader(octets, 0, octets.length, limits);
            Value decoded = CoderFactory.coder(rules, inside.get()).read(in, nested);
            nested.leave(decoded, in.offset(in.position()));
        } catch (DecodeException error) {
            int place = trace.place(error);
            nested.open.forEach(unfinished -> trace.stop(end - bits + place));
            nested.add("not decodable", place, bits, error.getMessage());
        }
    }
}
