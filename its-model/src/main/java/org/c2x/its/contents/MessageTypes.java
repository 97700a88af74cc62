package org.c2x.its.contents;

import java.util.List;
import java.util.Optional;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/** The message types by name. */
public final class MessageTypes {
    private static final String FOLDER = "org/c2x/its/";

    /** CAM of protocolVersion 1: EN 302 637-2 V1.3.2. */
    public static final MessageType<org.c2x.its.v1.CAM> CAM_V1 =
            new MessageType<>("v1", "CAM", org.c2x.its.v1.CAM.class, 1, modules("v1", "CAM"));

    /** DENM of protocolVersion 1: EN 302 637-3 V1.2.2. */
    public static final MessageType<org.c2x.its.v1.DENM> DENM_V1 =
            new MessageType<>("v1", "DENM", org.c2x.its.v1.DENM.class, 1, modules("v1", "DENM"));

    /** CAM of protocolVersion 2: EN 302 637-2 V1.4.1. */
    public static final MessageType<org.c2x.its.v2.CAM> CAM_V2 =
            new MessageType<>("v2", "CAM", org.c2x.its.v2.CAM.class, 2, modules("v2", "CAM"));

    /** DENM of protocolVersion 2: EN 302 637-3 V1.3.1. */
    public static final MessageType<org.c2x.its.v2.DENM> DENM_V2 =
            new MessageType<>("v2", "DENM", org.c2x.its.v2.DENM.class, 2, modules("v2", "DENM"));

    /** The personnel record of X.691 annex A.1. */
    public static final MessageType<PersonnelRecord> PERSONNEL_RECORD = new MessageType<>(
            "study",
            "PersonnelRecord",
            PersonnelRecord.class,
            MessageType.NO_VERSION,
            List.of(FOLDER + "study/Personnel.asn"));

    /** The security envelope of protocol version 1: TS 103 097 V1.1.1. */
    public static final MessageType<SecuredMessage> SECURED_MESSAGE = new MessageType<>(
            "security",
            "SecuredMessage",
            SecuredMessage.class,
            MessageType.NO_VERSION,
            List.of(FOLDER + "security/SecuredMessage.asn"));

    private static final List<MessageType<?>> ALL =
            List.of(CAM_V1, DENM_V1, CAM_V2, DENM_V2, PERSONNEL_RECORD, SECURED_MESSAGE);

    private MessageTypes() {}

    /** All message types, the first family first. */
    public static List<MessageType<?>> all() {
        return ALL;
    }

    /** The types of all families that have this name, {@code CAM}, or this qualified name, {@code v1.CAM}. */
    public static List<MessageType<?>> named(String name) {
        return ALL.stream()
                .filter(type -> type.name().equals(name) || type.qualifiedName().equals(name))
                .toList();
    }

    /** The message type of a class of messages. */
    public static Optional<MessageType<?>> of(Class<?> type) {
        return ALL.stream().filter(message -> message.type().equals(type)).findFirst();
    }

    private static List<String> modules(String family, String module) {
        return List.of(FOLDER + family + '/' + module + ".asn", FOLDER + family + "/ITS-Container.asn");
    }
}
