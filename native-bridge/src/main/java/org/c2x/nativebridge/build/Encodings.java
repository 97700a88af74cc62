package org.c2x.nativebridge.build;

import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.nativebridge.NativeSchemes;

/** A message in every encoding of a native codec, as the JVM's codecs make it: what native codecs have to give. */
final class Encodings {
    private Encodings() {}

    /** Octets by encoding; one that has no place for the message, or is not for its type, is left out. */
    static <T> Map<String, byte[]> of(Class<T> type, T message) {
        Map<String, byte[]> encodings = new LinkedHashMap<>();
        NativeSchemes.virtualSchemes()
                .forEach((encoding, scheme) -> Codecs.find(scheme, type).ifPresent(codec -> {
                    try {
                        encodings.put(encoding, codec.encode(message));
                    } catch (EncodeException noPlace) {
                        // then the harness has no such message in this encoding
                    }
                }));
        return encodings;
    }
}
