package org.c2x.streams;

import java.io.IOException;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;

/** Lines that are records; blank ones are none. */
final class LineRecords implements RecordSource<byte[]> {
    private final LineReader lines;
    private final int longest;
    private long number;
    private long offset;

    LineRecords(LineReader lines, int longest) {
        this.lines = lines;
        this.longest = longest;
    }

    @Override
    public byte @Nullable [] next() throws IOException {
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
        return line;
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
