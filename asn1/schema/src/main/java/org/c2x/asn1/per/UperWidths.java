package org.c2x.asn1.per;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/**
 * Computes widths and remembers them. The most bits are those of values within all extension roots: what a later
 * version may add has no limit.
 */
public final class UperWidths {
    private static final UperWidth BIT = UperWidth.fixed(1);
    /** A length determinant without upper bound. */
    private static final UperWidth LENGTH = new UperWidth(8, UperWidth.UNBOUNDED);
    /** A type within itself: the least width is decided by the ways that leave it out. */
    private static final UperWidth RECURSION = new UperWidth(UperWidth.UNBOUNDED, UperWidth.UNBOUNDED);

    private final Map<Type, UperWidth> known = new IdentityHashMap<>();

    /** The width of a type. */
    public UperWidth of(Type type) {
        Type resolved = type.resolved();
        UperWidth width = known.get(resolved);
        if (width == null) {
            known.put(resolved, RECURSION);
            width = compute(resolved);
            if (width.least() == UperWidth.UNBOUNDED) {
                // only seen from within a recursion: valid for this question, not for others
                known.remove(resolved);
                return width;
            }
            known.put(resolved, width);
        }
        return width;
    }

    private UperWidth compute(Type type) {
        if (type instanceof BooleanType) {
            return BIT;
        }
        if (type instanceof NullType) {
            return UperWidth.ZERO;
        }
        if (type instanceof IntegerType integer) {
            return extensible(integer.extensible(), integer(integer));
        }
        if (type instanceof EnumeratedType enumerated) {
            return extensible(enumerated.extensible(), UperWidth.fixed(PerInteger.indexBits(enumerated)));
        }
        if (type instanceof BitStringType bits) {
            return items(bits.size(), BIT);
        }
        if (type instanceof OctetStringType octets) {
            return items(octets.size(), UperWidth.fixed(8));
        }
        if (type instanceof CharacterStringType text) {
            return text.kind().isKnownMultiplier()
                    ? items(text.size(), UperWidth.fixed(PerInteger.characterBits(text)))
                    : LENGTH.plus(BIT.times(0, UperWidth.UNBOUNDED));
        }
        if (type instanceof ListType list) {
            return items(list.size(), of(list.element()));
        }
        if (type instanceof SequenceType sequence) {
            return sequence(sequence);
        }
        if (type instanceof ChoiceType choice) {
            return choice(choice);
        }
        return LENGTH;
    }

    private static UperWidth extensible(boolean extensible, UperWidth root) {
        return extensible ? BIT.plus(root) : root;
    }

    private static UperWidth integer(IntegerType type) {
        Optional<Integer> bits = PerInteger.bits(type.root());
        return bits.map(UperWidth::fixed).orElse(new UperWidth(16, UperWidth.UNBOUNDED));
    }

    private UperWidth items(SizeConstraint size, UperWidth item) {
        long fewest = clamp(size.root().lower().orElse(BigInteger.ZERO));
        long most = size.root().upper().map(UperWidths::clamp).orElse(UperWidth.UNBOUNDED);
        UperWidth length = PerInteger.lengthBits(size).map(UperWidth::fixed).orElse(LENGTH);
        if (length == LENGTH && most != UperWidth.UNBOUNDED) {
            length = new UperWidth(8, 8 * (most / 0x1_0000 + 3));
        }
        UperWidth root = length.plus(item.times(fewest, most));
        return extensible(size.extensible(), root);
    }

    private static long clamp(BigInteger number) {
        return number.bitLength() < Long.SIZE ? number.longValue() : UperWidth.UNBOUNDED;
    }

    private UperWidth sequence(SequenceType type) {
        long presenceBits = type.root().stream().filter(component -> !component.isMandatory()).count();
        UperWidth width = UperWidth.fixed(presenceBits + (type.extensible() ? 1 : 0));
        for (Component component : type.root()) {
            UperWidth own = of(component.type());
            width = width.plus(component.isMandatory() ? own : own.orNothing());
        }
        return width;
    }

    private UperWidth choice(ChoiceType type) {
        UperWidth index = UperWidth.fixed(PerInteger.indexBits(type.root().size()));
        List<UperWidth> alternatives =
                type.root().stream().map(alternative -> of(alternative.type())).toList();
        return extensible(
                type.extensible(),
                index.plus(alternatives.stream().reduce(UperWidth::or).orElse(UperWidth.ZERO)));
    }
}
