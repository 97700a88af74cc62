package org.c2x.bench.asn1c;

import java.util.List;
import java.util.function.IntFunction;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.study.StudyContents;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.tap3.TransferBatch;

/** The contents of the ASN1C study beside {@code employee}: each message by itself, then streams of different ones. */
public final class Asn1cContents implements ContentSource {
    /** Call detail records. */
    public static final String CDR = "cdr";

    @Override
    public List<BenchContent<?>> contents() {
        return List.of(
                single("nbap"),
                single("tap3"),
                single(CDR).converted(),
                stream("employee-stream", "256 different personnel records", PersonnelRecord.class, Employees::stream),
                stream(
                        "nbap-stream",
                        "256 different messages of NBAP, most of them deletions of radio links",
                        NBAPPDU.class,
                        StudyContents::nbapStream),
                stream(
                        "tap3-stream",
                        "256 different transfer batches of TAP3",
                        TransferBatch.class,
                        StudyContents::tap3Stream),
                stream(
                                "cdr-stream",
                                "256 different call detail records of TS 32.298",
                                CSRecord.class,
                                StudyContents::cdrStream)
                        .converted());
    }

    private static BenchContent<?> single(String name) {
        return BenchContent.single(StudyContents.all().stream()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow());
    }

    private static <T> BenchContent<T> stream(
            String name, String description, Class<T> type, IntFunction<List<T>> source) {
        return BenchContent.stream(name, description, type, () -> source.apply(BenchContent.STREAM_LENGTH));
    }
}
