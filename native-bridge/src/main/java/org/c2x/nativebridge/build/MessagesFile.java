package org.c2x.nativebridge.build;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.RandomMessages;
import org.c2x.nativebridge.NativeTypes;
import org.c2x.study.StudyContents;
import org.c2x.study.StudyTypes;

/**
 * Random messages and, of the ASN1C study, streams as the harness reads them: a line for each encoding, of type,
 * encoding and hexadecimal digits.
 */
final class MessagesFile {
    /** So that every run and every target has the same messages. */
    private static final long SEED = 20_150_608;

    private MessagesFile() {}

    /**
     * Writes a file.
     *
     * @param count messages of each type
     */
    static void write(Path file, int count) throws IOException {
        RandomMessages messages = RandomMessages.load();
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (MessageType<?> type : NativeTypes.its()) {
                random(type, messages, count, out);
            }
            // not of today's messages, the longest of which are beyond the codecs' memory; nor does the generator of
            // random messages know those of the study
            write(StudyTypes.NBAP_PDU, StudyContents.nbapStream(count), out);
            write(StudyTypes.TRANSFER_BATCH, StudyContents.tap3Stream(count), out);
            write(StudyTypes.CS_RECORD, StudyContents.cdrStream(count), out);
        }
    }

    private static <T> void random(MessageType<T> type, RandomMessages messages, int count, BufferedWriter out)
            throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < count; i++) {
            write(type, List.of(messages.next(type, random)), out);
        }
    }

    private static <T> void write(MessageType<T> type, List<T> messages, BufferedWriter out) throws IOException {
        for (T message : messages) {
            for (Map.Entry<String, byte[]> encoded :
                    Encodings.of(type.type(), message).entrySet()) {
                out.write(NativeTypes.qualifiedNameInC(type) + ' ' + encoded.getKey() + ' ');
                out.write(HexFormat.of().formatHex(encoded.getValue()) + '\n');
            }
        }
    }
}
