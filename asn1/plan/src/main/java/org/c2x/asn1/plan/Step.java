package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * How a value is coded, in the terms of the encoding rules. Steps are a tree: those of a SEQUENCE or CHOICE hold those
 * of what it consists of, down to {@link Use}, which stands for a type that has a plan of its own.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..9), y INTEGER (0..9) OPTIONAL, ... }
 *
 *   sequence                            in unaligned PER
 *     extension-bit
 *     presence y
 *     x: number 4 bits 0..9
 *     y?: number 4 bits 0..9
 *     additions normally-small-length
 * </pre>
 */
public sealed interface Step
        permits Step.Nothing,
                Step.Truth,
                Step.Number,
                Step.Enumeral,
                Step.Bits,
                Step.Octets,
                Step.Characters,
                Step.Text,
                Step.Real,
                Step.Identifier,
                Step.Decimal,
                Step.TableString,
                Step.Repetition,
                Step.Sequence,
                Step.Choice,
                Step.OpenType,
                Step.Use,
                Step.Checked,
                Time,
                Element,
                AnyElement {

    /** NULL: nothing. */
    record Nothing() implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** BOOLEAN: all bits of the field are ones for TRUE, zeros for FALSE; anything but zeros is read as TRUE. */
    record Truth(int width) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** INTEGER. */
    record Number(IntegerType type, NumberForm form) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * ENUMERATED.
     *
     * @param codes the number that stands for each enumeral: of the root, then of the additions, in the type's order;
     *              where the form is {@link NumberForm.Extensible}, additions have numbers of their own
     */
    record Enumeral(EnumeratedType type, List<BigInteger> codes, NumberForm form) implements Step {
        public Enumeral {
            codes = List.copyOf(codes);
        }

        /** How many enumerals the form of the root tells apart: all unless additions are numbered apart. */
        public int rootCodes() {
            return form instanceof NumberForm.Extensible ? type.root().size() : codes.size();
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * BIT STRING.
     *
     * @param length  in bits
     * @param padded  true if zero bits fill the last octet
     * @param aligned true if the bits, if any, begin at an octet after a length that is a number by itself
     */
    record Bits(BitStringType type, NumberForm length, boolean padded, boolean aligned) implements Step {
        /** Bits that follow their length at once. */
        public Bits(BitStringType type, NumberForm length, boolean padded) {
            this(type, length, padded, false);
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** OCTET STRING; {@code aligned} is as in {@link Bits}. */
    record Octets(OctetStringType type, NumberForm length, boolean aligned) implements Step {
        /** Octets that follow their length at once. */
        public Octets(OctetStringType type, NumberForm length) {
            this(type, length, false);
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A character string whose characters have the same width.
     *
     * @param length  in characters
     * @param root    how characters are coded; in all strings unless the length is {@link NumberForm.Extensible}
     * @param beyond  the same for strings longer or shorter than the extension root has them
     * @param aligned as for {@link Bits}
     */
    record Characters(
            CharacterStringType type, NumberForm length, CharacterCode root, CharacterCode beyond, boolean aligned)
            implements Step {
        /** Characters that follow their length at once. */
        public Characters(CharacterStringType type, NumberForm length, CharacterCode code) {
            this(type, length, code, code, false);
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A character string as octets in the encoding that its type has by itself: UTF-8, or one octet a character.
     *
     * @param length in octets
     */
    record Text(CharacterStringType type, NumberForm length) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * REAL: the contents octets of X.690 after their length, or of a constant length a number of IEEE 754.
     *
     * @param length in octets; four or eight, if it is constant
     */
    record Real(RealType type, NumberForm length) implements Step {

        /** Bits of a number of IEEE 754; 0 for contents octets of X.690. */
        public int width() {
            return length instanceof NumberForm.Constant octets
                    ? 8 * octets.value().intValueExact()
                    : 0;
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** OBJECT IDENTIFIER or RELATIVE-OID: the contents octets of X.690 after their length. */
    record Identifier(ObjectIdentifierType type, NumberForm length) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** REAL: a mantissa and an exponent to base 10, each in {@link NumberForm.Groups} with a sign. */
    record Decimal(RealType type) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A string that is looked up among those before it: its number there, or its length and code points.
     *
     * @param type    a character string, OBJECT IDENTIFIER or RELATIVE-OID
     * @param element the name of the elements whose strings share a part of the table
     */
    record TableString(Type type, String element) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * SEQUENCE OF or SET OF: a length, then the elements.
     *
     * @param sorted true if the elements are written in ascending order of their encodings
     */
    record Repetition(ListType type, NumberForm length, Step element, boolean sorted) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** SEQUENCE or SET: its parts in the order of the encoding. */
    record Sequence(SequenceType type, List<Part> parts) implements Step {
        public Sequence {
            parts = List.copyOf(parts);
        }

        /** The components outside of extension additions, in the order of encoding. */
        public Stream<Field> fields() {
            return parts.stream()
                    .flatMap(part -> part instanceof Optionals run
                            ? run.fields().stream()
                            : part instanceof Elements all
                                    ? all.fields().stream().filter(field -> !all.isAddition(field))
                                    : part instanceof Field field ? Stream.of(field) : Stream.of());
        }

        /** What is between the extension markers, if the type is extensible. */
        public Optional<Additions> additions() {
            return parts.stream()
                    .filter(Additions.class::isInstance)
                    .map(Additions.class::cast)
                    .findFirst();
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * CHOICE: what tells the alternatives apart, then the chosen one.
     *
     * @param selector form of the number that tells them apart; {@link NumberForm.Extensible} where the alternatives
     *                 of the root and the additions are numbered apart
     * @param branches of all alternatives, those of the root first, in the order of the rule set
     */
    record Choice(ChoiceType type, NumberForm selector, List<Branch> branches) implements Step {
        public Choice {
            branches = List.copyOf(branches);
        }

        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * Whole octets after their length, so that who does not know the content can skip it.
     *
     * @param whole true if nothing may follow the content but bits that fill the last octet
     */
    record OpenType(Step content, boolean whole) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A SEQUENCE, SET, CHOICE or list that has a plan of its own.
     *
     * @param type the type or a reference to it
     */
    record Use(Type type) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A type with a constraint that its encoding does not show. */
    record Checked(ConstrainedType type, Step base) implements Step {
        @Override
        public <R> R accept(StepVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Calls the visitor's method for this kind of step. */
    <R> R accept(StepVisitor<R> visitor);

    // Parts of a SEQUENCE or SET

    /** What a SEQUENCE or SET is written as, from its first bit to its last. */
    sealed interface Part permits ExtensionBit, Presence, Optionals, Padding, Field, Additions, Elements {
        /** Calls the visitor's method for this kind of part. */
        <R> R accept(PartVisitor<R> visitor);
    }

    /** One bit: 1 if an extension addition is present. */
    record ExtensionBit() implements Part {
        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A presence bitmap: one bit a component that may be absent. */
    record Presence(List<Field> fields) implements Part {
        public Presence {
            fields = List.copyOf(fields);
        }

        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * Components that may be absent, side by side. Before each that is present there is an event code: its position
     * among those still possible; at the end, unless the last one is present, the position after them.
     */
    record Optionals(List<Field> fields) implements Part {
        public Optionals {
            fields = List.copyOf(fields);
        }

        /** Bits of the event code where so many components are still possible. */
        public static int codeWidth(int left) {
            return Integer.SIZE - Integer.numberOfLeadingZeros(left);
        }

        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Zero bits. */
    record Padding(int width) implements Part {
        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A component, if it is present.
     *
     * @param slot its index among all components of the type
     */
    record Field(Component component, int slot, Step content) implements Part {
        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * Where the extension bit is 1: how many additions the sender knows, a presence bitmap of them, and the present
     * ones as open types. Additions that the reader does not know are skipped.
     *
     * @param count  form of the number of bits
     * @param padded true if zero bits fill the last octet of the bitmap
     */
    record Additions(NumberForm count, boolean padded, List<Addition> additions) implements Part {
        public Additions {
            additions = List.copyOf(additions);
        }

        @Override
        public <R> R accept(PartVisitor<R> visitor) {
            return visitor.visit(this);
        }
    }
}
