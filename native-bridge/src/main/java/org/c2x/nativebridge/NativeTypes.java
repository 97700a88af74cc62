package org.c2x.nativebridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.study.StudyContents;
import org.c2x.study.StudyTypes;

/** The message types that native codecs are built for, and the contents of them: of ITS, then of the ASN1C study. */
public final class NativeTypes {
    private static final List<MessageType<?>> ITS = List.of(
            MessageTypes.CAM_V1,
            MessageTypes.DENM_V1,
            MessageTypes.CAM_V2,
            MessageTypes.DENM_V2,
            MessageTypes.PERSONNEL_RECORD,
            MessageTypes.SECURED_MESSAGE);
    private static final List<MessageType<?>> TODAY = Contents.today().stream()
            .<MessageType<?>>map(content -> MessageTypes.of(content.type()).orElseThrow())
            .toList();
    private static final List<MessageType<?>> ALL = Stream.of(ITS, TODAY, StudyTypes.all())
            .<MessageType<?>>flatMap(List::stream)
            .toList();
    private static final List<Content<?>> CONTENTS = Stream.of(Contents.all(), Contents.today(), StudyContents.all())
            .<Content<?>>flatMap(List::stream)
            .toList();

    private NativeTypes() {}

    /** Those of Release 1 and of the study, in all encodings of C and with a {@code .proto} file for it. */
    public static List<MessageType<?>> its() {
        return ITS;
    }

    /** Those of Release 2 and of the infrastructure that there are contents of, in UPER only. */
    public static List<MessageType<?>> today() {
        return TODAY;
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
