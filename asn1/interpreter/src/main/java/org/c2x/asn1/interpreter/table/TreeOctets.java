package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
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
 * The fewest octets that a decoded value takes as a tree, where references have four octets and a list is empty if it
 * can be. What many trees share, such as small numbers, takes none.
 */
final class TreeOctets implements TypeVisitor<Long> {
    private static final int REFERENCE = 4;
    /** An object of up to three fields; an array with up to two elements. */
    private static final long OBJECT = 24;

    /** What is open has 0, so that a recursive type counts once. */
    private final Map<Type, Long> known = new IdentityHashMap<>();

    /** Octets of an element with its place in the list: in the tree, and once more in what a tree is mapped to. */
    int ofElement(ListType list) {
        return (int) Math.min(2 * (REFERENCE + of(list.element())), Integer.MAX_VALUE);
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
        return 0L;
    }

    @Override
    public Long visit(RealType type) {
        return OBJECT;
    }

    @Override
    public Long visit(BitStringType type) {
        return 2 * OBJECT;
    }

    @Override
    public Long visit(OctetStringType type) {
        return 2 * OBJECT;
    }

    @Override
    public Long visit(ObjectIdentifierType type) {
        return 3 * OBJECT;
    }

    @Override
    public Long visit(CharacterStringType type) {
        return 2 * OBJECT;
    }

    @Override
    public Long visit(ListType type) {
        BigInteger least = type.size().extensible()
                ? BigInteger.ZERO
                : type.size().root().lower().orElse(BigInteger.ZERO).min(BigInteger.valueOf(Integer.MAX_VALUE));
        return 2 * OBJECT + least.longValue() * (REFERENCE + of(type.element()));
    }

    @Override
    public Long visit(SequenceType type) {
        long objects = type.root().stream()
                .filter(Component::isMandatory)
                .mapToLong(component -> of(component.type()))
                .sum();
        return 2 * OBJECT + REFERENCE * (long) type.components().size() + objects;
    }

    @Override
    public Long visit(ChoiceType type) {
        return type.root().stream()
                .mapToLong(each -> each.type().resolved() instanceof NullType ? 0 : OBJECT + of(each.type()))
                .min()
                .orElse(0);
    }
}
