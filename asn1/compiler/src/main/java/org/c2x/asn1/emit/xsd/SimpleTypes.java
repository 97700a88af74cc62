package org.c2x.asn1.emit.xsd;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.plan.xml.XmlType.Enumeration;
import org.c2x.asn1.plan.xml.XmlType.FixedBits;
import org.c2x.asn1.plan.xml.XmlType.Floating;
import org.c2x.asn1.plan.xml.XmlType.NumberedBits;
import org.c2x.asn1.plan.xml.XmlType.Octets;
import org.c2x.asn1.plan.xml.XmlType.Simple;
import org.c2x.asn1.plan.xml.XmlType.Text;
import org.c2x.asn1.plan.xml.XmlType.Truth;
import org.c2x.asn1.plan.xml.XmlType.Whole;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * Writes simple types. In the restricted form all are anonymous, even without facets: a type with named subtypes, as
 * xs:integer and xs:string are, costs strict EXI a bit an element.
 */
final class SimpleTypes {
    private static final String SIMPLE_TYPE = "xs:simpleType";
    private static final String RESTRICTION = "xs:restriction";

    /** The built-in types of limited range from the smallest one, unsigned ones first. */
    private static final List<BuiltIn> BUILT_IN = List.of(
            BuiltIn.unsigned("xs:unsignedByte", 8),
            BuiltIn.unsigned("xs:unsignedShort", 16),
            BuiltIn.unsigned("xs:unsignedInt", 32),
            BuiltIn.unsigned("xs:unsignedLong", 64),
            BuiltIn.signed("xs:byte", 8),
            BuiltIn.signed("xs:short", 16),
            BuiltIn.signed("xs:int", 32),
            BuiltIn.signed("xs:long", 64));

    private record BuiltIn(String name, BigInteger lower, BigInteger upper) {
        static BuiltIn unsigned(String name, int bits) {
            return new BuiltIn(
                    name, BigInteger.ZERO, BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
        }

        static BuiltIn signed(String name, int bits) {
            BigInteger half = BigInteger.ONE.shiftLeft(bits - 1);
            return new BuiltIn(name, half.negate(), half.subtract(BigInteger.ONE));
        }

        boolean holds(BigInteger least, BigInteger greatest) {
            return lower.compareTo(least) <= 0 && greatest.compareTo(upper) <= 0;
        }
    }

    private record Facet(String name, String value) {}

    private SimpleTypes() {}

    /** The name of the smallest built-in type. */
    static String builtIn(Simple type) {
        if (type instanceof Whole whole) {
            return builtIn(whole.lower(), whole.upper());
        }
        if (type instanceof NumberedBits bits) {
            return builtIn(numbers(bits).lower(), numbers(bits).upper());
        }
        return base(type);
    }

    private static String builtIn(Optional<BigInteger> lower, Optional<BigInteger> upper) {
        if (lower.isPresent() && upper.isPresent()) {
            return BUILT_IN.stream()
                    .filter(type -> type.holds(lower.get(), upper.get()))
                    .findFirst()
                    .map(BuiltIn::name)
                    .orElse(lower.get().signum() < 0 ? "xs:integer" : "xs:nonNegativeInteger");
        }
        return lower.isPresent() && lower.get().signum() >= 0 ? "xs:nonNegativeInteger" : "xs:integer";
    }

    private static Whole numbers(NumberedBits bits) {
        BigInteger greatest = BigInteger.ONE.shiftLeft(bits.length()).subtract(BigInteger.ONE);
        return new Whole(Optional.of(BigInteger.ZERO), Optional.of(greatest));
    }

    private static String base(Simple type) {
        if (type instanceof Whole || type instanceof NumberedBits) {
            return "xs:integer";
        }
        if (type instanceof Truth) {
            return "xs:boolean";
        }
        if (type instanceof Floating) {
            return "xs:double";
        }
        return type instanceof Octets || type instanceof FixedBits ? "xs:hexBinary" : "xs:string";
    }

    /**
     * The name of a type that allows the values of the root, empty if it must be written. A type without facets has
     * one if it has no subtypes.
     */
    static Optional<String> restricted(Simple type) {
        boolean hasSubtypes = base(type).equals("xs:integer") || base(type).equals("xs:string");
        return hasSubtypes || !facets(type).isEmpty() ? Optional.empty() : Optional.of(base(type));
    }

    /** Writes an anonymous type that allows the values of the root. */
    static void write(Simple type, XmlText out) {
        List<Facet> facets = facets(type);
        out.open(SIMPLE_TYPE);
        if (facets.isEmpty()) {
            out.leaf(RESTRICTION, "base", base(type));
        } else {
            out.open(RESTRICTION, "base", base(type));
            facets.forEach(facet -> out.leaf(facet.name(), "value", facet.value()));
            out.close(RESTRICTION);
        }
        out.close(SIMPLE_TYPE);
    }

    private static List<Facet> facets(Simple type) {
        if (type instanceof Whole whole) {
            return bounds(whole, "xs:minInclusive", "xs:maxInclusive");
        }
        if (type instanceof NumberedBits bits) {
            return bounds(numbers(bits), "xs:minInclusive", "xs:maxInclusive");
        }
        if (type instanceof Enumeration enumeration) {
            return enumeration.names().stream()
                    .map(name -> new Facet("xs:enumeration", name))
                    .toList();
        }
        if (type instanceof FixedBits bits) {
            return List.of(new Facet("xs:length", String.valueOf((bits.length() + 7) / 8)));
        }
        if (type instanceof Octets octets) {
            return size(octets.size());
        }
        return type instanceof Text text ? size(text.size()) : List.of();
    }

    private static List<Facet> size(SizeConstraint size) {
        if (size.isFixed()) {
            return List.of(
                    new Facet("xs:length", size.root().lower().orElseThrow().toString()));
        }
        Whole lengths = Whole.of(size.root());
        boolean isAny = lengths.lower().filter(lower -> lower.signum() > 0).isEmpty();
        return bounds(isAny ? new Whole(Optional.empty(), lengths.upper()) : lengths, "xs:minLength", "xs:maxLength");
    }

    private static List<Facet> bounds(Whole whole, String lower, String upper) {
        return Stream.concat(
                        whole.lower().map(bound -> new Facet(lower, bound.toString())).stream(),
                        whole.upper().map(bound -> new Facet(upper, bound.toString())).stream())
                .toList();
    }
}
