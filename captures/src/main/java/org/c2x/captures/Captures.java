package org.c2x.captures;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.c2x.asn1.runtime.DecodeException;

/**
 * The packets of captures, in the formats pcap and pcapng.
 *
 * <p>Packets are read when they are asked for, and no more is kept of a capture than one packet. What is wrong with a
 * packet is in its record, and the packets behind it follow. Where the capture itself is damaged so that nothing can be
 * found behind the place, the last record says so: a capture that was cut gives all packets in front of the cut, and
 * one record more.
 */
public final class Captures {

    private Captures() {}

    /**
     * The packets of a file. The stream is to be closed, and throws {@link UncheckedIOException} if reading fails.
     *
     * @throws IOException if the file cannot be opened
     */
    public static Stream<CapturedPacket> open(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        return read(in).onClose(() -> {
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** The packets of an input, which stays open; throws {@link UncheckedIOException} if reading fails. */
    public static Stream<CapturedPacket> read(InputStream in) {
        return StreamSupport.stream(new Packets(in), false);
    }

    private static final class Packets extends AbstractSpliterator<CapturedPacket> {
        private final InputStream in;
        private final MessageDecoder messages = new MessageDecoder();
        private FrameReader frames;

        Packets(InputStream in) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
            this.in = in;
        }

        @Override
        public boolean tryAdvance(Consumer<? super CapturedPacket> action) {
            CapturedPacket packet;
            try {
                packet = next();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            if (packet == null) {
                return false;
            }
            action.accept(packet);
            return true;
        }

        private CapturedPacket next() throws IOException {
            if (frames == null) {
                frames = FrameReader.of(in);
            }
            CapturedFrame frame;
            try {
                frame = frames.next();
            } catch (DecodeException damage) {
                return CapturedPacket.damaged(frames.number(), damage);
            }
            return frame == null ? null : PacketLayers.read(frame, messages);
        }
    }
}
