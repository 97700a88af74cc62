package org.c2x.bench.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is known of the schemes that c2x comes with, whether or not a program has their codecs. */
public final class KnownSchemes {
    private static final String ADAPTED =
            "Before asn1bean decodes, our adapter checks all tags and lengths once, to reject input that would crash "
                    + "asn1bean; times of “codec” include this.";
    private static final String SIZES_KEPT =
            "protobuf-java keeps the sizes of a message that it has encoded. At the boundary “codec” the same message "
                    + "is encoded repeatedly, so its sizes are already known; end to end, a new message is built.";
    private static final String NOT_VERIFIED =
            "flatbuffers-java has no verifier: it checks only the position and the length of each component. We read "
                    + "all components into a record; programs that need only a few of them take less time.";
    private static final String FREED =
            "A codec in C that is called by a JVM keeps a decoded message in native memory until the JVM no longer "
                    + "needs it. Times of “end to end” include freeing it then; at “codec” it is freed at once; "
                    + "“native loop” makes one call for many messages.";
    private static final String NEW_MESSAGES =
            "protobuf in C++ decodes into a new message each time, which is its simplest use; -arena allocates the "
                    + "message in an arena, -reused decodes into an earlier message.";

    private static final Set<String> TYPICAL = Set.of("""
            uper aper oer der uper-table ber protobuf exi-compiled exi-exificient binary native-uper-c native-exi-c
            native-binary native-uper-asn1c native-protobuf-cpp
            """.split("\\s+"));

    /** In the order in which those of one encoding are shown. */
    private static final Map<String, SchemeFacts> ALL = all();

    private KnownSchemes() {}

    /** What is known of a scheme; empty if it is none of these. */
    public static Optional<SchemeFacts> facts(String scheme) {
        return Optional.ofNullable(ALL.get(scheme));
    }

    /** The names of all. */
    public static Set<String> names() {
        return ALL.keySet();
    }

    private static Map<String, SchemeFacts> all() {
        Map<String, SchemeFacts> all = new LinkedHashMap<>();
        for (String rules : List.of("uper", "aper", "oer", "der")) {
            String label = "ASN.1 " + rules.toUpperCase(Locale.ROOT);
            inJava(all, label, List.of(), rules, rules + "-table");
        }
        inJava(all, "ASN.1 BER", List.of(ADAPTED), "ber");
        inJava(all, "Protobuf", List.of(SIZES_KEPT), "protobuf", "protobuf-codesize", "protobuf-tuned");
        inJava(all, "EXI", List.of(), "exi-compiled");
        for (String profile : List.of("", "-flat", "-builtin", "-builtin-flat")) {
            for (String library : List.of("exi-exificient", "exi-openexi")) {
                inJava(all, "EXI", List.of(), library + profile, library + "-default" + profile);
            }
        }
        inJava(all, "Binary envelope", List.of(), "binary");
        inJava(all, "FlatBuffers", List.of(NOT_VERIFIED), "flatbuffers", "flatbuffers-kept");
        inJava(all, "MessagePack", List.of(), "msgpack", "msgpack-kept");
        inJava(all, "JSON (JER)", List.of(), "jer");
        inJava(all, "XML (XER)", List.of(), "xer");
        inJava(all, "Value notation", List.of(), "asn");
        inC(all, "native-uper-c", "uper");
        inC(all, "native-uper-c-ffm");
        inC(all, "native-aper-c", "aper");
        inC(all, "native-oer-c", "oer");
        inC(all, "native-der-c", "der");
        inC(all, "native-exi-c", "exi-compiled");
        inC(all, "native-binary", "binary");
        inC(all, "native-uper-asn1c", "uper", "uper-table");
        inC(all, "native-der-asn1c", "der", "der-table");
        inC(all, "native-uper-rust", "uper");
        inC(all, "native-uper-rasn", "uper");
        inC(all, "native-protobuf-cpp", "protobuf");
        inC(all, "native-protobuf-cpp-lite");
        inC(all, "native-protobuf-cpp-codesize", "protobuf-codesize");
        inC(all, "native-protobuf-cpp-arena");
        inC(all, "native-protobuf-cpp-reused");
        inC(all, "native-protobuf-c");
        inC(all, "native-protobuf-nanopb");
        return all;
    }

    private static void inJava(Map<String, SchemeFacts> all, String label, List<String> caveats, String... schemes) {
        for (String scheme : schemes) {
            String encoding = scheme.split("-")[0];
            all.put(scheme, new SchemeFacts(encoding, label, false, TYPICAL.contains(scheme), List.of(), caveats));
        }
    }

    /** @param counterparts what it is compared with; the first scheme of the encoding has its label */
    private static void inC(Map<String, SchemeFacts> all, String scheme, String... counterparts) {
        String encoding = scheme.split("-")[1];
        List<String> caveats = new ArrayList<>(List.of(FREED));
        if (scheme.startsWith("native-protobuf-cpp")) {
            caveats.add(NEW_MESSAGES);
        }
        String label = all.values().stream()
                .filter(facts -> facts.encoding().equals(encoding))
                .findFirst()
                .orElseThrow()
                .label();
        all.put(
                scheme,
                new SchemeFacts(encoding, label, true, TYPICAL.contains(scheme), Arrays.asList(counterparts), caveats));
    }
}
