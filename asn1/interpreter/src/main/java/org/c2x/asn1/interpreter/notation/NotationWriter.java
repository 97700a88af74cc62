package org.c2x.asn1.interpreter.notation;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.TypeName;
import org.c2x.asn1.interpreter.text.Choices;
import org.c2x.asn1.interpreter.text.Components;
import org.c2x.asn1.interpreter.text.Components.Present;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.TextWriter;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.ObjectIdentifier;
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
import org.c2x.asn1.value.Value;

/** Writes one value, with all its parts checked. */
final class NotationWriter extends TextWriter<RuntimeException> {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final StringBuilder out = new StringBuilder();

    NotationWriter(NestingCount nesting) {
        super(nesting);
    }

    String write(Type type, Value value) {
        value(type, value);
        return out.toString();
    }

    @Override
    protected void leaf(Type type, Value value) {
        out.append(type.accept(new Leaf(value)));
    }

    @Override
    protected void containing(Type type, Value value) {
        out.append("CONTAINING ");
        value(type, value);
    }

    /** Components in the order of the type (X.680 clause 25.20). */
    @Override
    protected void sequence(SequenceType type, Value value) {
        Present[] present = Components.of(type, value);
        int[] order = type.textualOrder().filter(i -> present[i] != null).toArray();
        out.append('{');
        for (int i = 0; i < order.length; i++) {
            Present component = present[order[i]];
            out.append(i == 0 ? "" : ", ").append(component.name()).append(' ');
            within(component.name(), () -> component(component, (SequenceValue) value));
        }
        out.append('}');
    }

    private void component(Present component, SequenceValue sequence) {
        if (component.type().resolved() instanceof OpenType open) {
            openType(open, component.value(), open.identifiers(sequence.type(), sequence::get));
        } else {
            value(component.type(), component.value());
        }
    }

    private void openType(OpenType type, Value value, List<Value> identifiers) {
        type.problem(identifiers, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        Type chosen =
                type.row(identifiers).map(row -> row.alternative().type()).orElseThrow(() -> laterVersion("a type"));
        out.append(TypeName.of(chosen)).append(" : ");
        value(chosen, ((ChoiceValue) value).value());
    }

    @Override
    protected void choice(ChoiceType type, Value value) {
        if (!(value instanceof ChoiceValue chosen)) {
            throw laterVersion("an alternative");
        }
        Alternative alternative = Choices.alternative(type, chosen);
        out.append(chosen.name()).append(" : ");
        within(chosen.name(), () -> value(alternative.type(), chosen.value()));
    }

    @Override
    protected void list(ListType type, List<Value> elements) {
        out.append('{');
        for (int i = 0; i < elements.size(); i++) {
            Value element = elements.get(i);
            out.append(i == 0 ? "" : ", ");
            within("[" + i + "]", () -> value(type.element(), element));
        }
        out.append('}');
    }

    private static EncodeException laterVersion(String what) {
        return new EncodeException("", what + " of a later version has no notation");
    }

    /** The notation of a value without components, which is one of the type. */
    private record Leaf(Value value) implements LeafVisitor<String> {

        @Override
        public String visit(BooleanType type) {
            return ((BooleanValue) value).value() ? "TRUE" : "FALSE";
        }

        @Override
        public String visit(NullType type) {
            return "NULL";
        }

        @Override
        public String visit(IntegerType type) {
            return ((IntegerValue) value).toBigInteger().toString();
        }

        @Override
        public String visit(RealType type) {
            double number = ((RealValue) value).value();
            if (Double.isNaN(number)) {
                return "NOT-A-NUMBER";
            } else if (Double.isInfinite(number)) {
                return number > 0 ? "PLUS-INFINITY" : "MINUS-INFINITY";
            } else if (number == 0 && 1 / number < 0) {
                throw new EncodeException("", "minus zero has no notation");
            }
            return Double.toString(number);
        }

        @Override
        public String visit(EnumeratedType type) {
            if (value instanceof EnumeratedValue enumeral) {
                return enumeral.name();
            }
            throw laterVersion("an enumeral");
        }

        @Override
        public String visit(BitStringType type) {
            BitString bits = NamedBits.canonical(type, ((BitStringValue) value).value());
            if (bits.length() % 8 == 0) {
                return "'" + HEX.formatHex(bits.toByteArray()) + "'H";
            }
            StringBuilder digits = new StringBuilder("'");
            for (int i = 0; i < bits.length(); i++) {
                digits.append(bits.get(i) ? '1' : '0');
            }
            return digits.append("'B").toString();
        }

        @Override
        public String visit(OctetStringType type) {
            return "'" + HEX.formatHex(((OctetStringValue) value).value().toByteArray()) + "'H";
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            ObjectIdentifier identifier = ((ObjectIdentifierValue) value).value();
            return identifier.arcs().stream().map(String::valueOf).collect(Collectors.joining(" ", "{", "}"));
        }

        @Override
        public String visit(CharacterStringType type) {
            return CharacterText.of(type.kind(), ((CharacterStringValue) value).value());
        }

        @Override
        public String structured(Type type) {
            throw new AssertionError(type);
        }
    }
}
