package org.c2x.asn1.emit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NamedNumber;

/** Distinct Java constants for the names of an ENUMERATED, or of the named numbers of another type. */
public final class EnumConstants {
    /** The constant of an extensible ENUMERATED that stands for an enumeral of a later version. */
    public static final String UNKNOWN = "UNKNOWN_EXTENSION";

    private EnumConstants() {}

    /** Constants by ASN.1 name: the root enumerals in their order, then the additions. */
    public static Map<String, String> of(EnumeratedType type) {
        return of(Stream.concat(type.root().stream(), type.additions().stream()).toList(), Set.of(UNKNOWN));
    }

    /** Constants by ASN.1 name, none of which is one of the reserved names. */
    public static Map<String, String> of(List<NamedNumber> names, Set<String> reserved) {
        return DistinctNames.of(names.stream().map(NamedNumber::name).toList(), JavaNames::ofConstant, "_", reserved);
    }
}
