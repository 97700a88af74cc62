package org.c2x.streams;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Decodes the records of an input on several threads:
 *
 * <pre>{@code
 * try (InputStream file = MappedInput.open(path);
 *         Stream<StreamRecord<CAM>> cams =
 *                 Records.decode(Framing.lengths(2).cut(file, 65_536), codec::decode, Workers.allCores())) {
 *     cams.forEach(cam -> ...);
 * }
 * }</pre>
 *
 * <p>A malformed record has an error, and reading continues as long as the framing finds further ones. Where only the
 * codec knows the end of a record, decoding cuts the input, and only the work on the values is done on all cores:
 * {@code decode(new RecordReader<>(file, codec::decode, 65_536), cam -> ..., Workers.allCores())}.
 */
public final class Records {

    private Records() {}

    /**
     * The records of a source. The stream is sequential: its consumer runs in the thread that calls it. It throws
     * {@link java.io.UncheckedIOException} if reading fails, and is to be closed if it is not read to its end.
     *
     * @param work is called by several threads; may throw {@link DecodeException} for a bad record
     */
    public static <R, T> Stream<StreamRecord<T>> decode(RecordSource<R> source, Function<R, T> work, Workers workers) {
        return workers.run(new Tasks<>(source, work));
    }

    private static final class Tasks<R, T> implements TaskSource<StreamRecord<T>> {
        private final RecordSource<R> source;
        private final Function<R, T> work;
        private boolean ended;

        Tasks(RecordSource<R> source, Function<R, T> work) {
            this.source = source;
            this.work = work;
        }

        @Override
        public @Nullable Supplier<StreamRecord<T>> next() throws IOException {
            if (ended) {
                return null;
            }
            try {
                R record = source.next();
                return record == null ? null : task(source.number(), source.offset(), record);
            } catch (DecodeException refused) {
                long number = source.number();
                long offset = source.offset();
                ended = !source.skip();
                StreamRecord<T> bad = new StreamRecord<>(number, offset, null, refused, ended);
                return () -> bad;
            }
        }

        private Supplier<StreamRecord<T>> task(long number, long offset, R record) {
            return () -> {
                try {
                    return new StreamRecord<>(number, offset, work.apply(record), null, false);
                } catch (DecodeException refused) {
                    return new StreamRecord<>(number, offset, null, refused, false);
                }
            };
        }

        @Override
        public long offset() {
            return source.offset();
        }
    }
}
