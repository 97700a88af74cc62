package org.c2x.flink;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.reader.SimpleStreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.streams.Framing;
import org.c2x.streams.Records;
import org.c2x.streams.StreamRecord;
import org.c2x.streams.Workers;

/**
 * Reads files of messages for a {@link org.apache.flink.connector.file.src.FileSource}, each file by one task; one that
 * goes on from a checkpoint passes over what it had read before.
 *
 * @param <T> the record
 */
public final class MessageFormat<T> extends SimpleStreamFormat<T> {
    private static final long serialVersionUID = 1;

    /** Octets that a message of a file of records may have. */
    private static final int LONGEST = 1 << 20;

    /** A record of a file: a message, an error, or neither. */
    private record Read<T>(
            @Nullable T message,
            @Nullable String error,
            @Nullable DecodeException cause) {}

    /** What reads a file. */
    @FunctionalInterface
    private interface Opener<T> extends Serializable {
        Stream<Read<T>> open(InputStream in);
    }

    /** What cuts a file; a framing that can be sent to the machines of a cluster. */
    @FunctionalInterface
    public interface Cutter extends Serializable {
        /** Called where the file is read, for instance {@code () -> Framing.lengths(2)}. */
        Framing framing();
    }

    private final CodecReference<T> reference;
    private final OnError onError;
    private final Opener<T> opener;

    private MessageFormat(CodecReference<T> reference, OnError onError, Opener<T> opener) {
        this.reference = reference;
        this.onError = Objects.requireNonNull(onError);
        this.opener = opener;
    }

    /**
     * Messages of one type in captures, pcap or pcapng; packets of other types are left out.
     *
     * @param onError for packets that are broken, and captures that are cut
     */
    public static <T> MessageFormat<T> captures(Class<T> type, OnError onError) {
        return new MessageFormat<>(
                new CodecReference<>("uper", type),
                onError,
                in -> Captures.read(in).map(packet -> read(packet, type)));
    }

    private static <T> Read<T> read(CapturedPacket packet, Class<T> type) {
        if (packet.error() != null) {
            return new Read<>(
                    null, "packet " + packet.number() + ": " + packet.error().getMessage(), packet.error());
        }
        Object message = packet.message() == null ? null : packet.message().value();
        return new Read<>(type.isInstance(message) ? type.cast(message) : null, null, null);
    }

    /**
     * Files of records.
     *
     * @param onError for records that are bad
     * @throws java.util.NoSuchElementException if there is no such codec
     */
    public static <T> MessageFormat<T> records(Cutter cutter, String scheme, Class<T> type, OnError onError) {
        CodecReference<T> reference = new CodecReference<>(scheme, type);
        return new MessageFormat<>(reference, onError, in -> {
            Codec<T> codec = reference.codec();
            return Records.decode(cutter.framing().cut(in, LONGEST), codec::decode, Workers.CALLER)
                    .map(MessageFormat::read);
        });
    }

    private static <T> Read<T> read(StreamRecord<T> record) {
        String error = record.error() == null
                ? null
                : record.place() + ": " + record.error().getMessage();
        return new Read<>(record.value(), error, record.error());
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return new CodecTypeInformation<>(reference);
    }

    @Override
    public Reader<T> createReader(Configuration configuration, FSDataInputStream file) {
        return new FileReader<>(file, opener.open(file).iterator(), onError);
    }

    private record FileReader<T>(FSDataInputStream file, Iterator<Read<T>> each, OnError onError) implements Reader<T> {
        @Override
        public @Nullable T read() throws IOException {
            try {
                while (each.hasNext()) {
                    Read<T> next = each.next();
                    if (next.message != null) {
                        return next.message;
                    } else if (next.error != null && onError == OnError.FAIL) {
                        throw new IOException(next.error, next.cause);
                    }
                }
                return null;
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}
