package org.c2x.nativebridge;

import java.nio.file.Path;
import java.util.List;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;

/** The native codecs that there may be, whether or not this machine has them. */
public final class NativeSchemes implements CodecProviders {
    private static final String GCC = "install gcc cmake";
    private static final String CPP = "install g++ protobuf-compiler libprotobuf-dev";

    private static final NativeScheme UPER_C = NativeScheme.of("native-uper-c", "uper", "uper", GCC);

    private static final List<NativeScheme> ALL = List.of(
            UPER_C,
            // the fastest of them shows best what the crossings cost
            UPER_C.byForeignFunctions(),
            NativeScheme.of("native-exi-c", "exi", "exi-compiled", GCC),
            NativeScheme.of("native-binary", "binary", "binary", GCC),
            NativeScheme.of("native-uper-asn1c", "uper", "uper", "install asn1c"),
            NativeScheme.of("native-uper-rasn", "uper", "uper", "make it with c2x native --with rasn"),
            NativeScheme.of("native-protobuf-cpp", "protobuf", "protobuf", CPP),
            NativeScheme.of("native-protobuf-cpp-lite", "protobuf", "protobuf", CPP),
            NativeScheme.of("native-protobuf-cpp-codesize", "protobuf", "protobuf", CPP),
            NativeScheme.of("native-protobuf-cpp-arena", "protobuf", "protobuf", CPP),
            NativeScheme.of("native-protobuf-cpp-reused", "protobuf", "protobuf", CPP),
            NativeScheme.of(
                    "native-protobuf-c", "protobuf", "protobuf", "install protobuf-c-compiler libprotobuf-c-dev"),
            NativeScheme.of("native-protobuf-nanopb", "protobuf", "protobuf", "install nanopb libnanopb-dev"));

    @Override
    public List<CodecProvider> providers() {
        return List.copyOf(ALL);
    }

    /**
     * The codecs of a library that give all contents of their types back. The build notes them beside the library: the
     * first use of a codec is then no test of it.
     *
     * @param library this process must not have loaded one yet
     */
    public static List<String> checked(Path library) {
        System.setProperty(NativeLibrary.FILE, library.toString());
        return ALL.stream()
                .filter(scheme -> scheme.unavailable().isEmpty())
                .flatMap(NativeScheme::names)
                .distinct()
                .toList();
    }
}
