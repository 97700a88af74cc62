package org.c2x.its.messages;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.infrastructure.IVIM;
import org.c2x.its.infrastructure.MAPEM;
import org.c2x.its.infrastructure.RTCMEM;
import org.c2x.its.infrastructure.SPATEM;
import org.c2x.its.infrastructure.SREM;
import org.c2x.its.infrastructure.SSEM;
import org.c2x.its.r2.CollectivePerceptionMessage;
import org.c2x.its.r2.VAM;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/** The message types by name. */
public final class MessageTypes {
    private static final String FOLDER = "org/c2x/its/";

    /** What the modules of the infrastructure's messages import, all of them through each other. */
    private static final List<String> INFRASTRUCTURE = List.of(
            "AVIAEINumberingAndDataStructures",
            "AddGrpC",
            "CITSapplMgmtIDs",
            "DSRC",
            "EfcDsrcApplication",
            "ElectronicRegistrationIdentificationVehicleDataModule",
            "GDD",
            "ITS-Container",
            "IVI",
            "REGION");

    /** CAM of protocolVersion 1: EN 302 637-2 V1.3.2. */
    public static final MessageType<org.c2x.its.v1.CAM> CAM_V1 =
            new MessageType<>("v1", "CAM", "CAM", org.c2x.its.v1.CAM.class, 1, 2, modules("v1", "CAM"));

    /** DENM of protocolVersion 1: EN 302 637-3 V1.2.2. */
    public static final MessageType<org.c2x.its.v1.DENM> DENM_V1 =
            new MessageType<>("v1", "DENM", "DENM", org.c2x.its.v1.DENM.class, 1, 1, modules("v1", "DENM"));

    /** CAM of protocolVersion 2: EN 302 637-2 V1.4.1. */
    public static final MessageType<org.c2x.its.v2.CAM> CAM_V2 =
            new MessageType<>("v2", "CAM", "CAM", org.c2x.its.v2.CAM.class, 2, 2, modules("v2", "CAM"));

    /** DENM of protocolVersion 2: EN 302 637-3 V1.3.1. */
    public static final MessageType<org.c2x.its.v2.DENM> DENM_V2 =
            new MessageType<>("v2", "DENM", "DENM", org.c2x.its.v2.DENM.class, 2, 1, modules("v2", "DENM"));

    /** CAM of Release 2: TS 103 900 V2.3.1. */
    public static final MessageType<org.c2x.its.r2.CAM> CAM_R2 =
            new MessageType<>("r2", "CAM", "CAM", org.c2x.its.r2.CAM.class, 2, 2, release2("CAM"));

    /** DENM of Release 2: TS 103 831 V2.3.1. */
    public static final MessageType<org.c2x.its.r2.DENM> DENM_R2 =
            new MessageType<>("r2", "DENM", "DENM", org.c2x.its.r2.DENM.class, 2, 1, release2("DENM"));

    /** CPM: TS 103 324 V2.1.1. */
    public static final MessageType<CollectivePerceptionMessage> CPM = new MessageType<>(
            "r2", "CollectivePerceptionMessage", "CPM", CollectivePerceptionMessage.class, 2, 14, release2("CPM"));

    /** VAM: TS 103 300-3 V2.2.1. */
    public static final MessageType<VAM> VAM = new MessageType<>("r2", "VAM", "VAM", VAM.class, 3, 16, release2("VAM"));

    /** SPATEM, signal phase and timing: TS 103 301 V1.3.1. */
    public static final MessageType<SPATEM> SPATEM = infrastructure("SPATEM", SPATEM.class, 4);

    /** MAPEM, topology of crossings and roads: TS 103 301 V1.3.1. */
    public static final MessageType<MAPEM> MAPEM = infrastructure("MAPEM", MAPEM.class, 5);

    /** SREM, signal request: TS 103 301 V1.3.1. */
    public static final MessageType<SREM> SREM = infrastructure("SREM", SREM.class, 9);

    /** SSEM, signal status: TS 103 301 V1.3.1. */
    public static final MessageType<SSEM> SSEM = infrastructure("SSEM", SSEM.class, 10);

    /** IVIM, in-vehicle information: TS 103 301 V1.3.1. */
    public static final MessageType<IVIM> IVIM = infrastructure("IVIM", IVIM.class, 6);

    /** RTCMEM, corrections for positioning: TS 103 301 V1.3.1. */
    public static final MessageType<RTCMEM> RTCMEM = infrastructure("RTCMEM", RTCMEM.class, 13);

    /** The personnel record of X.691 annex A.1. */
    public static final MessageType<PersonnelRecord> PERSONNEL_RECORD = new MessageType<>(
            "study", "PersonnelRecord", PersonnelRecord.class, List.of(FOLDER + "study/Personnel.asn"));

    /** The security envelope of protocol version 1: TS 103 097 V1.1.1. */
    public static final MessageType<SecuredMessage> SECURED_MESSAGE = new MessageType<>(
            "security", "SecuredMessage", SecuredMessage.class, List.of(FOLDER + "security/SecuredMessage.asn"));

    private static final List<MessageType<?>> ALL = List.of(
            CAM_V1,
            DENM_V1,
            CAM_V2,
            DENM_V2,
            CAM_R2,
            DENM_R2,
            CPM,
            VAM,
            SPATEM,
            MAPEM,
            SREM,
            SSEM,
            IVIM,
            RTCMEM,
            PERSONNEL_RECORD,
            SECURED_MESSAGE);

    private MessageTypes() {}

    /** All message types, the first family first. */
    public static List<MessageType<?>> all() {
        return ALL;
    }

    /**
     * The types of all families that have this name or abbreviation, {@code CAM} or {@code CPM}, or the one that has it
     * in its family, {@code v1.CAM}.
     */
    public static List<MessageType<?>> named(String name) {
        return ALL.stream().filter(type -> type.isCalled(name)).toList();
    }

    /** The message types that a scheme has codecs for; none if it cannot be used. */
    public static List<MessageType<?>> of(String scheme) {
        return ALL.stream()
                .filter(type -> Codecs.find(scheme, type.type()).isPresent())
                .toList();
    }

    /** The message type of a class of messages. */
    public static Optional<MessageType<?>> of(Class<?> type) {
        return ALL.stream().filter(message -> message.type().equals(type)).findFirst();
    }

    private static <T> MessageType<T> infrastructure(String name, Class<T> type, int messageId) {
        List<String> modules = Stream.concat(Stream.of(name), INFRASTRUCTURE.stream())
                .map(module -> FOLDER + "infrastructure/" + module + ".asn")
                .toList();
        return new MessageType<>("infrastructure", name, name, type, 2, messageId, modules);
    }

    private static List<String> release2(String module) {
        return List.of(FOLDER + "r2/" + module + ".asn", FOLDER + "r2/ITS-CDD.asn");
    }

    private static List<String> modules(String family, String module) {
        return List.of(FOLDER + family + '/' + module + ".asn", FOLDER + family + "/ITS-Container.asn");
    }
}
