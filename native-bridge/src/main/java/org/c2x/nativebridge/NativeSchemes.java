package org.c2x.nativebridge;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.SchemeFacts;

/** The native codecs that there may be, whether or not this machine has them. */
public final class NativeSchemes implements CodecProviders {
    /** Ends the names of schemes that are called by the foreign function interface. */
    public static final String FFM = "-ffm";

    private static final String GCC = "install gcc cmake";
    private static final String CPP = "install g++ protobuf-compiler libprotobuf-dev";
    private static final String NEW_MESSAGES =
            "protobuf in C++ makes a new message in each decoding, as it is used most simply; its form -arena makes it "
                    + "in an arena, -reused decodes into one that is not needed any more.";

    private static final NativeScheme UPER_C = NativeScheme.of(
            "native-uper-c", "uper", GCC, facts -> facts.typical().beside("uper"));

    private static final List<NativeScheme> ALL = List.of(
            UPER_C,
            // the fastest of them shows best what the crossings cost
            UPER_C.byForeignFunctions(),
            NativeScheme.of("native-aper-c", "aper", GCC, facts -> facts.beside("aper")),
            NativeScheme.of("native-oer-c", "oer", GCC, facts -> facts.beside("oer")),
            NativeScheme.of("native-der-c", "der", GCC, facts -> facts.beside("der")),
            NativeScheme.of(
                    "native-exi-c",
                    "exi-compiled",
                    GCC,
                    facts -> facts.typical().beside("exi-compiled")),
            NativeScheme.of(
                    "native-binary", "binary", GCC, facts -> facts.typical().beside("binary")),
            NativeScheme.of(
                    "native-uper-asn1c",
                    "uper",
                    "install asn1c",
                    facts -> facts.typical().beside("uper", "uper-table")),
            NativeScheme.of("native-der-asn1c", "der", "install asn1c", facts -> facts.beside("der", "der-table")),
            NativeScheme.of(
                    "native-uper-rasn", "uper", "make it with c2x native --with rasn", facts -> facts.beside("uper")),
            cpp("native-protobuf-cpp", facts -> facts.typical().beside("protobuf")),
            cpp("native-protobuf-cpp-lite", facts -> facts),
            cpp("native-protobuf-cpp-codesize", facts -> facts.beside("protobuf-codesize")),
            cpp("native-protobuf-cpp-arena", facts -> facts),
            cpp("native-protobuf-cpp-reused", facts -> facts),
            NativeScheme.of(
                    "native-protobuf-c", "protobuf", "install protobuf-c-compiler libprotobuf-c-dev", facts -> facts),
            NativeScheme.of("native-protobuf-nanopb", "protobuf", "install nanopb libnanopb-dev", facts -> facts));

    private static NativeScheme cpp(String scheme, UnaryOperator<SchemeFacts> more) {
        return NativeScheme.of(scheme, "protobuf", CPP, facts -> more.apply(facts.withCaveat(NEW_MESSAGES)));
    }

    @Override
    public List<CodecProvider> providers() {
        return List.copyOf(ALL);
    }

    /** The virtual machine's scheme with the same octets, by the encodings of native codecs. */
    public static Map<String, String> virtualSchemes() {
        Map<String, String> schemes = new LinkedHashMap<>();
        ALL.forEach(scheme -> schemes.putIfAbsent(scheme.facts().encoding(), scheme.virtualScheme()));
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
