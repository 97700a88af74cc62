package org.c2x.asn1.resolve;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ValueNode;

/** A value in XML in the other notation, in which its parts may still be in XML (XMLValue of each type in X.680). */
record XmlNotation(Resolution resolution, ValueNode.Xml node) implements TypeVisitor<ValueNode> {
    /** A longer number would only keep the arithmetic busy. */
    private static final int LONGEST_NUMBER = 1000;

    // XMLBooleanValue ::= "<true/>" | "<false/>" | "true" | "false"
    @Override
    public ValueNode visit(BooleanType type) {
        return switch (word(type)) {
            case "true" -> new ValueNode.Bool(position(), true);
            case "false" -> new ValueNode.Bool(position(), false);
            default -> throw ValueResolver.mismatch(node, type);
        };
    }

    @Override
    public ValueNode visit(NullType type) {
        if (!word(type).isEmpty()) {
            throw ValueResolver.mismatch(node, type);
        }
        return new ValueNode.Null(position());
    }

    // XMLIntegerValue ::= XMLSignedNumber | EmptyElementInteger | TextInteger
    @Override
    public ValueNode visit(IntegerType type) {
        String word = word(type);
        if (word.length() <= LONGEST_NUMBER
                && word.matches("-?[0-9]+")
                && node.children().isEmpty()) {
            return new ValueNode.Number(position(), new BigInteger(word));
        }
        return named(word, type.namedNumbers().stream(), type);
    }

    @Override
    public ValueNode visit(EnumeratedType type) {
        return named(word(type), Stream.concat(type.root().stream(), type.additions().stream()), type);
    }

    private ValueNode named(String word, Stream<NamedNumber> names, Type type) {
        if (names.noneMatch(name -> name.name().equals(word))) {
            throw ValueResolver.mismatch(node, type);
        }
        return reference(word);
    }

    // XMLNumericRealValue ::= realnumber | "-" realnumber;  XMLSpecialRealValue
    @Override
    public ValueNode visit(RealType type) {
        String word = word(type);
        if (word.length() <= LONGEST_NUMBER && word.matches("-?[0-9]+(\\.[0-9]*)?([eE]-?[0-9]{1,9})?")) {
            return new ValueNode.Real(position(), new BigDecimal(word));
        }
        double special = switch (word) {
            case "PLUS-INFINITY", "INF" -> Double.POSITIVE_INFINITY;
            case "MINUS-INFINITY", "-INF" -> Double.NEGATIVE_INFINITY;
            case "NOT-A-NUMBER", "NaN" -> Double.NaN;
            default -> throw ValueResolver.mismatch(node, type);
        };
        return new ValueNode.SpecialReal(position(), special);
    }

    // XMLBitStringValue ::= XMLTypedValue | xmlbstring | XMLIdentifierList | empty
    @Override
    public ValueNode visit(BitStringType type) {
        List<List<ValueNode>> bits = new ArrayList<>();
        node.children()
                .forEach(bit -> bits.add(
                        List.of(new ValueNode.Reference(bit.position(), Optional.empty(), bit.name(), List.of()))));
        if (bits.isEmpty() && node.text().matches("[01\\s]*")) {
            return new ValueNode.Digits(position(), node.text().replaceAll("\\s", ""), 1);
        }
        checkNoContents();
        if (bits.isEmpty()) {
            Stream.of(node.text().strip().split("\\s+")).forEach(bit -> bits.add(List.of(reference(bit))));
        }
        return new ValueNode.Braced(position(), bits);
    }

    // XMLOctetStringValue ::= XMLTypedValue | xmlhstring
    @Override
    public ValueNode visit(OctetStringType type) {
        checkNoContents();
        String digits = node.text().replaceAll("\\s", "").toUpperCase(Locale.ROOT);
        if (!digits.matches("[0-9A-F]*") || !node.children().isEmpty()) {
            throw ValueResolver.mismatch(node, type);
        }
        return new ValueNode.Digits(position(), digits, 4);
    }

    // XMLTypedValue
    @Override
    public ValueNode visit(ContainingType type) {
        if (node.children().size() == 1) {
            return new ValueNode.Containing(position(), node.children().get(0));
        }
        throw StringValues.leftOut(position());
    }

    private void checkNoContents() {
        boolean isTyped = node.children().size() == 1
                && Character.isUpperCase(node.children().get(0).name().text().charAt(0));
        if (isTyped) {
            throw StringValues.leftOut(position());
        }
    }

