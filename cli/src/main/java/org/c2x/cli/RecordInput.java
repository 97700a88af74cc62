package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import org.c2x.asn1.interpreter.records.RecordExtent;
import org.c2x.asn1.interpreter.records.RecordReader;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.cli.Conversion.Message;

/** The records of an input, one after the other. */
interface RecordInput {

    /**
     * The next record; null if there is none.
     *
     * @throws DecodeException if it is bad
     */
    @Nullable
    Message next() throws IOException;

    /** Goes behind the record that was bad; false if nobody knows where it ends. */
    boolean skip() throws IOException;

    /** The number of the last record, from 1 on. */
    long number();

    /** Where the last record begins in the input, in octets. */
    long offset();

    /**
     * Records that follow each other directly.
     *
     * @param extent  what tells where a record ends beside the codec, null if nothing does
     * @param longest octets that a record may have
     */
    static RecordInput binary(InputStream in, Conversion conversion, @Nullable RecordExtent extent, int longest) {
        return new Binary(new RecordReader<>(in, conversion::decode, extent, longest));
    }

    /** Documents, one a line; an empty line is none. */
    static RecordInput lines(InputStream in, Conversion conversion, int longest) {
        return new Documents(new Lines(in, longest), conversion, longest);
    }

    /** What a codec tells apart. */
    final class Binary implements RecordInput {
        private final RecordReader<Message> records;
        private long offset;

        private Binary(RecordReader<Message> records) {
            this.records = records;
        }

        @Override
        public Message next() throws IOException {
            offset = records.offset();
            return records.next();
        }

        @Override
        public boolean skip() throws IOException {
            return records.skip();
        }

        @Override
        public long number() {
            return records.number();
        }

        @Override
        public long offset() {
            return offset;
        }
    }

    /** What ends of lines tell apart. */
    final class Documents implements RecordInput {
        private final Lines lines;
        private final Conversion conversion;
        private final int longest;
        private long number;
        private long offset;

        private Documents(Lines lines, Conversion conversion, int longest) {
            this.lines = lines;
            this.conversion = conversion;
            this.longest = longest;
        }

        @Override
        public Message next() throws IOException {
            byte[] line;
            do {
                offset = lines.offset();
                line = lines.next();
            } while (line != null && isBlank(line));
            if (line == null) {
                return null;
            }
            number++;
            if (line.length > longest) {
                throw new DecodeException(Unit.CHARACTER, 0, "", "expected a record of at most " + longest + " octets");
            }
            return conversion.decode(line, 0, line.length).value();
        }

        private static boolean isBlank(byte[] line) {
            for (byte octet : line) {
                if (octet != ' ' && octet != '\t' && octet != '\r') {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean skip() {
            return true;
        }

        @Override
        public long number() {
            return number;
        }

        @Override
        public long offset() {
            return offset;
        }
    }
}
