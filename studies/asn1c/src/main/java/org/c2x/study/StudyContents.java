package org.c2x.study;

import java.util.List;
import org.c2x.its.contents.Content;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.tap3.TransferBatch;

/** The messages to measure with. */
public final class StudyContents {
    private static final List<Content<?>> ALL = List.of(
            new Content<>("nbap", "NBAP, deletion of two radio links", NBAPPDU.class, NbapMessages.deletion()),
            new Content<>("tap3", "TAP3, a transfer batch", TransferBatch.class, TransferBatches.batch()),
            new Content<>("cdr", "call detail record of TS 32.298", CSRecord.class, CallRecordFiles.call()));

    private StudyContents() {}

    /** The contents by themselves, in the order of {@link StudyTypes#all()}. */
    public static List<Content<?>> all() {
        return ALL;
    }

    /** Different messages of NBAP, equal ones at each call and in each JVM. */
    public static List<NBAPPDU> nbapStream(int count) {
        return NbapMessages.stream(count);
    }

    /** Different transfer batches, equal ones at each call and in each JVM. */
    public static List<TransferBatch> tap3Stream(int count) {
        return TransferBatches.stream(count);
    }

    /** Different call detail records, equal ones at each call and in each JVM. */
    public static List<CSRecord> cdrStream(int count) {
        return CallRecordFiles.stream(count);
    }
}
