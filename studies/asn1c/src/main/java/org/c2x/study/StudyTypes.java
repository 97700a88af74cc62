package org.c2x.study;

import java.util.List;
import org.c2x.its.messages.MessageType;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.tap3.TransferBatch;

/** The message types. */
public final class StudyTypes {
    private static final String FOLDER = "org/c2x/study/";

    /** A message of NBAP, 3GPP TS 25.433. */
    public static final MessageType<NBAPPDU> NBAP_PDU = type("nbap", "NBAP-PDU", NBAPPDU.class, "NBAP");

    /** A batch of TAP 3.12, GSMA TD.57. */
    public static final MessageType<TransferBatch> TRANSFER_BATCH =
            type("tap3", "TransferBatch", TransferBatch.class, "TAP3");

    /** A call detail record, 3GPP TS 32.298. */
    public static final MessageType<CSRecord> CS_RECORD = type("cdr", "CSRecord", CSRecord.class, "CallRecords");

    private static final List<MessageType<?>> IN_PER = List.of(NBAP_PDU);
    private static final List<MessageType<?>> IN_BER = List.of(TRANSFER_BATCH, CS_RECORD);
    private static final List<MessageType<?>> ALL = List.of(NBAP_PDU, TRANSFER_BATCH, CS_RECORD);

    private StudyTypes() {}

    /** All of them. */
    public static List<MessageType<?>> all() {
        return ALL;
    }

    /** Those that are sent in PER. */
    static List<MessageType<?>> inPer() {
        return IN_PER;
    }

    /** Those that are sent in BER. */
    static List<MessageType<?>> inBer() {
        return IN_BER;
    }

    private static <T> MessageType<T> type(String family, String name, Class<T> type, String module) {
        return new MessageType<>(family, name, type, List.of(FOLDER + family + '/' + module + ".asn"));
    }
}
