package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.interpreter.text.Choices;
import org.c2x.asn1.interpreter.text.Components;
import org.c2x.asn1.interpreter.text.Components.Present;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.TextWriter;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/** Writes one document. */
final class JerWriter extends TextWriter<IOException> {
    /** Name of the member for what only a later version knows; no ASN.1 name, so no component can have it. */
    static final String UNKNOWN = "...";

    /** Name of the only member of a string whose contents are told (X.697 clause 25.4). */
    static final String CONTAINING = "containing";

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final StringWriter text = new StringWriter();
    private final JsonGenerator out;
    private final Writings writings = new Writings();

    JerWriter(JsonFactory json, NestingCount nesting) {
        super(nesting);
        try {
            this.out = json.createGenerator(text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    String write(Type type, Value value) {
        try {
            value(type, value);
            out.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    @Override
    protected void sequence(SequenceType type, Value value) throws IOException {
        out.writeStartObject();
        for (Present component : Components.of(type, value)) {
            if (component != null) {
                component(component, (SequenceValue) value);
            }
        }
        out.writeEndObject();
    }

    private void component(Present component, SequenceValue sequence) throws IOException {
        out.writeFieldName(component.name());
        within(component.name(), () -> {
            if (component.type().resolved() instanceof OpenType open) {
                openType(open, component.value(), open.identifiers(sequence.type(), sequence::get));
            } else {
                value(component.type(), component.value());
            }
        });
    }

    /** The value itself: other components tell its type. */
    private void openType(OpenType type, Value value, List<Value> identifiers) throws IOException {
        type.problem(identifiers, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        if (value instanceof ChoiceValue chosen) {
            value(type.row(identifiers).orElseThrow().alternative().type(), chosen.value());
        } else {
            out.writeStartObject();
            unknown(type, (UnknownAlternative) value);
            out.writeEndObject();
        }
    }

    @Override
    protected void choice(ChoiceType type, Value value) throws IOException {
        out.writeStartObject();
        if (value instanceof UnknownAlternative unknown) {
            unknown(type, unknown);
        } else if (value instanceof ChoiceValue chosen) {
            Alternative alternative = Choices.alternative(type, chosen);
            out.writeFieldName(chosen.name());
            within(chosen.name(), () -> value(alternative.type(), chosen.value()));
        } else {
            throw new EncodeException("", "expected an alternative, found " + Components.kind(value));
        }
        out.writeEndObject();
    }

    private void unknown(ChoiceType type, UnknownAlternative unknown) throws IOException {
        if (!type.extensible() || unknown.index() < type.additions().size()) {
            throw new EncodeException("", "the CHOICE has no unknown alternative of index " + unknown.index());
        }
        out.writeObjectFieldStart(UNKNOWN);
        out.writeNumberField("index", unknown.index());
        out.writeStringField("octets", hex(unknown.octets()));
        out.writeEndObject();
    }

    @Override
    protected void list(ListType type, List<Value> elements) throws IOException {
        out.writeStartArray();
        for (int i = 0; i < elements.size(); i++) {
            Value element = elements.get(i);
            within("[" + i + "]", () -> value(type.element(), element));
        }
        out.writeEndArray();
    }

    @Override
    protected void containing(Type type, Value value) throws IOException {
        out.writeStartObject();
        out.writeFieldName(CONTAINING);
        value(type, value);
        out.writeEndObject();
    }

    @Override
    protected void leaf(Type type, Value value) throws IOException {
        type.accept(writings).write(value);
    }

    /** Writes one value, which is one of the type. */
    private interface Writing {
        void write(Value value) throws IOException;
    }

    private final class Writings implements LeafVisitor<Writing> {

        @Override
        public Writing visit(BooleanType type) {
            return value -> out.writeBoolean(((BooleanValue) value).value());
        }

        @Override
        public Writing visit(NullType type) {
            return value -> out.writeNull();
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
            return JerWriter.this::enumerated;
        }

        @Override
        public Writing visit(BitStringType type) {
            return value -> bits(type, ((BitStringValue) value).value());
        }

        @Override
        public Writing visit(OctetStringType type) {
            return value -> out.writeString(hex(((OctetStringValue) value).value()));
        }

        @Override
        public Writing visit(ObjectIdentifierType type) {
            return value ->
                    out.writeString(((ObjectIdentifierValue) value).value().toString());
        }

        @Override
        public Writing visit(CharacterStringType type) {
            return value -> out.writeString(((CharacterStringValue) value).value());
        }

        @Override
        public Writing structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private void enumerated(Value value) throws IOException {
        if (value instanceof UnknownEnumeral unknown) {
            out.writeStartObject();
            out.writeNumberField(UNKNOWN, unknown.index());
            out.writeEndObject();
        } else {
            out.writeString(((EnumeratedValue) value).name());
        }
    }

    private void integer(BigInteger number) throws IOException {
        out.writeNumber(number);
    }

    private void bits(BitStringType type, BitString value) throws IOException {
        BitString bits = NamedBits.canonical(type, value);
        String hex = HEX.formatHex(bits.toByteArray());
        if (type.size().isFixed()) {
            out.writeString(hex);
            return;
        }
        out.writeStartObject();
        out.writeStringField("value", hex);
        out.writeNumberField("length", bits.length());
        out.writeEndObject();
    }

    private void real(double number) throws IOException {
        if (Double.isNaN(number)) {
            out.writeString("NaN");
        } else if (Double.isInfinite(number)) {
            out.writeString(number > 0 ? "INF" : "-INF");
        } else if (number == 0) {
            if (1 / number > 0) {
                out.writeNumber(0);
            } else {
                out.writeString("-0");
            }
        } else {
            out.writeNumber(number);
        }
    }

    private static String hex(OctetString octets) {
        return HEX.formatHex(octets.toByteArray());
    }
}
