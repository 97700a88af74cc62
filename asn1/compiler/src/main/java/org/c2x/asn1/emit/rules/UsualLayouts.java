package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * The ways in which DER lays out the element of a SEQUENCE of a few small numbers: one for each number of octets that
 * they may have. Tags and lengths are at known places there, so a word of them is compared at once; every other form
 * of BER is read element by element.
 *
 * <pre>
 *   Speed ::= SEQUENCE { value INTEGER (0..16383), confidence INTEGER (1..127) }
 *
 *   a1 07  80 02 vv vv  81 01 | cc        a value of two octets
 *   a1 06  80 01 vv     81 01 cc          a value of one octet
 * </pre>
 */
final class UsualLayouts {
    /** More forms are not tried one after the other. */
    private static final int MOST_LAYOUTS = 4;
    /** Octets of header and contents: two words. */
    private static final int MOST_OCTETS = 2 * Long.BYTES;

    private static final int HEADER_OCTETS = 2;

    private final CodecModel model;
    private final SequenceType type;
    private final List<Part> parts = new ArrayList<>();
    /** The numbers of octets of the parts; none if the type is another one. */
    private final List<List<Integer>> layouts;

    /** A component: its field, its bounds. */
    private record Part(Step.Field field, BigInteger lower, BigInteger upper) {
        int mostOctets() {
            return Math.max(lower.bitLength(), upper.bitLength()) / 8 + 1;
        }

        int tag() {
            return Integer.decode(Identifiers.last((Element) field.content()));
        }
    }

    UsualLayouts(CodecModel model, SequenceType type) {
        this.model = model;
        this.type = type;
        Elements elements = (Elements) model.sequence(type).parts().get(0);
        boolean small = elements.order() == Elements.Order.TEXTUAL
                && !model.isRecursive(type)
                && !model.hasConstrained(type)
                && elements.fields().stream().allMatch(field -> !elements.mayBeAbsent(field) && add(field));
        layouts = small ? layouts(List.of(List.of()), 0) : List.of();
    }

    /** True if a step is an element of such a SEQUENCE with one tag, of one octet. */
    static boolean isFor(CodecModel model, Step step, Type type) {
        return step instanceof Element element
                && element.tags().size() == 1
                && element.tags().get(0).number() < 31
                && type.resolved() instanceof SequenceType sequence
                && CodecEmitter.hasCodecClass(sequence)
                && new UsualLayouts(model, sequence).exist();
    }

    /** True if the type is such a SEQUENCE. */
    boolean exist() {
        return !layouts.isEmpty();
    }

    private boolean add(Step.Field field) {
        if (!(field.content() instanceof Element element)
                || element.tags().size() > 1
                || element.tags().get(0).number() > 30) {
            return false;
        }
        Step step = model.coded(element.content());
        if (step instanceof Step.Enumeral enumeral
                && NumberedEnumerals.isShortIndex(enumeral)
                && !enumeral.type().extensible()) {
            return parts.add(new Part(
                    field, BigInteger.ZERO, BigInteger.valueOf(enumeral.codes().size() - 1)));
        } else if (step instanceof Step.Number number
                && JavaModel.whole(number.type()) == Whole.INT
                && !number.type().extensible()
                && number.type().root().isContiguous()) {
            return parts.add(new Part(
                    field,
                    number.type().root().lower().orElseThrow(),
                    number.type().root().upper().orElseThrow()));
        }
        return false;
    }

    private List<List<Integer>> layouts(List<List<Integer>> begun, int next) {
        if (begun.size() > MOST_LAYOUTS || HEADER_OCTETS + contents(begun.get(0)) > MOST_OCTETS) {
            return List.of();
        }
        if (next == parts.size()) {
            return next == 0 ? List.of() : begun;
        }
        int most = parts.get(next).mostOctets();
        List<List<Integer>> longer = new ArrayList<>();
        for (List<Integer> layout : begun) {
            for (int octets = most; octets > 0; octets--) {
                List<Integer> with = new ArrayList<>(layout);
                with.add(octets);
                longer.add(with);
            }
        }
        return layouts(longer, next + 1);
    }

    private static int contents(List<Integer> layout) {
        return layout.stream().mapToInt(octets -> 2 + octets).sum();
    }

    // Code

