package org.c2x.asn1.interpreter.xer;

import java.math.BigInteger;
import java.util.HexFormat;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
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
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/** Writes what elements of types without components hold. */
final class XerLeafWriter {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final StringBuilder out;
    private final Writings writings = new Writings();

    XerLeafWriter(StringBuilder out) {
        this.out = out;
    }

    /** @param value one of the type */
    void write(Type type, Value value) {
        type.accept(writings).write(value);
    }

    /** Writes one value, which is one of the type. */
    private interface Writing {
        void write(Value value);
    }

    private final class Writings implements LeafVisitor<Writing> {

        @Override
        public Writing visit(BooleanType type) {
            return value -> empty(((BooleanValue) value).value() ? "true" : "false");
        }

        @Override
        public Writing visit(NullType type) {
            return value -> {};
        }

        @Override
        public Writing visit(IntegerType type) {
            return value -> integer(((IntegerValue) value).toBigInteger());
        }

        @Override
        public Writing visit(RealType type) {
            return value -> real(((RealValue) value).value());
        }

        @Override
        public Writing visit(EnumeratedType type) {
            return XerLeafWriter.this::enumerated;
        }

        @Override
        public Writing visit(BitStringType type) {
            return value -> bits(NamedBits.canonical(type, ((BitStringValue) value).value()));
        }

        @Override
        public Writing visit(OctetStringType type) {
            return value -> hex(((OctetStringValue) value).value());
        }

        @Override
        public Writing visit(ObjectIdentifierType type) {
            return value -> out.append(((ObjectIdentifierValue) value).value());
        }

        @Override
        public Writing visit(CharacterStringType type) {
            return value -> characters(((CharacterStringValue) value).value());
        }

        @Override
        public Writing structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private void empty(String name) {
        out.append('<').append(name).append("/>");
    }

    private void integer(BigInteger number) {
        out.append(number);
    }

    // X.680 clause 21.6: values without digits are elements
    private void real(double number) {
        if (Double.isNaN(number)) {
            empty(XerLeafReader.NOT_A_NUMBER);
        } else if (Double.isInfinite(number)) {
            empty(number > 0 ? XerLeafReader.PLUS_INFINITY : XerLeafReader.MINUS_INFINITY);
        } else if (number == 0) {
            out.append(1 / number > 0 ? "0" : "-0");
        } else {
            out.append(number);
        }
    }

    private void enumerated(Value value) {
        if (value instanceof UnknownEnumeral unknown) {
            out.append('<').append(XerCodec.UNKNOWN).append('>').append(unknown.index());
            out.append("</").append(XerCodec.UNKNOWN).append('>');
        } else {
            empty(((EnumeratedValue) value).name());
        }
    }

    private void bits(BitString bits) {
        for (int i = 0; i < bits.length(); i++) {
            out.append(bits.get(i) ? '1' : '0');
        }
    }

    void hex(OctetString octets) {
        out.append(HEX.formatHex(octets.toByteArray()));
    }

    // X.680 clause 12.15; white space is written by number, so that a document is one line and keeps it
    private void characters(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            String name = ControlCharacters.name(character);
            if (!name.isEmpty()) {
                empty(name);
            } else if (character < ' ') {
                out.append("&#").append((int) character).append(';');
            } else {
                printable(character, i);
            }
        }
    }

    private void printable(char character, int index) {
        switch (character) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '\ufffe', '\uffff' ->
                throw new EncodeException(
                        "", "XML has no character U+%04X, as there is at index %d".formatted((int) character, index));
            default -> out.append(character);
        }
    }
}
