package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.util.HexFormat;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** Reads the values of types without components. */
final class JerLeafReader {
    private final JsonParser in;
    private final JerReader reader;
    private final Readings readings = new Readings();

    JerLeafReader(JsonParser in, JerReader reader) {
        this.in = in;
        this.reader = reader;
    }

    Value read(Type type) throws IOException {
        Value value = type.accept(readings).read();
        ValueCheck.problem(type, value).ifPresent(problem -> {
            throw reader.error(problem);
        });
        return value;
    }

    /** Reads one value, whose first token is the current one. */
    private interface Reading {
        Value read() throws IOException;
    }

    private final class Readings implements LeafVisitor<Reading> {

        @Override
        public Reading visit(BooleanType type) {
            return JerLeafReader.this::bool;
        }

        @Override
        public Reading visit(NullType type) {
            return () -> {
                reader.expect(JsonToken.VALUE_NULL, "null");
                return new NullValue();
            };
        }

        @Override
        public Reading visit(IntegerType type) {
            return JerLeafReader.this::integer;
        }

        @Override
        public Reading visit(RealType type) {
            return () -> new RealValue(real());
        }

        @Override
        public Reading visit(EnumeratedType type) {
            return JerLeafReader.this::enumerated;
        }

        @Override
        public Reading visit(BitStringType type) {
            return () -> new BitStringValue(
                    NamedBits.canonical(type, type.size().isFixed() ? fixedBits(type) : variableBits()));
        }

        @Override
        public Reading visit(OctetStringType type) {
            return () -> new OctetStringValue(OctetString.wrap(hex()));
        }

        @Override
        public Reading visit(ObjectIdentifierType type) {
            return JerLeafReader.this::objectIdentifier;
        }

        @Override
        public Reading visit(CharacterStringType type) {
            return () -> new CharacterStringValue(string("a string"));
        }

        @Override
        public Reading structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private Value integer() throws IOException {
        reader.expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
        BigInteger number = in.getBigIntegerValue();
        if (number.bitLength() > TextCodec.MOST_BITS) {
            throw reader.error("expected a number of at most " + TextCodec.MOST_BITS + " bits");
        }
        return IntegerValue.of(number);
    }

    private String string(String noun) throws IOException {
        reader.expect(JsonToken.VALUE_STRING, noun);
        return in.getText();
    }

    private Value bool() {
        if (in.currentToken() != JsonToken.VALUE_FALSE) {
            reader.expect(JsonToken.VALUE_TRUE, "true or false");
        }
        return new BooleanValue(in.currentToken() == JsonToken.VALUE_TRUE);
    }

    private Value enumerated() throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT) {
            return new EnumeratedValue(string("the name of an enumeral"));
        }
        nextMember(JerWriter.UNKNOWN);
        int index = index();
        endObject();
        return new UnknownEnumeral(index);
    }

    private double real() throws IOException {
        if (in.currentToken() == JsonToken.VALUE_STRING) {
            return switch (in.getText()) {
                case "INF" -> Double.POSITIVE_INFINITY;
                case "-INF" -> Double.NEGATIVE_INFINITY;
                case "NaN" -> Double.NaN;
                case "-0" -> -0.0;
                default ->
                    throw reader.error("expected a number, \"INF\", \"-INF\", \"NaN\" or \"-0\", found "
                            + Utf8Text.quoted(in.getText()));
            };
        }
        if (in.currentToken() != JsonToken.VALUE_NUMBER_FLOAT) {
            reader.expect(JsonToken.VALUE_NUMBER_INT, "a number");
        }
        double number = Double.parseDouble(in.getText());
        if (Double.isInfinite(number)) {
            throw reader.error("expected a number within the range of a double, found a greater one");
        }
        return number;
    }

    private BitString fixedBits(BitStringType type) throws IOException {
        byte[] octets = hex();
        int length = type.size().root().lower().orElseThrow().intValueExact();
        return bits(octets, length);
    }

    private BitString variableBits() throws IOException {
        reader.expect(JsonToken.START_OBJECT, "an object with value and length");
        byte[] octets = null;
        int length = -1;
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            if (name.equals("value") && octets == null) {
                in.nextToken();
                octets = hex();
            } else if (name.equals("length") && length < 0) {
                in.nextToken();
                length = index();
            } else {
                throw reader.error("expected value and length once each, found " + Utf8Text.quoted(name));
            }
        }
        if (octets == null || length < 0) {
            throw reader.error("expected value and length, found only one of them");
        }
        return bits(octets, length);
    }

    private BitString bits(byte[] octets, int length) {
        if (octets.length != (length + 7L) / 8) {
            throw reader.error("expected " + length + " bits as " + 2 * ((length + 7L) / 8) + " hex digits, found "
                    + 2 * octets.length);
        }
        if ((length & 7) != 0 && (octets[octets.length - 1] & 0xff >> (length & 7)) != 0) {
            throw reader.error("expected zeros after the " + length + " bits");
        }
        return BitString.of(octets, length);
    }

    private byte[] hex() throws IOException {
        String digits = string("a string of hex digits");
        try {
            return HexFormat.of().parseHex(digits);
        } catch (IllegalArgumentException notHex) {
            throw reader.error("expected pairs of hex digits, found " + Utf8Text.quoted(digits));
        }
    }

    private Value objectIdentifier() throws IOException {
        String dotted = string("a dotted object identifier");
        try {
            return new ObjectIdentifierValue(ObjectIdentifier.of(dotted));
        } catch (IllegalArgumentException e) {
            throw reader.error("expected a dotted object identifier, found " + Utf8Text.quoted(dotted));
        }
    }

    /** Reads the object after the member that stands for an alternative of a later version. */
    Value unknownAlternative(ChoiceType type) throws IOException {
        reader.expect(JsonToken.START_OBJECT, "an object with index and octets");
        nextMember("index");
        int index = index();
        if (!type.extensible() || index < type.additions().size()) {
            throw reader.error("the CHOICE has no unknown alternative of index " + index);
        }
        nextMember("octets");
        OctetString octets = OctetString.wrap(hex());
        endObject();
        return new UnknownAlternative(index, octets);
    }

    private void nextMember(String name) throws IOException {
        if (in.nextToken() != JsonToken.FIELD_NAME || !in.currentName().equals(name)) {
            throw reader.error("expected the member \"" + name + '"');
        }
        in.nextToken();
    }

    private void endObject() throws IOException {
        in.nextToken();
        reader.expect(JsonToken.END_OBJECT, "the end of the object");
    }

    private int index() throws IOException {
        reader.expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
        if (in.getNumberType() != JsonParser.NumberType.INT || in.getIntValue() < 0) {
            throw reader.error("expected a number from 0 to 2147483647");
        }
        return in.getIntValue();
    }

    /** What begins or ends with a token, as errors call it. */
    static String noun(JsonToken token) {
        return switch (token) {
            case START_OBJECT, END_OBJECT -> "an object";
            case START_ARRAY, END_ARRAY -> "an array";
            case FIELD_NAME -> "another member";
            case VALUE_STRING -> "a string";
            case VALUE_NUMBER_INT -> "a whole number";
            case VALUE_NUMBER_FLOAT -> "a number with fraction or exponent";
            case VALUE_TRUE, VALUE_FALSE -> "true or false";
            case VALUE_NULL -> "null";
            default -> "nothing";
        };
    }
}
