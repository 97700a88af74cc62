package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/**
 * The definition of one global variable. What it points to is defined before it, static and constant, under names
 * that begin with the same one.
 */
final class Definition {
    private final CModel model;
    private final String name;
    private final IndentedText pointedTo = new IndentedText();
    private int count;

    Definition(CModel model, String name) {
        this.model = model;
        this.name = name;
    }

    /**
     * The text, lines without the end of the last one.
     *
     * @param qualifiers what comes before the type, with a blank at its end
     * @throws IllegalArgumentException if the value is none of the type, or one that C has no member for
     */
    String of(String qualifiers, Type type, Value value) {
        Type resolved = type.resolved();
        String initializer = initializer(resolved, value);
        return pointedTo + qualifiers + model.shape(resolved).cType() + ' ' + name + " = " + initializer + ';';
    }

    private String array(String type, List<String> elements) {
        if (elements.isEmpty()) {
            return "NULL";
        }
        String array = name + "_part_" + ++count;
        pointedTo.line("static const " + type + ' ' + array + "[] = {" + String.join(", ", elements) + "};");
        return array;
    }

    private String initializer(Type type, Value value) {
        Type resolved = type.resolved();
        if (value instanceof SequenceValue sequence) {
            return sequence((SequenceType) resolved, sequence);
        }
        if (resolved instanceof ChoiceType choice) {
            return choice(choice, value);
        }
        if (value instanceof ListValue list) {
            return list((ListType) resolved, list);
        }
        return Literals.simple(model, resolved, value)
                .orElseGet(() -> value instanceof IntegerValue number
                        ? integer(resolved, number.toBigInteger())
                        : string(resolved, value));
    }

    private String integer(Type type, BigInteger number) {
        Shape shape = model.shape(type);
        if (!(shape instanceof Shape.Number own)) {
            return octets(shape, number.toByteArray());
        }
        if (!own.holds(number)) {
            throw new IllegalArgumentException(number + " is none of " + own.cType());
        }
        return own.isSigned() ? Literals.signed(number) : Literals.unsigned(number);
    }

    private String sequence(SequenceType type, SequenceValue value) {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < type.components().size(); i++) {
            Component component = type.components().get(i);
            Value own = value.get(i) == null ? component.defaultValue().orElse(null) : value.get(i);
            if (own == null) {
                continue;
            }
            if (CModel.isOptional(type, component)) {
                members.add('.' + CNames.presence(type, component) + " = true");
            }
            members.add('.' + CNames.member(type, component) + " = " + part(component.type(), own));
        }
        return members.isEmpty() ? "{0}" : braces(members);
    }

    private String part(Type type, Value value) {
        String initializer = initializer(type, value);
        return model.isPointedTo(type)
                ? "&(const " + model.typeName(type.resolved()) + ") " + initializer
                : initializer;
    }

    private String choice(ChoiceType type, Value value) {
        if (value instanceof UnknownAlternative unknown) {
            String octets = octets(new Shape.Octets(), unknown.octets().toByteArray());
            return "{.choice = " + model.unknownConstant(type) + ", .u = {.unknown = "
                    + (type instanceof OpenType
                            ? octets
                            : "{.index = " + unknown.index() + ", .octets = " + octets + '}')
                    + "}}";
        }
        ChoiceValue choice = (ChoiceValue) value;
        Alternative chosen = type.alternatives().stream()
                .filter(alternative -> alternative.name().equals(choice.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no alternative: " + value));
        return "{.choice = " + model.choiceConstant(type, chosen) + ", .u = {." + model.member(type, chosen) + " = "
                + part(chosen.type(), choice.value()) + "}}";
    }

    private String list(ListType type, ListValue value) {
        Shape.Items shape = (Shape.Items) model.shape(type);
        List<String> elements = value.elements().stream()
                .map(element -> initializer(type.element(), element))
                .toList();
        String items = ".count = " + elements.size();
        if (elements.isEmpty()) {
            return braces(List.of(items));
        }
        String initializer =
                shape.isInline() ? braces(elements) : array(shape.element().cType(), elements);
        return braces(List.of(items, ".items = " + initializer));
    }

    private String string(Type type, Value value) {
        Shape shape = model.shape(type);
        if (value instanceof OctetStringValue octets) {
            return octets(shape, octets.value().toByteArray());
        }
        if (value instanceof CharacterStringValue text) {
            boolean isUtf8 = CModel.isUtf8((CharacterStringType) type);
            return octets(shape, text.value().getBytes(isUtf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1));
        }
        if (value instanceof BitStringValue bits) {
            return bits(shape, NamedBits.canonical((BitStringType) type, bits.value()));
        }
        if (value instanceof ObjectIdentifierValue identifier) {
            return octets(
                    shape,
                    ((ObjectIdentifierType) type).relative()
                            ? ObjectIdentifierContents.ofRelative(identifier.value())
                            : ObjectIdentifierContents.of(identifier.value()));
        }
        throw new IllegalArgumentException("no C expression for " + value);
    }

    private String octets(Shape shape, byte[] octets) {
        List<String> elements = Literals.octets(octets);
        if (shape instanceof Shape.FixedOctets) {
            return "{.octets = " + braces(elements) + '}';
        }
        String length = ".length = " + octets.length;
        if (octets.length == 0) {
            return braces(List.of(length));
        }
        boolean isInline = shape instanceof Shape.BoundedOctets;
        return braces(List.of(length, ".octets = " + (isInline ? braces(elements) : array("uint8_t", elements))));
    }

    private String bits(Shape shape, BitString bits) {
        if (shape instanceof Shape.FixedBits fixed) {
            return number(bits, fixed.length());
        }
        if (shape instanceof Shape.ShortBits) {
            return "{.bits = " + number(bits, bits.length()) + ", .length = " + bits.length() + '}';
        }
        return "{.octets = " + array("uint8_t", Literals.octets(bits.toByteArray())) + ", .length = " + bits.length()
                + '}';
    }

    private static String number(BitString bits, int length) {
        return length == 0 ? "0" : "UINT64_C(0x" + Long.toHexString(bits.prefix(length)) + ')';
    }

    private static String braces(List<String> members) {
        return '{' + String.join(", ", members) + '}';
    }
}
