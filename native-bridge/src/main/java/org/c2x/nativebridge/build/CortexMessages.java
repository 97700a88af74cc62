package org.c2x.nativebridge.build;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.mpsoc.MpsocContents;
import org.c2x.mpsoc.MpsocTypes;
import org.c2x.nativebridge.NativeSchemes;
import org.c2x.nativebridge.NativeTypes;

/** What is measured on a microcontroller: the messages of ITS, and the structs of the study of such processors. */
public final class CortexMessages {
    /** Libraries that only the structs are measured with; each has a file in C. */
    private static final List<String> OF_STRUCTS = List.of(
            "native-msgpuck",
            "native-msgpuck-checked",
            "native-msgpack-c",
            "native-mpack",
            "native-protobuf-nanopb-wrapped",
            "native-uper-asn1tools",
            "native-msgpack-cpp",
            "native-flatbuffers",
            "native-flatbuffers-verified",
            "native-flatbuffers-new-builder",
            "native-yas");

    private static final Map<String, String> NAMES = Map.of("Temperature", "StructA", "InstrCnt", "StructB");

    private static final List<Content<?>> CONTENTS =
            Stream.concat(Contents.all().stream(), MpsocContents.all().stream()).toList();

    private CortexMessages() {}

    /** The messages. */
    public static List<Content<?>> contents() {
        return CONTENTS;
    }

    /** The schemes that there may be. */
    public static List<String> schemes() {
        return Stream.concat(new NativeSchemes().providers().stream().map(CodecProvider::scheme), OF_STRUCTS.stream())
                .toList();
    }

    /** The types of the structs. */
    static List<MessageType<?>> structs() {
        return MpsocTypes.all();
    }

    /**
     * Family and name in C of the type of a content. Structs A and B, which are parts of struct C, have functions in C
     * under names of their own only.
     */
    static List<String> typeInC(Content<?> content) {
        return NativeTypes.of(content.type())
                .map(type -> List.of(type.family(), NativeTypes.nameInC(type)))
                .orElseGet(() -> structs().stream()
                        .filter(type -> type.type().equals(content.type()))
                        .map(type -> List.of(
                                type.family(),
                                NAMES.getOrDefault(NativeTypes.nameInC(type), NativeTypes.nameInC(type))))
                        .findFirst()
                        .orElseThrow());
    }
}
