package org.c2x.nativebridge.build;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.SplittableRandom;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.RandomMessages;

/** Random messages as the harness reads them: a line for each encoding, of type, encoding and hexadecimal digits. */
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
            for (MessageType<?> type : FamilyFiles.types()) {
                SplittableRandom random = new SplittableRandom(SEED);
                for (int i = 0; i < count; i++) {
                    message(type, messages, random, out);
                }
            }
        }
    }

    private static <T> void message(
            MessageType<T> type, RandomMessages messages, SplittableRandom random, BufferedWriter out)
            throws IOException {
        for (Map.Entry<String, byte[]> encoded :
                Encodings.of(type.type(), messages.next(type, random)).entrySet()) {
            out.write(type.qualifiedName() + ' ' + encoded.getKey() + ' ');
            out.write(HexFormat.of().formatHex(encoded.getValue()) + '\n');
        }
    }
}
