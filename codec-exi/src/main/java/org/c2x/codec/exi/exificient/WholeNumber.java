package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.io.channel.DecoderChannel;
import com.siemens.ct.exi.core.values.IntegerValue;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.asn1.runtime.exi.ExiNumber;

/** Numbers of groups of seven bits, the least significant one first, each with a bit in front that more follow. */
final class WholeNumber {
    /** Groups that fit into a long. */
    private static final int GROUPS_OF_LONG = 9;

    private static final int MORE = 0x80;

    private WholeNumber() {}

    /** Reads a number in time by its length, where the library needs time and memory by the square of it. */
    static IntegerValue read(DecoderChannel in, boolean negative) throws IOException {
        long number = 0;
        for (int group = 0; group < GROUPS_OF_LONG; group++) {
            int octet = in.decode();
            number |= (octet & MORE - 1L) << 7 * group;
            if (octet < MORE) {
                return IntegerValue.valueOf(negative ? ~number : number);
            }
        }
        return readLong(in, number, negative);
    }

    /** Reads the groups after those of a long. */
    private static IntegerValue readLong(DecoderChannel in, long begin, boolean negative) throws IOException {
        byte[] groups = new byte[2 * GROUPS_OF_LONG];
        int count = 0;
        for (; count < GROUPS_OF_LONG; count++) {
            groups[count] = (byte) (begin >>> 7 * count & MORE - 1);
        }
        int octet;
        do {
            if (7 * count > ExiNumber.MOST_BITS) {
                throw new IOException("expected a number of at most " + ExiNumber.MOST_BITS + " bits");
            }
            if (count == groups.length) {
                groups = Arrays.copyOf(groups, 2 * count);
            }
            octet = in.decode();
            groups[count++] = (byte) (octet & MORE - 1);
        } while (octet >= MORE);
        BigInteger number = ExiNumber.join(Arrays.copyOf(groups, count));
        return IntegerValue.valueOf(negative ? number.not() : number);
    }
}
