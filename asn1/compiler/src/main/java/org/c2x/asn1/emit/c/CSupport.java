package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Problems;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Finds what C code cannot do yet, so that a schema is refused as a whole and with all its places. */
final class CSupport {
    private final Problems problems;

    private CSupport(Problems problems) {
        this.problems = problems;
    }

    /**
     * Checks all types.
     *
     * @throws org.c2x.asn1.emit.NotSupportedException if the schema has a construct that is not supported
     */
    static void require(JavaModel model) {
        Problems problems = new Problems(model.schema());
        model.declarations().forEach(new CSupport(problems)::check);
        problems.refuse();
    }

    private void check(Declaration declaration) {
        String place = declaration.asn1Name();
        if (declaration.type() instanceof ListType || declaration.type() instanceof BitStringType) {
            check(declaration.type(), place);
        }
        declaration.forEachPart(this::check);
        if (declaration.type() instanceof SequenceType sequence) {
            sequence.components().forEach(component -> checkDefault(component, place + '.' + component.name()));
        }
    }

    private void refuse(String place, String construct) {
        problems.add(place, construct + " is not supported by the C back end yet");
    }

    private void checkDefault(Component component, String place) {
        if (component
                .defaultValue()
                .filter(value -> !DefaultValues.isSupported(component.type(), value))
                .isPresent()) {
            refuse(
                    place,
                    "DEFAULT other than a number, an enumeral, a BOOLEAN, a BIT STRING of fixed size or an empty list");
        }
    }

    private void check(Type type, String place) {
        Type resolved = type.resolved();
        construct(resolved).ifPresent(construct -> refuse(place, construct));
        Sizes.of(resolved)
                .root()
                .lower()
                .filter(least -> least.bitLength() > Integer.SIZE)
                .ifPresent(least -> refuse(place, "a size of " + least + " or more"));
    }

    /** What of a type is not supported, empty if all of it is. */
    private static Optional<String> construct(Type type) {
        if (type instanceof RealType) {
            return Optional.of("REAL");
        }
        if (type instanceof ObjectIdentifierType identifier) {
            return Optional.of(identifier.relative() ? "RELATIVE-OID" : "OBJECT IDENTIFIER");
        }
        if (type instanceof IntegerType integer && !fits(integer)) {
            return Optional.of("INTEGER of more than 64 bits, or extensible without bounds,");
        }
        if (type instanceof BitStringType bits
                && bits.namedBits().stream().anyMatch(named -> named.number().bitLength() >= Integer.SIZE)) {
            return Optional.of("a named bit above " + Integer.MAX_VALUE);
        }
        if (type instanceof CharacterStringType text) {
            boolean isPlainUtf8 = text.kind() == Kind.UTF8
                    && text.alphabet().equals(text.kind().alphabet());
            if (!isPlainUtf8 && !Alphabets.fitOctets(text.alphabet())) {
                return Optional.of(text.kind().asn1Name() + " of such characters");
            }
        }
        return Optional.empty();
    }

    private static boolean fits(IntegerType type) {
        BigInteger lower = type.root().lower().orElse(null);
        BigInteger upper = type.root().upper().orElse(null);
        if (type.root().isEmpty() || type.extensible() && (lower == null || upper == null)) {
            return false;
        }
        boolean isSigned = CModel.number(type).isSigned();
        IntegerSet holds = isSigned
                ? IntegerSet.of(Long.MIN_VALUE, Long.MAX_VALUE)
                : IntegerSet.range(
                        BigInteger.ZERO, BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE));
        return (lower == null || holds.contains(lower)) && (upper == null || holds.contains(upper));
    }
}
