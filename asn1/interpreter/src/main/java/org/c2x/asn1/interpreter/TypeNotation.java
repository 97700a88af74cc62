package org.c2x.asn1.interpreter;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;

/** A type in a line of ASN.1: its name, else its kind with what decides its encoding, without its components. */
public final class TypeNotation {
    private TypeNotation() {}

    /** The notation of a type as it is written in a definition or at a component. */
    public static String of(Type type) {
        if (type instanceof TypeReference) {
            return TypeName.of(type);
        } else if (type instanceof ConstrainedType constrained) {
            return of(constrained.base()) + ", constrained";
        } else if (type instanceof ContainingType containing) {
            return "OCTET STRING (CONTAINING " + of(containing.base()) + ')';
        } else if (type instanceof ListType list) {
            return list.kind() + sized(list.size()) + " OF " + of(list.element());
        } else if (type instanceof IntegerType integer) {
            boolean isAny = integer.root().equals(IntegerSet.ALL) && !integer.extensible();
            return TypeName.of(type) + (isAny ? "" : " (" + root(integer.root(), integer.extensible()) + ')');
        } else if (type instanceof EnumeratedType enumerated) {
            return TypeName.of(type) + enumerals(enumerated);
        } else if (type instanceof BitStringType bits) {
            return TypeName.of(type) + sized(bits.size());
        } else if (type instanceof OctetStringType octets) {
            return TypeName.of(type) + sized(octets.size());
        } else if (type instanceof CharacterStringType text) {
            return TypeName.of(type) + sized(text.size());
        }
        return TypeName.of(type);
    }

    /** The notation of a size without the outer parentheses. */
    public static String of(SizeConstraint size) {
        return "SIZE (" + root(size.root(), size.extensible()) + ')';
    }

    private static String sized(SizeConstraint size) {
        return size.equals(SizeConstraint.NONE) ? "" : " (" + of(size) + ')';
    }

    private static String root(IntegerSet values, boolean extensible) {
        return values + (extensible ? ", ..." : "");
    }

    private static String enumerals(EnumeratedType type) {
        return Stream.of(
                        names(type.root()),
                        Stream.of("...").filter(marker -> type.extensible()),
                        names(type.additions()))
                .flatMap(each -> each)
                .collect(Collectors.joining(", ", " {", "}"));
    }

    private static Stream<String> names(List<NamedNumber> enumerals) {
        return enumerals.stream().map(enumeral -> enumeral.name() + '(' + enumeral.number() + ')');
    }
}
