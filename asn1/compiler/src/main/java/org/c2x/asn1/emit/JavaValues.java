package org.c2x.asn1.emit;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Values of a schema, such as defaults, as Java expressions. */
public final class JavaValues {
    private final JavaModel model;

    public JavaValues(JavaModel model) {
        this.model = model;
    }

    /** The expression of a value of a type. */
    public String expression(Type type, Value value, SourceWriter out) {
        Type resolved = type.resolved();
        if (value instanceof BooleanValue bool) {
            return Boolean.toString(bool.value());
        }
        if (value instanceof IntegerValue number) {
            return integer((IntegerType) resolved, number, out);
        }
        if (value instanceof EnumeratedValue enumerated) {
            return model.modelClass(resolved, out)
                    + '.'
                    + EnumConstants.of((EnumeratedType) resolved).get(enumerated.name());
        }
        if (value instanceof CharacterStringValue text) {
            return quote(text.value());
        }
        if (value instanceof BitStringValue bits) {
            return bitString(bits.value(), out);
        }
        if (value instanceof OctetStringValue octets) {
            return out.runtime(OctetString.class) + ".ofHex(\"" + octets.value().toHex() + "\")";
        }
        if (value instanceof ObjectIdentifierValue identifier) {
            return out.runtime(ObjectIdentifier.class) + ".of(\"" + identifier.value() + "\")";
        }
        if (value instanceof RealValue real) {
            return real(real.value());
        }
        if (value instanceof NullValue) {
            return out.runtime(Null.class) + ".NULL";
        }
        return constructed(resolved, value, out);
    }

    private String constructed(Type type, Value value, SourceWriter out) {
        if (value instanceof ListValue list) {
            return list((ListType) type, list, out);
        }
        if (value instanceof ChoiceValue choice) {
            return choice((ChoiceType) type, choice, out);
        }
        if (value instanceof SequenceValue sequence && type instanceof SequenceType sequenceType) {
            return sequence(sequenceType, sequence, out);
        }
        throw new IllegalArgumentException("no Java expression for " + value);
    }

    private static String integer(IntegerType type, IntegerValue number, SourceWriter out) {
        return switch (JavaModel.whole(type)) {
            case INT -> number.toString();
            case LONG -> number.toString() + 'L';
            case BIG -> "new " + out.use("java.math.BigInteger") + "(\"" + number + "\")";
        };
    }

    /** A Java double literal. */
    public static String real(double number) {
        if (Double.isNaN(number)) {
            return "Double.NaN";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
        }
        return Double.toString(number);
    }

    private static String bitString(BitString bits, SourceWriter out) {
        if (bits.length() <= Long.SIZE) {
            return out.runtime(BitString.class) + ".of(0x" + Long.toHexString(bits.toLong()) + "L, " + bits.length()
                    + ')';
        }
        return out.runtime(BitString.class) + ".of(" + out.use("java.util.HexFormat") + ".of().parseHex(\""
                + bits.toHex() + "\"), " + bits.length() + ')';
    }

    private String list(ListType type, ListValue list, SourceWriter out) {
        String elements = list.elements().stream()
                .map(element -> expression(type.element(), element, out))
                .collect(Collectors.joining(", "));
        return switch (JavaModel.listKind(type)) {
            case INTS -> out.runtime(IntList.class) + ".of(" + elements + ')';
            case LONGS -> out.runtime(LongList.class) + ".of(" + elements + ')';
            case OBJECTS -> out.use("java.util.List") + ".of(" + elements + ')';
        };
    }

    private String choice(ChoiceType type, ChoiceValue choice, SourceWriter out) {
        ChoiceType.Alternative chosen = type.alternatives().stream()
                .filter(alternative -> alternative.name().equals(choice.name()))
                .findFirst()
                .orElseThrow();
        String value =
                chosen.type().resolved() instanceof NullType ? "" : expression(chosen.type(), choice.value(), out);
        return "new " + model.modelClass(type, out) + '.' + model.alternativeClass(type, chosen) + '(' + value + ')';
    }

    private String sequence(SequenceType type, SequenceValue sequence, SourceWriter out) {
        List<Component> components = type.components();
        return "new " + model.modelClass(type, out)
                + IntStream.range(0, components.size())
                        .mapToObj(i -> component(components.get(i), sequence.get(i), out))
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private String component(Component component, Value value, SourceWriter out) {
        if (value != null) {
            return expression(component.type(), value, out);
        }
        return component
                .defaultValue()
                .map(defaultValue -> expression(component.type(), defaultValue, out))
                .orElse("null");
    }

    /** A Java string literal. */
    public static String quote(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                literal.append('\\').append(c);
            } else if (c >= ' ' && c < 0x7f) {
                literal.append(c);
            } else if (c <= 0xff) {
                // in octal: what Unicode escapes stand for is read before the literal, where a line feed ends it
                literal.append(String.format("\\%03o", (int) c));
            } else {
                literal.append(String.format("\\u%04x", (int) c));
            }
        }
        return literal.append('"').toString();
    }
}
