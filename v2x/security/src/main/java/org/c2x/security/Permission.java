package org.c2x.security;

import org.c2x.asn1.runtime.OctetString;

/**
 * A bit of the service specific permissions that something in a message takes.
 *
 * @param path    what takes it, by the names of ASN.1
 * @param version the first version of the permissions that has the bit
 * @param octet   its octet, from 0 for the version; 0 if no bit permits it
 * @param bit     from 0 for the highest
 */
record Permission(String path, int version, int octet, int bit) {
    /** The newest version of CAM's and DENM's permissions; the version is their first octet, and keeps the bits. */
    private static final int NEWEST = 2;

    /** What no permission covers. */
    static Permission refused(String path) {
        return new Permission(path, NEWEST, 0, 0);
    }

    /** Whether a certificate's bits give it. */
    boolean isIn(OctetString bits) {
        return octet > 0
                && bits.length() > octet
                && bits.get(0) >= version
                && bits.get(0) <= NEWEST
                && (bits.get(octet) & 0x80 >> bit) != 0;
    }

    @Override
    public String toString() {
        return path + (octet == 0 ? ", which has no bit" : ", octet " + octet + " bit " + bit);
    }
}
