package org.c2x.asn1.runtime.event;

import java.math.BigInteger;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;

/**
 * How a library holds the values between tags. The methods that read one throw {@link IllegalArgumentException} if it
 * is of another type.
 *
 * @param <V> the library's values
 */
public interface EventValues<V> {

    V of(int number);

    V of(long number);

    V of(BigInteger number);

    V of(boolean truth);

    /**
     * A number that is finite or not, but not minus zero, which EXI does not have.
     */
    V of(double number);

    V of(String text);

    V of(OctetString octets);

    /** A whole number; null if it is none that a long holds. */
    @Nullable
    Long toLong(V value);

    BigInteger toBigInteger(V value);

    boolean toBoolean(V value);

    double toDouble(V value);

    String toText(V value);

    OctetString toOctets(V value);
}
