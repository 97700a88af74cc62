package org.c2x.nativebridge.build;

import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;

/** A message in every encoding of a native codec, as the JVM's codecs make it: what native codecs have to give. */
final class Encodings {
    /** The JVM's scheme by encoding. */
    private static final Map<String, String> SCHEMES = schemes();

    private Encodings() {}

    private static Map<String, String> schemes() {
        Map<String, String> schemes = new LinkedHashMap<>();
        schemes.put("uper", "uper");
        schemes.put("oer", "oer");
        schemes.put("exi", "exi-compiled");
        schemes.put("binary", "binary");
        schemes.put("protobuf", "protobuf");
        return schemes;
    }

    /** Octets by encoding; one that has no place for the message, or is not for its type, is left out. */
    static <T> Map<String, byte[]> of(Class<T> type, T message) {
        Map<String, byte[]> encodings = new LinkedHashMap<>();
        SCHEMES.forEach((encoding, scheme) -> Codecs.find(scheme, type).ifPresent(codec -> {
            try {
                encodings.put(encoding, codec.encode(message));
            } catch (EncodeException noPlace) {
                // then the harness has no such message in this encoding
            }
        }));
        return encodings;
    }
}
