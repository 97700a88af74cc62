package org.c2x.asn1.syntax;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Position;

/** A value as it is written (X.680 clause 17.7); what it means depends on its governor. */
public sealed interface ValueNode {

    Position position();

    /** A whole number. */
    record Number(Position position, BigInteger number) implements ValueNode {}

    /** A real number in decimal notation. */
    record Real(Position position, BigDecimal number) implements ValueNode {}

    /** PLUS-INFINITY, MINUS-INFINITY or NOT-A-NUMBER. */
    record SpecialReal(Position position, double number) implements ValueNode {}

    /** TRUE or FALSE. */
    record Bool(Position position, boolean value) implements ValueNode {}

    /** NULL. */
    record Null(Position position) implements ValueNode {}

    /** A character string in quotes. */
    record Characters(Position position, String text) implements ValueNode {}

    /** A bstring or hstring: digits of 1 or 4 bits each. */
    record Digits(Position position, String digits, int bitsPerDigit) implements ValueNode {}

    /** An identifier: an enumeral, a named number, or a use of a value assignment. */
    record Reference(Position position, Optional<Name> module, Name name, List<ActualParameter> parameters)
            implements ValueNode {}

    /** {@code name(number)}, a component of an object identifier. */
    record NamedForm(Position position, Name name, ValueNode number) implements ValueNode {}

    /** {@code alternative : value}. */
    record Choice(Position position, Name alternative, ValueNode value) implements ValueNode {}

    /**
     * Anything in braces: components, elements, bits, arcs. Commas separate elements, each of which is one or several
     * values in a row.
     */
    record Braced(Position position, List<List<ValueNode>> elements) implements ValueNode {}

    /**
     * Braces where an object is possible as well as a value: what they hold can be read once the governor is known.
     *
     * @param tokens what is there, from brace to brace
     */
    record InBraces(Position position, List<Token> tokens) implements ValueNode {}

    /** {@code object.&field} (X.681 clause 15). */
    record FieldOfObject(Position position, Reference object, List<Name> path) implements ValueNode {}

    /** {@code Type : value}, of an open type (X.681 clause 14.6). */
    record Typed(Position position, TypeNode type, ValueNode value) implements ValueNode {}

    /**
     * An element of a value in XML.
     *
     * @param text what is between its tags and is no element
     */
    record Xml(Position position, Name name, String text, List<Xml> children) implements ValueNode {}

    /** CONTAINING before the value that a string holds. */
    record Containing(Position position, ValueNode value) implements ValueNode {}
}
