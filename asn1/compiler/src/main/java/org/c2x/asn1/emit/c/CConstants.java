package org.c2x.asn1.emit.c;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** Values of a schema as C definitions of the structs that {@link CEmitter} declares, so that a C program has them. */
public final class CConstants {
    private final CModel model;

    /**
     * @param packageName what the C code was generated with
     */
    public CConstants(Schema schema, String packageName) {
        this.model = new CModel(JavaModel.withPlainNames(schema, packageName), CNames.prefix(packageName));
    }

    /**
     * Defines a global variable, which is not constant lest the compiler compute encodings of it. What it points to is
     * defined in front of it, static and constant, under names that begin with the same one.
     *
     * @throws IllegalArgumentException if the value is none of the type, or one that C has no member for
     */
    public String define(TypeDefinition definition, String name, Value value) {
        Definition own = new Definition(name);
        String initializer = own.initializer(definition.type().resolved(), value);
        return own.pointedTo + model.typeName(definition.type().resolved()) + ' ' + name + " = " + initializer + ";\n";
    }

    /** One variable with all that it points to. */
    private final class Definition {
        private final String name;
        private final IndentedText pointedTo = new IndentedText();
        private int count;

        Definition(String name) {
            this.name = name;
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
            if (value instanceof BooleanValue bool) {
                return Boolean.toString(bool.value());
            }
            if (value instanceof NullValue) {
                return "0";
            }
            if (value instanceof IntegerValue number) {
                return CModel.number((IntegerType) resolved).isSigned()
                        ? Literals.signed(number.toBigInteger())
                        : Literals.unsigned(number.toBigInteger());
            }
            if (value instanceof EnumeratedValue enumerated) {
                return model.typeName(resolved)
                        + '_'
                        + EnumConstants.of((EnumeratedType) resolved).get(enumerated.name());
            }
            return string(resolved, value);
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
                return "{.choice = " + model.typeName(type) + "_UNKNOWN_EXTENSION, .u = {.unknown = {.index = "
                        + unknown.index() + ", .octets = " + octets + "}}}";
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
            String count = ".count = " + elements.size();
            if (elements.isEmpty()) {
                return braces(List.of(count));
            }
            String items =
                    shape.isInline() ? braces(elements) : array(shape.element().cType(), elements);
            return braces(List.of(count, ".items = " + items));
        }

        private String string(Type type, Value value) {
            Shape shape = model.shape(type);
            if (value instanceof OctetStringValue octets) {
                return octets(shape, octets.value().toByteArray());
            }
            if (value instanceof CharacterStringValue text) {
                boolean isUtf8 = ((CharacterStringType) type).kind() == CharacterStringType.Kind.UTF8;
                return octets(
                        shape, text.value().getBytes(isUtf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1));
            }
            if (value instanceof BitStringValue bits) {
                return bits(shape, bits.value());
            }
            throw new IllegalArgumentException("no C expression for " + value);
        }

        private String octets(Shape shape, byte[] octets) {
            List<String> elements = IntStream.range(0, octets.length)
                    .mapToObj(i -> String.format("0x%02x", octets[i]))
                    .toList();
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
            List<String> octets = IntStream.range(0, bits.length() + 7 >>> 3)
                    .mapToObj(i -> String.format("0x%s", bits.toHex().substring(2 * i, 2 * i + 2)))
                    .toList();
            return "{.octets = " + array("uint8_t", octets) + ", .length = " + bits.length() + '}';
        }

        private static String number(BitString bits, int length) {
            return length == 0 ? "0" : "UINT64_C(0x" + Long.toHexString(bits.prefix(length)) + ')';
        }

        private static String braces(List<String> members) {
            return members.stream().collect(Collectors.joining(", ", "{", "}"));
        }
    }
}