    // XMLObjectIdentifierValue ::= XMLObjIdComponent "." +;  XMLObjIdComponent ::= NameForm | XMLNumberForm | …
    @Override
    public ValueNode visit(ObjectIdentifierType type) {
        List<ValueNode> arcs = new ArrayList<>();
        for (String arc : word(type).split("\\.", -1)) {
            if (arc.matches("[0-9]{1,99}")) {
                arcs.add(number(arc));
            } else if (arc.matches("[a-z][A-Za-z0-9-]*\\([0-9]{1,99}\\)")) {
                int bracket = arc.indexOf('(');
                Name name = new Name(arc.substring(0, bracket), position());
                ValueNode number = number(arc.substring(bracket + 1, arc.length() - 1));
                arcs.add(new ValueNode.NamedForm(position(), name, number));
            } else if (arc.matches("[a-z][A-Za-z0-9-]*")) {
                arcs.add(reference(arc));
            } else {
                throw ValueResolver.mismatch(node, type);
            }
        }
        return new ValueNode.Braced(position(), List.of(arcs));
    }

    private ValueNode number(String digits) {
        return new ValueNode.Number(position(), new BigInteger(digits));
    }

    /** Elements inside are control characters (X.680 clause 12.15.5). */
    @Override
    public ValueNode visit(CharacterStringType type) {
        if (!node.children().isEmpty()) {
            throw SourceError.leftOut(
                    position(), "a string in XML with control characters is left out, with what needs it");
        }
        return new ValueNode.Characters(position(), node.text());
    }

    @Override
    public ValueNode visit(SequenceType type) {
        checkNoText(type);
        return new ValueNode.Braced(
                position(),
                node.children().stream()
                        .map(component -> List.<ValueNode>of(
                                new ValueNode.Reference(
                                        component.name().position(), Optional.empty(), component.name(), List.of()),
                                component))
                        .toList());
    }

    // XMLChoiceValue ::= "<" identifier ">" XMLValue "</" identifier ">"
    @Override
    public ValueNode visit(ChoiceType type) {
        checkNoText(type);
        if (node.children().size() != 1) {
            throw ValueResolver.mismatch(node, type);
        }
        ValueNode.Xml chosen = node.children().get(0);
        return new ValueNode.Choice(chosen.name().position(), chosen.name(), chosen);
    }

    // XMLSequenceOfValue ::= XMLValueList | XMLDelimitedItemList | empty
    @Override
    public ValueNode visit(ListType type) {
        checkNoText(type);
        Type element = resolution.types.resolved(type.element(), position());
        boolean isBare =
                element instanceof BooleanType || element instanceof EnumeratedType || element instanceof ChoiceType;
        List<List<ValueNode>> elements = new ArrayList<>();
        for (ValueNode.Xml child : node.children()) {
            boolean isNamed = type.elementName().equals(Optional.of(child.name().text()));
            if (isBare && !isNamed) {
                elements.add(List.of(new ValueNode.Xml(child.position(), node.name(), "", List.of(child))));
            } else if (isNamed || type.elementName().isEmpty() || element instanceof NullType) {
                elements.add(List.of(child));
            } else {
                throw new SourceError(
                        child.name().position(),
                        "expected the element '" + type.elementName().get() + "'");
            }
        }
        return new ValueNode.Braced(position(), elements);
    }

    @Override
    public ValueNode visit(OpenType type) {
        throw openType(position());
    }

    @Override
    public ValueNode visit(AnyType type) {
        throw new AssertionError("values of open types are left out");
    }

    static SourceError openType(Position position) {
        return SourceError.leftOut(position, "a value of an open type in XML is left out, with what needs it");
    }

    private void checkNoText(Type type) {
        if (!node.text().isBlank()) {
            throw ValueResolver.mismatch(node, type);
        }
    }

    /** The text, or the name of the only element, which is empty. */
    private String word(Type type) {
        if (node.children().isEmpty()) {
            return node.text().strip();
        }
        ValueNode.Xml child = node.children().get(0);
        boolean isEmpty = child.children().isEmpty() && child.text().isBlank();
        if (node.children().size() > 1 || !isEmpty || !node.text().isBlank()) {
            throw ValueResolver.mismatch(node, type);
        }
        return child.name().text();
    }

    private ValueNode reference(String name) {
        return new ValueNode.Reference(position(), Optional.empty(), new Name(name, position()), List.of());
    }

    private Position position() {
        return node.position();
    }
}
