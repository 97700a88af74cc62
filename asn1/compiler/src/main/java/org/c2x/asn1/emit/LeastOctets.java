package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;

/**
 * The fewest octets that a decoded value takes as Java objects, where references have four octets and a list is empty
 * if it can be. What many values share, such as the constants of an ENUMERATED, takes none.
 */
public final class LeastOctets implements TypeVisitor<Long> {
    private static final int HEADER = 12;
    private static final int ARRAY = 16;
    private static final int REFERENCE = 4;

    /** What is open has 0, so that a recursive type counts once. */
    private final Map<Type, Long> known = new IdentityHashMap<>();

    /** Octets that an element takes in the array of its list, without its objects. */
    public int ofPlace(ListType list) {
        return JavaModel.listKind(list) == JavaModel.ListKind.LONGS ? Long.BYTES : REFERENCE;
    }

    /** Octets of an element, its place in the list included. */
    public int ofElement(ListType list) {
        boolean hasObjects = JavaModel.listKind(list) == JavaModel.ListKind.OBJECTS;
        return (int) Math.min(ofPlace(list) + (hasObjects ? of(list.element()) : 0), Integer.MAX_VALUE);
    }

    private long of(Type type) {
        Type resolved = type.resolved();
        Long octets = known.get(resolved);
        if (octets == null) {
            known.put(resolved, 0L);
            octets = Math.min(resolved.accept(this), Integer.MAX_VALUE);
            known.put(resolved, octets);
        }
        return octets;
    }

    private static long aligned(long octets) {
        return (octets + 7) & -8;
    }

    @Override
    public Long visit(BooleanType type) {
        return 0L;
    }

    @Override
    public Long visit(NullType type) {
        return 0L;
    }

    @Override
    public Long visit(EnumeratedType type) {
        return 0L;
    }

    @Override
    public Long visit(IntegerType type) {
        return JavaModel.whole(type) == Whole.BIG ? aligned(HEADER + 6 * Integer.BYTES) + aligned(ARRAY + 4) : ARRAY;
    }

    @Override
    public Long visit(RealType type) {
        return aligned(HEADER + Double.BYTES);
    }

    @Override
    public Long visit(BitStringType type) {
        return aligned(HEADER + Long.BYTES + REFERENCE + Integer.BYTES);
    }

    @Override
    public Long visit(OctetStringType type) {
        return aligned(HEADER + REFERENCE) + ARRAY;
    }

    @Override
    public Long visit(ObjectIdentifierType type) {
        return aligned(HEADER + REFERENCE) + aligned(HEADER + REFERENCE) + ARRAY;
    }

    @Override
    public Long visit(CharacterStringType type) {
        return aligned(HEADER + REFERENCE + Integer.BYTES + 2);
    }

    @Override
    public Long visit(ListType type) {
        long least = type.size().extensible()
                ? 0
                : type.size()
                        .root()
                        .lower()
                        .orElse(BigInteger.ZERO)
                        .min(BigInteger.valueOf(Integer.MAX_VALUE))
                        .longValue();
        boolean isShared = least == 0 && JavaModel.listKind(type) != JavaModel.ListKind.OBJECTS;
        return isShared ? 0 : aligned(HEADER + REFERENCE) + ARRAY + least * ofElement(type);
    }

    @Override
    public Long visit(SequenceType type) {
        long fields = HEADER;
        long objects = 0;
        for (Component component : type.components()) {
            boolean isNullable = JavaModel.isNullable(type, component);
            fields += isNullable ? REFERENCE : ofField(component.type());
            if (!isNullable && component.presence() != Presence.DEFAULT) {
                objects += ofObjects(component.type());
            }
        }
        return aligned(fields) + objects;
    }

    @Override
    public Long visit(ChoiceType type) {
        return type.root().stream()
                .map(ChoiceType.Alternative::type)
                .mapToLong(each ->
                        each.resolved() instanceof NullType ? 0 : aligned(HEADER + ofField(each)) + ofObjects(each))
                .min()
                .orElse(0);
    }

    private static int ofField(Type type) {
        if (!JavaModel.isPrimitive(type)) {
            return REFERENCE;
        }
        if (type.resolved() instanceof IntegerType integer) {
            return JavaModel.whole(integer) == Whole.INT ? Integer.BYTES : Long.BYTES;
        }
        return type.resolved() instanceof BooleanType ? 1 : Double.BYTES;
    }

    /** Octets of the objects that a field refers to. */
    private long ofObjects(Type type) {
        return JavaModel.isPrimitive(type) ? 0 : of(type);
    }
}
