package org.c2x.asn1.resolve;

import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeVisitor;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.Value;

/** The value that a notation, which is no name, has in each kind of type. */
record LiteralValue(Resolution resolution, ValueNode node, Scope scope) implements TypeVisitor<Value> {

    @Override
    public Value visit(BooleanType type) {
        if (node instanceof ValueNode.Bool bool) {
            return new BooleanValue(bool.value());
        }
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(NullType type) {
        if (node instanceof ValueNode.Null) {
            return new NullValue();
        }
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(IntegerType type) {
        if (node instanceof ValueNode.Number number) {
            return IntegerValue.of(number.number());
        }
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(RealType type) {
        return RealValues.of(node, part -> resolution.values.number(part, scope));
    }

    @Override
    public Value visit(EnumeratedType type) {
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(BitStringType type) {
        return resolution.stringValues.bits(node, scope, type);
    }

    @Override
    public Value visit(OctetStringType type) {
        return resolution.stringValues.octets(node, scope, type);
    }

    /** Octets of an encoding are no value here: which value they are, only the encoding rules say. */
    @Override
    public Value visit(ContainingType type) {
        if (node instanceof ValueNode.Containing containing) {
            return resolution.values.value(containing.value(), scope, type.base());
        }
        if (node instanceof ValueNode.Digits) {
            throw StringValues.leftOut(node.position());
        }
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(ObjectIdentifierType type) {
        return resolution.objectIdentifiers.value(node, scope, type.relative());
    }

    @Override
    public Value visit(CharacterStringType type) {
        return resolution.stringValues.characters(node, scope, type);
    }

    @Override
    public Value visit(SequenceType type) {
        return resolution.structuredValues.sequence(node, scope, type);
    }

    @Override
    public Value visit(ChoiceType type) {
        return resolution.structuredValues.choice(node, scope, type);
    }

    /** Outside of a SEQUENCE value nothing tells the row; see {@link StructuredValues}. */
    @Override
    public Value visit(OpenType type) {
        throw ValueResolver.mismatch(node, type);
    }

    @Override
    public Value visit(AnyType type) {
        throw new AssertionError("values of open types are left out");
    }

    @Override
    public Value visit(ListType type) {
        return resolution.structuredValues.list(node, scope, type);
    }
}
