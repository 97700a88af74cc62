package org.c2x.asn1.interpreter.uper;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** Turns what a coder reports into the lines of a trace. */
final class TraceListener implements UperListener {
    /** How deep encodings within CONTAINING are followed. */
    private static final int MAX_CONTAINED = 16;

    private final Limits limits;
    /** Offset of the traced octets in the whole message: not zero within CONTAINING. */
    private final int base;

    private final int contained;
    private final String basePath;
    private final int baseDepth;
    private final List<TraceEntry> entries = new ArrayList<>();
    private final Deque<Frame> open = new ArrayDeque<>();

    /** A value that is being read, and the place of its line. */
    private record Frame(int entry, String path, Type type, int from) {}

    TraceListener(Limits limits) {
        this(limits, 0, "", 0, 0);
    }

    private TraceListener(Limits limits, int base, String basePath, int baseDepth, int contained) {
        this.limits = limits;
        this.base = base;
        this.basePath = basePath;
        this.baseDepth = baseDepth;
        this.contained = contained;
    }

    List<TraceEntry> entries() {
        return entries;
    }

    private String path() {
        return open.isEmpty() ? basePath : open.peek().path();
    }

    private int depth() {
        return baseDepth + open.size();
    }

    @Override
    public void enter(String name, Type type, int at) {
        String outer = path();
        push(outer.isEmpty() || name.isEmpty() ? outer + name : outer + '.' + name, type, at);
    }

    @Override
    public void enterElement(int index, Type type, int at) {
        push(path() + '[' + index + ']', type, at);
    }

    private void push(String path, Type type, int at) {
        Frame frame = new Frame(entries.size(), path, type, base + at);
        entries.add(line(frame, frame.from(), "incomplete"));
        open.push(frame);
    }

    private TraceEntry line(Frame frame, int to, String text) {
        return new TraceEntry(
                frame.path(),
                baseDepth + open.size(),
                frame.from(),
                to - frame.from(),
                TraceEntry.VALUE,
                ValueText.nameOf(frame.type()),
                text);
    }

    @Override
    public void leave(Value value, int at) {
        Frame frame = open.pop();
        entries.set(frame.entry(), line(frame, base + at, ValueText.of(frame.type(), value)));
        contained(frame, value, base + at);
    }

    @Override
    public void item(Item item, int from, int to, long value) {
        String text = switch (item) {
            case EXTENSION_BIT -> value == 0 ? "0" : "1, extended";
            case ADDITION_BITMAP -> presence(additionNames(), to - from, value);
            case UNKNOWN_ADDITION -> "addition " + value + ", skipped";
            case OPEN_TYPE_LENGTH -> value + (value == 1 ? " octet" : " octets");
            default -> Long.toString(value);
        };
        add(item.toString(), from, to, text);
    }

    @Override
    public void presence(List<String> names, int from, int to, long bits) {
        add("presence bitmap", from, to, presence(names, to - from, bits));
    }

    private void add(String what, int from, int to, String text) {
        entries.add(new TraceEntry(path(), depth(), base + from, to - from, what, "", text));
    }

    private List<String> additionNames() {
        SequenceType type = (SequenceType) open.peek().type().resolved();
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

    /** Ends the lines of what has not become complete. */
    void stop(int at) {
        while (!open.isEmpty()) {
            Frame frame = open.pop();
            entries.set(frame.entry(), line(frame, Math.max(frame.from(), base + at), "incomplete"));
        }
    }

    /** Follows CONTAINING: the string is an encoding of its own, whose bits are bits of this message. */
    private void contained(Frame frame, Value value, int end) {
        Optional<Type> inside = containedType(frame.type().resolved());
        if (inside.isEmpty() || contained >= MAX_CONTAINED) {
            return;
        }
        byte[] octets = value instanceof OctetStringValue string
                ? string.value().toByteArray()
                : ((BitStringValue) value).value().toByteArray();
        int bits = value instanceof OctetStringValue ? 8 * octets.length : ((BitStringValue) value).value().length();
        TraceListener nested =
                new TraceListener(limits, end - bits, frame.path(), depth() + 1, contained + 1);
        try {
            nested.enter("", inside.get(), 0);
            BitReader in = new BitReader(octets, 0, octets.length, limits);
            Value decoded = CoderFactory.coder(inside.get()).read(in, nested);
            nested.leave(decoded, in.offset(in.position()));
        } catch (DecodeException error) {
            nested.stop((int) error.offset());
            nested.add("not decodable", (int) error.offset(), bits, error.getMessage());
        }
        entries.addAll(nested.entries());
    }

    private static Optional<Type> containedType(Type type) {
        if (type instanceof OctetStringType octets) {
            return octets.contained();
        }
        return type instanceof BitStringType bits ? bits.contained() : Optional.empty();
    }
}
