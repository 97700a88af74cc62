package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What a codec does with a value: the same when it writes and when it reads. */
public sealed interface Statement {

    /** What a printer does with each kind of statement: one method a kind, no default. */
    interface Visitor {
        void visit(Fields statement);

        void visit(Whole statement);

        void visit(Extended statement);

        void visit(Added statement);

        void visit(Numbered statement);

        void visit(Component statement);

        void visit(Additions statement);

        void visit(Open statement);

        void visit(Call statement);

        void visit(Select statement);

        void visit(Told statement);

        void visit(Repeat statement);

        void visit(Octets statement);

        void visit(BitString statement);

        void visit(Characters statement);

        void visit(Text statement);

        void visit(Check statement);
    }

    /**
     * Bits side by side.
     *
     * @param first where they begin
     */
    record Fields(List<Bits<Field>> bits, Phase first) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "fields " + bits.stream().map(Bits::toString).collect(Collectors.joining(", "));
        }
    }

    /**
     * An INTEGER in the fewest octets, after their number.
     *
     * @param lower   what is written is what the number exceeds it by, or all of it in two's complement; then empty
     * @param allowed the numbers that may be
     */
    record Whole(Place place, IntegerType type, Optional<BigInteger> lower, IntegerSet allowed, Lengths lengths)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "whole " + place.path()
                    + lower.map(least -> " from " + least).orElse("") + " after its length in " + lengths;
        }
    }

    /** What an extension root limits. */
    enum Of {
        NUMBER,
        LENGTH,
        ENUMERAL
    }

    /**
     * A bit that tells whether a value is outside of the extension root, and the value in the one or the other form.
     *
     * @param root numbers, lengths or positions of enumerals
     */
    record Extended(Place place, Of of, IntegerSet root, List<Statement> within, List<Statement> beyond)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "if " + place.path() + " is within " + root + indented(within) + "\nelse" + indented(beyond);
        }
    }

    /** The position of an enumeral among the additions, in 7 bits or in octets after their number. */
    record Added(Place place, EnumeratedType type, Lengths lengths) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "added " + place.path();
        }
    }

    /** The number that an enumeral has, in an octet or in several after their number. */
    record Numbered(Place place, EnumeratedType type, List<BigInteger> numbers) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "numbered " + place.path() + ' '
                    + numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
        }
    }

    /**
     * A component that may be absent.
     *
     * @param told true if a {@link Field.Presence} tells whether it is there; otherwise it is there
     */
    record Component(Place.Member place, boolean told, List<Statement> content) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return (told ? "if " : "with ") + place.path() + indented(content);
        }
    }

    /** Components behind one bit of the bitmap of additions. */
    record Addition(List<Place.Member> places, Open content) {}

    /**
     * If there are any additions: a bitmap of those that are there, and these.
     *
     * @param present tells whether there are any
     * @param bitmap  what is written before the additions
     */
    record Additions(
            Place place,
            Field.Presence present,
            List<Bits<Field>> bitmap,
            List<Addition> additions,
            SequenceType type,
            Lengths lengths)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "additions " + bitmap.stream().map(Bits::toString).collect(Collectors.joining(", "))
                    + additions.stream()
                            .map(addition -> indented(List.of(addition.content())))
                            .collect(Collectors.joining());
        }
    }

    /** Whole octets after their length, which is known after them. */
    record Open(Place place, List<Statement> content, Lengths lengths) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "open, length in " + lengths + indented(content);
        }
    }

    /** A value of a type that has a program of its own. */
    record Call(Place place, Type type) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "call for " + place.path();
        }
    }

    /**
     * An alternative.
     *
     * @param code     what the selector says for it
     * @param selector the bits that are written for that, with those of the bit before
     */
    record Arm(Place.Chosen place, BigInteger code, Bits<Field> selector, List<Statement> content) {
        /** What is written: the selector joins the bits that follow it. */
        public List<Statement> written() {
            List<Statement> written = new ArrayList<>(content);
            List<Bits<Field>> bits = new ArrayList<>(List.of(selector));
            if (!content.isEmpty() && content.get(0) instanceof Fields fields) {
                bits.addAll(fields.bits());
                written.remove(0);
            }
            written.add(0, new Fields(bits, Phase.UNKNOWN));
            return written;
        }

        @Override
        public String toString() {
            return code + " " + place.alternative().name() + indented(content);
        }
    }

    /**
     * The chosen alternative of a CHOICE.
     *
     * @param arms of all alternatives, those of the root first
     */
    record Select(Place place, ChoiceType type, Selector selector, List<Arm> arms, Lengths lengths)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "select by " + selector
                    + arms.stream().map(arm -> lines(arm.toString())).collect(Collectors.joining())
                    + (type.extensible() ? "\n  later" : "");
        }
    }

    /**
     * A value of an open type, whose type other components tell.
     *
     * @param keys those components
     */
    record Told(Place place, OpenType type, List<Place.Member> keys, List<Arm> arms, Lengths lengths)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return place.path() + " as " + keys.stream().map(Place::path).collect(Collectors.joining(", ")) + " tells"
                    + arms.stream().map(arm -> lines(arm.toString())).collect(Collectors.joining());
        }
    }

    /** The elements of a list. */
    record Repeat(Place.Item item, ListType type, Count count, List<Statement> element) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "repeat " + count + indented(element);
        }
    }

    /** A string of octets; an OBJECT IDENTIFIER is one, too. */
    record Octets(Place place, Type type, Count count) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "octets " + place.path() + ", " + count;
        }
    }

    /**
     * A string of bits.
     *
     * @param padded true if zero bits fill the last octet
     */
    record BitString(Place place, BitStringType type, Count count, boolean padded) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "bits " + place.path() + ", " + count + (padded ? ", padded" : "");
        }
    }

    /** Characters of one width each. */
    record Characters(Place place, CharacterStringType type, CharacterCode code, Count count) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "characters " + place.path() + " of " + code.width() + (code.indexed() ? " by index" : "") + ", "
                    + count;
        }
    }

    /** Text in the octets that its type has by itself, after their length. */
    record Text(Place place, CharacterStringType type, Count characters, Lengths lengths) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "text " + place.path() + " after its length in " + lengths;
        }
    }

    /** The check of a constraint that no bits show. */
    record Check(Place place, Type type, Constraint constraint) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "check " + place.path();
        }
    }

    /** Calls the visitor's method for this kind of statement. */
    void accept(Visitor visitor);

    private static String indented(List<Statement> statements) {
        return statements.stream().map(each -> lines(each.toString())).collect(Collectors.joining());
    }

    private static String lines(String text) {
        return "\n" + text.lines().map(line -> "  " + line).collect(Collectors.joining("\n"));
    }
}
