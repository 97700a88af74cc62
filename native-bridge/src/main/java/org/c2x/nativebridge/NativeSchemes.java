package org.c2x.nativebridge;

import java.util.List;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;

/** The native codecs that there may be, whether or not this machine has them. */
public final class NativeSchemes implements CodecProviders {
    private static final String CPP = "g++ protobuf-compiler libprotobuf-dev";

    private static final List<CodecProvider> ALL = List.of(
            new NativeScheme("native-uper-c", "uper", "uper", "gcc cmake"),
            new NativeScheme("native-exi-c", "exi", "exi-compiled", "gcc cmake"),
            new NativeScheme("native-binary", "binary", "binary", "gcc cmake"),
            new NativeScheme("native-uper-asn1c", "uper", "uper", "asn1c"),
            new NativeScheme("native-protobuf-cpp", "protobuf", "protobuf", CPP),
            new NativeScheme("native-protobuf-cpp-lite", "protobuf", "protobuf", CPP),
            new NativeScheme("native-protobuf-cpp-codesize", "protobuf", "protobuf", CPP),
            new NativeScheme("native-protobuf-c", "protobuf", "protobuf", "protobuf-c-compiler libprotobuf-c-dev"),
            new NativeScheme("native-protobuf-nanopb", "protobuf", "protobuf", "nanopb libnanopb-dev"));

    @Override
    public List<CodecProvider> providers() {
        return ALL;
    }
}
