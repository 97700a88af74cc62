package org.c2x.captures;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.streams.TaskSource;
import org.c2x.streams.Workers;

/**
 * The packets of captures, in the formats pcap and pcapng.
 *
 * <p>Packets are read when they are asked for, and no more is kept of a capture than one packet, or with several
 * {@link Workers} some hundred of them for each. What is wrong with a packet is in its record, and the packets behind
 * it follow. Where the capture itself is damaged so that nothing can be found behind the place, the last record says
 * so: a capture that was cut gives all packets in front of the cut, and one record more.
 */
public final class Captures {

    private Captures() {}

    /**
     * The packets of a file, one by one.
     *
     * @throws IOException if the file cannot be opened
     */
    public static Stream<CapturedPacket> open(Path file) throws IOException {
        return open(file, Workers.CALLER, Function.identity());
    }

    /**
     * What is made of the packets of a file. The stream is to be closed, and throws {@link UncheckedIOException} if
     * reading fails.
     *
     * @param work is called by the workers
     * @throws IOException if the file cannot be opened
     */
    public static <R> Stream<R> open(Path file, Workers workers, Function<CapturedPacket, R> work) throws IOException {
        InputStream in = Files.newInputStream(file);
        return read(in, workers, work).onClose(() -> {
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** The packets of an input, which stays open, one by one; throws {@link UncheckedIOException} if reading fails. */
    public static Stream<CapturedPacket> read(InputStream in) {
        return read(in, Workers.CALLER, Function.identity());
    }

    /**
     * What is made of the packets of an input, which stays open. The stream throws {@link UncheckedIOException} if
     * reading fails, and is to be closed if it is not read to its end.
     *
     * @param work is called by the workers
     */
    public static <R> Stream<R> read(InputStream in, Workers workers, Function<CapturedPacket, R> work) {
        return workers.run(new Packets<>(in, work));
    }

    private static final class Packets<R> implements TaskSource<R> {
        private final InputStream in;
        private final Function<CapturedPacket, R> work;
        private final MessageDecoder messages = new MessageDecoder();
        private @Nullable FrameReader frames;

        Packets(InputStream in, Function<CapturedPacket, R> work) {
            this.in = in;
            this.work = work;
        }

        @Override
        public @Nullable Supplier<R> next() throws IOException {
            if (frames == null) {
                frames = FrameReader.of(in);
            }
            try {
                CapturedFrame frame = frames.next();
                return frame == null ? null : () -> work.apply(PacketLayers.read(frame, messages));
            } catch (DecodeException damage) {
                CapturedPacket damaged = CapturedPacket.damaged(frames.number(), damage);
                return () -> work.apply(damaged);
            }
        }

        @Override
        public long offset() {
            return frames == null ? 0 : frames.in.offset();
        }
    }
}