    /** Writes the method that reads the element, and that of other forms. */
    void emit(SourceWriter out) {
        String record = model.java().modelClass(type, out);
        String reader = model.reader(out);
        LocalNames names = new LocalNames("at", "tag", "word", "next", "after");
        List<String> numbers = parts.stream()
                .map(part ->
                        names.fresh(JavaNames.ofMember(part.field().component().name())))
                .toList();
        out.javadoc("Reads the element with a tag of one octet, in one word if it is laid out as usual.")
                .line("static " + record + " read(" + reader + " in, int tag) {")
                .line("int at = in.position();")
                .line("long word = in.octetWord(at);")
                .line("long next = in.octetWord(at + 64);")
                .line("int after;");
        numbers.forEach(number -> out.line("int " + number + ";"));
        for (List<Integer> layout : layouts) {
            Layout places = new Layout(layout);
            String fewest = places.fewestOctets(layout, reader);
            out.line((layout == layouts.get(0) ? "if (" : "} else if (") + places.condition() + fewest + ") {");
            int at = HEADER_OCTETS;
            for (int i = 0; i < parts.size(); i++) {
                out.line(numbers.get(i) + " = (int) (" + Layout.from(at + 2, layout.get(i)) + " >> "
                        + (Long.SIZE - 8 * layout.get(i)) + ");");
                at += 2 + layout.get(i);
            }
            out.line("after = at + " + 8 * at + ";");
        }
        out.line("} else {").line("return readOther(in, tag);").line("}");
        String ranges = IntStream.range(0, parts.size())
                .mapToObj(i -> parts.get(i).lower() + " <= " + numbers.get(i) + " && " + numbers.get(i) + " <= "
                        + parts.get(i).upper())
                .collect(Collectors.joining(" && "));
        String values = IntStream.range(0, parts.size())
                .mapToObj(i -> value(parts.get(i), numbers.get(i)))
                .collect(Collectors.joining(", "));
        out.line("if (" + ranges + " && in.seekWithin(after)) {")
                .line("return new " + record + '(' + values + ");")
                .line("}")
                .line("return readOther(in, tag);")
                .line("}")
                .line();
        out.line("private static " + record + " readOther(" + reader + " in, int tag) {")
                .line("long outer = in.enter(tag);")
                .line(record + " value = read(in);")
                .line("in.leave(outer);")
                .line("return value;")
                .line("}");
    }

    private String value(Part part, String number) {
        Type resolved = part.field().component().type().resolved();
        return CodecEmitter.hasCodecClass(resolved) ? model.codecClass(resolved) + ".VALUES[" + number + ']' : number;
    }

    /** The places of a layout in two words. */
    private final class Layout {
        private final long[] masks = new long[2];
        private final long[] fixed = new long[2];

        Layout(List<Integer> layout) {
            put(0, 0);
            put(1, contents(layout));
            int at = HEADER_OCTETS;
            for (int i = 0; i < layout.size(); i++) {
                put(at, parts.get(i).tag());
                put(at + 1, layout.get(i));
                at += 2 + layout.get(i);
            }
        }

        private void put(int at, int octet) {
            masks[at / 8] |= 0xffL << 56 - at % 8 * 8;
            fixed[at / 8] |= (long) octet << 56 - at % 8 * 8;
        }

        String condition() {
            String first = "(word & " + hex(masks[0]) + ") == ((long) tag << 56 | " + hex(fixed[0]) + ')';
            return masks[1] == 0 ? first : first + " && (next & " + hex(masks[1]) + ") == " + hex(fixed[1]);
        }

        private static String hex(long word) {
            return String.format("0x%016xL", word);
        }

        /** The condition that no number has more octets than need be (X.690 clause 8.3.2). */
        String fewestOctets(List<Integer> layout, String reader) {
            StringBuilder condition = new StringBuilder();
            int at = HEADER_OCTETS;
            for (int octets : layout) {
                if (octets > 1) {
                    condition.append(" && !" + reader + ".isPadded(" + from(at + 2, octets) + ')');
                }
                at += 2 + octets;
            }
            return condition.toString();
        }

        /** The word that begins with octets of the element. */
        static String from(int at, int octets) {
            return at + octets <= Long.BYTES
                    ? shifted("word", at)
                    : at >= Long.BYTES ? shifted("next", at - Long.BYTES) : "in.octetWord(at + " + 8 * at + ')';
        }

        private static String shifted(String word, int at) {
            return at == 0 ? word : word + " << " + 8 * at;
        }
    }
}
