package org.c2x.nativebridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;
import org.c2x.study.StudyContents;
import org.c2x.study.StudyTypes;

/** The message types that native codecs are built for, and the contents of them: of ITS, then of the ASN1C study. */
public final class NativeTypes {
    private static final List<MessageType<?>> ITS = MessageTypes.of("protobuf");
    private static final List<MessageType<?>> ALL =
            Stream.concat(ITS.stream(), StudyTypes.all().stream()).toList();
    private static final List<Content<?>> CONTENTS =
            Stream.concat(Contents.all().stream(), StudyContents.all().stream()).toList();

    private NativeTypes() {}

    /** Those of ITS: the ones that there is a {@code .proto} file of as well. */
    public static List<MessageType<?>> its() {
        return ITS;
    }

    /** The message types, the first family first. */
    public static List<MessageType<?>> all() {
        return ALL;
    }

    /** The message type of a class of messages. */
    public static Optional<MessageType<?>> of(Class<?> type) {
        return ALL.stream().filter(message -> message.type().equals(type)).findFirst();
    }

    /** The contents to measure with. */
    public static List<Content<?>> contents() {
        return CONTENTS;
    }

    /** What C calls a type, which is what its record is called: {@code NBAPPDU} for {@code NBAP-PDU}. */
    public static String nameInC(MessageType<?> type) {
        return type.type().getSimpleName();
    }

    /** Family and name in C, {@code v1.CAM}: what the native side knows a type by. */
    public static String qualifiedNameInC(MessageType<?> type) {
        return type.family() + '.' + nameInC(type);
    }
}
