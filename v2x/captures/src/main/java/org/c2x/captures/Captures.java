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
import org.c2x.packets.Parsing;
import org.c2x.streams.TaskSource;
import org.c2x.streams.Workers;

/**
 * The packets of captures, in the formats pcap and pcapng, as they are or in gzip or zstd. For zstd,
 * zstd-jni must be on the class path.
 *
 * <p>Packets are read on demand. Only one packet of a capture is kept in memory, or with several {@link Workers} some
 * hundred for each of them. A malformed packet is reported in its record, and reading continues with the next one.
 * If the capture itself is damaged and nothing more can be found, the last record says so: a truncated capture gives
 * all packets before the cut, and one more record.
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
     * The results of some work on the packets of a file. The stream must be closed, and throws
     * {@link UncheckedIOException} if reading fails.
     *
     * @param work called by the workers
     * @throws IOException if the file cannot be opened
     */
    public static <R> Stream<R> open(Path file, Workers workers, Function<CapturedPacket, R> work) throws IOException {
        InputStream in = Files.newInputStream(file);
        return read(in, Parsing.GENEROUS, workers, work).onClose(() -> {
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
     * The results of some work on the packets of an input, which stays open, each read as far as it can be. The stream
     * throws {@link UncheckedIOException} if reading fails, and must be closed if it is not read to its end.
     *
     * @param work is called by the workers
     */
    public static <R> Stream<R> read(InputStream in, Workers workers, Function<CapturedPacket, R> work) {
        return read(in, Parsing.GENEROUS, workers, work);
    }

    /**
     * What is made of the packets of an input, which stays open. The stream throws {@link UncheckedIOException} if
     * reading fails, and is to be closed if it is not read to its end.
     *
     * @param parsing how packets are read
     * @param work    is called by the workers
     */
    public static <R> Stream<R> read(
            InputStream in, Parsing parsing, Workers workers, Function<CapturedPacket, R> work) {
        return workers.run(new Packets<>(in, parsing, work));
    }

    private static final class Packets<R> implements TaskSource<R> {
        private final InputStream in;
        private final Function<CapturedPacket, R> work;
        private final Decoders decoders;
        private @Nullable FrameReader frames;

        Packets(InputStream in, Parsing parsing, Function<CapturedPacket, R> work) {
            this.in = in;
            this.work = work;
            this.decoders = Decoders.of(parsing);
        }

        @Override
        public @Nullable Supplier<R> next() throws IOException {
            if (frames == null) {
                frames = FrameReader.of(in);
            }
            try {
                CapturedFrame frame = frames.next();
                return frame == null ? null : () -> work.apply(PacketLayers.read(frame, decoders));
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
