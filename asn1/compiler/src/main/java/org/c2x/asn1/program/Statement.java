package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * What a codec does with a value. A program writes or reads; what tells of what follows is a field before where it is
 * read, and part of the one or the other way where it is written.
 */
public sealed interface Statement
        permits Leaf,
                Statement.Fields,
                Statement.Extended,
                Statement.Component,
                Statement.Additions,
                Statement.Open,
                Statement.Call,
                Statement.Select,
                Statement.Told,
                Statement.Repeat,
                Statement.Optionals,
                Statement.Identified {

    /** What a printer does with each kind of statement: one method a kind, no default. */
    interface Visitor extends Leaf.Visitor {
        void visit(Fields statement);

        void visit(Extended statement);

        void visit(Component statement);

        void visit(Additions statement);

        void visit(Open statement);

        void visit(Call statement);

        void visit(Select statement);

        void visit(Told statement);

        void visit(Repeat statement);

        void visit(Optionals statement);

        void visit(Identified statement);
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

    /** What an extension root limits. */
    enum Of {
        NUMBER,
        LENGTH,
        ENUMERAL
    }

    /**
     * A value in the form of the extension root or in that of others. What is written begins with the bit that tells
     * which, what is read has {@link Field.Beyond} before.
     *
     * @param root the hull of the numbers, lengths or positions of enumerals: PER does not see gaps (X.691 clause 13)
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

    /** Components that share one bit of the bitmap of additions. */
    record Addition(Field.Presence present, Open content) {}

    /**
     * If there are any additions: a bitmap of those that are there, and these.
     *
     * @param present tells whether there are any
     * @param bitmap  the fields that are written before the additions
     */
    record Additions(
            Place place,
            Field.Presence present,
            List<Statement> bitmap,
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
            return "additions"
                    + indented(bitmap)
                    + additions.stream()
                            .map(addition -> indented(List.of(addition.content())))
                            .collect(Collectors.joining());
        }
    }

    /**
     * Whole octets after their length, which is known after them.
     *
     * @param width bits of the content
     * @param whole true if more octets than those of the content are refused
     */
    record Open(Place place, List<Statement> content, Lengths lengths, Width width, boolean whole)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return (whole ? "contents" : "open") + ", length in " + lengths + indented(content);
        }
    }

    /**
     * A value of a type that has a program of its own.
     *
     * @param step  what the plan around it says of it
     * @param first where it begins
     */
    record Call(Place place, Type type, Step step, Phase first) implements Statement {
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
     * @param codes    all that the selector may say for it
     * @param repeated true for an untagged CHOICE, which begins with what the selector says
     * @param content  begins with what the selector says where it is written and not repeated
     */
    record Arm(Place.Chosen place, List<BigInteger> codes, boolean repeated, List<Statement> content) {
        public Arm {
            codes = List.copyOf(codes);
        }

        @Override
        public String toString() {
            return codes.stream().map(BigInteger::toString).collect(Collectors.joining(" or ")) + " "
                    + place.alternative().name() + indented(content);
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

    /**
     * The elements of a list.
     *
     * @param least so many bits has an element at least
     */
    record Repeat(Place.Item item, ListType type, Count count, List<Statement> element, long least)
            implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return "repeat " + count + indented(element);
        }
    }

    /**
     * Components that may be absent, each one after {@link Field.Event} tells of it.
     *
     * @param gathered true if {@link Field.Bitmap} tells of all instead, before the first one
     */
    record Optionals(List<Component> components, boolean gathered) implements Statement {
        /** The places of all. */
        public List<Place.Member> places() {
            return components.stream().map(Component::place).toList();
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return components.stream().map(Component::toString).collect(Collectors.joining("\n"));
        }
    }

    /**
     * The alternative of an open type, which other components tell.
     *
     * @param sets true if it is set where it is read; otherwise the encoding tells it, too, and it must be the same
     */
    record Identified(Place.Member place, OpenType type, boolean sets) implements Statement {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        public String toString() {
            return (sets ? "identify " : "check identity of ") + place.path();
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
