package org.c2x.asn1.plan.xml;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/**
 * What the XML element of an ASN.1 type holds. This is the one place that decides it: the XSD, the mapping to events
 * and the rule set of EXI follow. Facets take the extension root; what lies outside cannot be expressed.
 */
public sealed interface XmlType {
    /** The name of the elements of a list. */
    String ITEM = "item";

    /** The name of the element that holds how many bits a BIT STRING of variable size has. */
    String LENGTH = "length";

    /** The name of the element that holds the bits of a BIT STRING of variable size. */
    String BITS = "bits";

    /** BIT STRINGs of a fixed size up to this many bits are whole numbers: EXI codes them in just these bits. */
    int MOST_NUMBERED_BITS = 12;

    /**
     * Bounds of a list above this are left out of the schema, for a grammar has a state for each element that they
     * count. The mapping checks them.
     */
    int MOST_COUNTED_ITEMS = 1000;

    /** A type whose element holds text: it is one value of a built-in type. */
    sealed interface Simple extends XmlType {}

    /** A type whose element holds elements, or nothing. */
    sealed interface Complex extends XmlType {}

    /**
     * INTEGER: a whole number.
     *
     * @param lower the least number of the root, empty if there is none
     * @param upper the greatest number of the root, empty if there is none
     */
    record Whole(Optional<BigInteger> lower, Optional<BigInteger> upper) implements Simple {
        public static Whole of(IntegerSet root) {
            return new Whole(root.lower(), root.upper());
        }
    }

    /** ENUMERATED: the name of the enumeral, or its position in these; root first, then additions. */
    record Enumeration(List<String> names) implements Simple {
        /** The type of the positions. */
        public Whole positions() {
            return Whole.of(IntegerSet.of(0, names.size() - 1));
        }
    }

    /** BOOLEAN. */
    record Truth() implements Simple {}

    /** REAL: a double; EXI codes it as a decimal fraction, and so has no minus zero. */
    record Floating() implements Simple {}

    /** BIT STRING of up to {@value #MOST_NUMBERED_BITS} bits: a whole number, its last bit being bit 0 of it. */
    record NumberedBits(int length) implements Simple {}

    /** Longer BIT STRING of a fixed size: octets, the unused bits of the last one are zero. */
    record FixedBits(int length) implements Simple {}

    /** OCTET STRING. */
    record Octets(SizeConstraint size) implements Simple {}

    /** A character string; its permitted alphabet does not show. */
    record Text(SizeConstraint size) implements Simple {}

    /** OBJECT IDENTIFIER or RELATIVE-OID: a string of numbers with dots between them. */
    record Identifier() implements Simple {}

    /** NULL: an element without content. */
    record Empty() implements Complex {}

    /** SEQUENCE or SET: its elements in the order of encoding. */
    record Sequence(SequenceType type) implements Complex {}

    /** CHOICE: the element of one alternative, root first, then additions. */
    record Choice(ChoiceType type) implements Complex {}

    /**
     * SEQUENCE OF or SET OF: elements called {@value XmlType#ITEM}.
     *
     * @param least what minOccurs says
     * @param most  what maxOccurs says, empty for unbounded
     */
    record Items(ListType type, int least, OptionalInt most) implements Complex {}

    /** BIT STRING of variable size: its length in bits, then its bits as {@link FixedBits} has them. */
    record MeasuredBits(SizeConstraint size) implements Complex {
        /** The type of the element {@value XmlType#LENGTH}. */
        public Whole length() {
            return Whole.of(size.root());
        }
    }

    /** The XML form of a type. */
    static XmlType of(Type type) {
        return type.accept(XmlTypes.OF);
    }
}
