package org.c2x.nativebridge;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;

/** The native codecs that there may be, whether or not this machine has them. */
public final class NativeSchemes implements CodecProviders {
    /** Ends the names of schemes that are called by the foreign function interface. */
    public static final String FFM = "-ffm";

    private static final String GCC = "install gcc cmake";
    private static final String CPP = "install g++ protobuf-compiler libprotobuf-dev";

    private static final NativeScheme UPER_C = NativeScheme.of("native-uper-c", "uper", GCC);

    private static final List<NativeScheme> ALL = List.of(
            UPER_C,
            // the fastest of them shows best what the crossings cost
            UPER_C.byForeignFunctions(),
            NativeScheme.of("native-aper-c", "aper", GCC),
            NativeScheme.of("native-oer-c", "oer", GCC),
            NativeScheme.of("native-der-c", "der", GCC),
            NativeScheme.of("native-exi-c", "exi-compiled", GCC),
            NativeScheme.of("native-binary", "binary", GCC),
            NativeScheme.of("native-uper-asn1c", "uper", "install asn1c"),
            NativeScheme.of("native-der-asn1c", "der", "install asn1c"),
            NativeScheme.of("native-uper-rust", "uper", "install Rust 1.85 or newer, for instance with rustup"),
            NativeScheme.of("native-uper-rasn", "uper", "make it with c2x native --with rasn"),
            cpp("native-protobuf-cpp"),
            cpp("native-protobuf-cpp-lite"),
            cpp("native-protobuf-cpp-codesize"),
            cpp("native-protobuf-cpp-arena"),
            cpp("native-protobuf-cpp-reused"),
            NativeScheme.of("native-protobuf-c", "protobuf", "install protobuf-c-compiler libprotobuf-c-dev"),
            NativeScheme.of("native-protobuf-nanopb", "protobuf", "install nanopb libnanopb-dev"));

    private static NativeScheme cpp(String scheme) {
        return NativeScheme.of(scheme, "protobuf", CPP);
    }

    @Override
    public List<CodecProvider> providers() {
        return List.copyOf(ALL);
    }

    /** The schemes with C of this project, each once; the others are libraries. */
    public static List<String> generated() {
        return ALL.stream()
                .filter(scheme -> scheme.remedy().equals(GCC))
                .map(NativeScheme::scheme)
                .filter(scheme -> !scheme.endsWith(FFM))
                .toList();
    }

    /** The virtual machine's scheme with the same octets, by the encodings of native codecs. */
    public static Map<String, String> virtualSchemes() {
        Map<String, String> schemes = new LinkedHashMap<>();
        ALL.forEach(scheme -> schemes.putIfAbsent(scheme.encoding(), scheme.virtualScheme()));
        return schemes;
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
