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
    /** A normally small number. */
    private static final long SMALL_NUMBER = 7;
    /** An open type: a length and one octet at least. */
    private static final long OPEN_TYPE = 16;
    /** A length determinant without upper bound. */
    private static final UperWidth LENGTH = new UperWidth(8, UperWidth.UNBOUNDED);
    /** A type within itself; too small a least width is safe, for it only makes a check weaker. */
    private static final UperWidth RECURSION = new UperWidth(0, UperWidth.UNBOUNDED);

    private final Map<Type, UperWidth> known = new IdentityHashMap<>();

    /** The width of a type. */
    public UperWidth of(Type type) {
        Type resolved = type.resolved();
        UperWidth width = known.get(resolved);
        if (width == null) {
            known.put(resolved, RECURSION);
            width = compute(resolved);
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
            return integer.extensible() ? integer(integer).orExtension(16) : integer(integer);
        }
        if (type instanceof EnumeratedType enumerated) {
            UperWidth index = UperWidth.fixed(PerInteger.indexBits(enumerated));
            return enumerated.extensible() ? index.orExtension(SMALL_NUMBER) : index;
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
        // an extension value has a length determinant and may be empty
        return size.extensible() ? root.orExtension(LENGTH.least()) : root;
    }

    private static long clamp(BigInteger number) {
        return number.bitLength() < Long.SIZE ? number.longValue() : UperWidth.UNBOUNDED;
    }

    private UperWidth sequence(SequenceType type) {
        long presenceBits = type.root().stream().filter(component -> !component.isMandatory()).count();
        UperWidth width = UperWidth.fixed(presenceBits);
        for (Component component : type.root()) {
            UperWidth own = of(component.type());
            width = width.plus(component.isMandatory() ? own : own.orNothing());
        }
        return type.extensible() ? width.orExtension(UperWidth.UNBOUNDED) : width;
    }

    private UperWidth choice(ChoiceType type) {
        UperWidth index = UperWidth.fixed(PerInteger.indexBits(type.root().size()));
        List<UperWidth> alternatives =
                type.root().stream().map(alternative -> of(alternative.type())).toList();
        UperWidth root = index.plus(alternatives.stream().reduce(UperWidth::or).orElse(UperWidth.ZERO));
        return type.extensible() ? root.orExtension(SMALL_NUMBER + OPEN_TYPE) : root;
    }
}
