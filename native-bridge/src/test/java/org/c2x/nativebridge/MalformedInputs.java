package org.c2x.nativebridge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;

/**
 * A program that gives one scheme damaged contents: empty, cut off, far too long, with changed octets. It prints how
 * much memory the process has at several points. Whatever the octets are, there may only be a message or a refusal.
 */
final class MalformedInputs {
    private static final int POINTS = 5;
    private static final int LONGER = 64;
    /** More than the bridge lets across. */
    private static final int ABSURD = 200_000;

    private static final int RARELY = 1_000;

    private final Random random = new Random(4711);
    private final List<Subject<?>> subjects = new ArrayList<>();
    private final boolean isOwn;
    private int accepted;

    private record Subject<T>(Codec<T> codec, byte[] octets) {}

    private MalformedInputs(String scheme) {
        isOwn = OwnCodecsTest.VIRTUAL.containsKey(scheme);
        NativeTypes.contents()
                .forEach(
                        content -> Codecs.find(scheme, content.type()).ifPresent(codec -> add(codec, content.value())));
    }

    private void add(Codec<?> codec, Object value) {
        try {
            subjects.add(subject(codec, value));
        } catch (EncodeException noPlace) {
            // the encoding does not carry the content
        }
    }

    @SuppressWarnings("unchecked") // the value is of the content that the codec was looked up for
    private static <T> Subject<T> subject(Codec<T> codec, Object value) {
        return new Subject<>(codec, codec.encode((T) value));
    }

    /** @param arguments scheme and number of inputs */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        MalformedInputs inputs = new MalformedInputs(arguments[0]);
        int count = Integer.parseInt(arguments[1]);
        for (int point = 0; point <= POINTS; point++) {
            System.out.println(point * (count / POINTS) + " inputs, " + inputs.accepted + " accepted, "
                    + residentKilobytes() + " KiB");
            for (int i = 0; point < POINTS && i < count / POINTS; i++) {
                inputs.next(inputs.subjects.get(i % inputs.subjects.size()));
            }
        }
    }

    /** Memory of the process, without what the collector can take back. */
    private static long residentKilobytes() throws IOException, InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100); // for the thread that frees native memory
        }
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }

    private void next(Subject<?> subject) {
        byte[] damaged = damaged(subject.octets);
        try {
            subject.codec.decode(damaged);
            accepted++;
        } catch (DecodeException refusal) {
            if (refusal.offset() < 0 || refusal.offset() > 8L * damaged.length) {
                throw new IllegalStateException("refused beyond the input", refusal);
            }
            if (isOwn && refusal.path().isEmpty() && !ofTheRecord(refusal)) {
                throw new IllegalStateException("refused without a path", refusal);
            }
        }
    }

    /** What C does not check, such as WITH COMPONENTS, a record of the message refuses, and names the component. */
    private static boolean ofTheRecord(DecodeException refusal) {
        return refusal.problem().matches("\\w+: expected WITH COMPONENTS .*");
    }

    private byte[] damaged(byte[] octets) {
        int length = random.nextInt(RARELY) == 0 ? ABSURD : random.nextInt(octets.length + LONGER);
        byte[] damaged = Arrays.copyOf(octets, length);
        for (int i = octets.length; i < length; i++) {
            damaged[i] = (byte) random.nextInt();
        }
        for (int changes = length == 0 ? 0 : random.nextInt(5); changes > 0; changes--) {
            damaged[random.nextInt(length)] ^= (byte) (1 + random.nextInt(255));
        }
        return damaged;
    }
}
