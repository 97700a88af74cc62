package org.c2x.captures;

import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;

/**
 * The types of IEEE 1609.2 and TS 103 097 as the modules define them: {@code Ieee1609Dot2Data}, {@code Certificate},
 * {@code EtsiTs103097Data} and all that they consist of. They are read when the first one is asked for, and once.
 */
public final class SecurityTypes {
    private SecurityTypes() {}

    private static final class Modules {
        static final Schema SCHEMA = SchemaResources.load(
                SecurityTypes.class.getClassLoader(),
                Stream.of(
                                "Ieee1609Dot2",
                                "Ieee1609Dot2BaseTypes",
                                "Ieee1609Dot2Crl",
                                "Ieee1609Dot2CrlBaseTypes",
                                "Ieee1609Dot2CrlSsp",
                                "EtsiTs103097Module",
                                "EtsiTs103097ExtensionModule")
                        .map(module -> "org/c2x/security/" + module + ".asn")
                        .toArray(String[]::new));
    }

    /** The type of a name, {@code Type} or {@code Module.Type}; empty if there is none. */
    public static Optional<TypeReference> find(String name) {
        return Modules.SCHEMA.find(name).map(TypeReference::new);
    }
}
