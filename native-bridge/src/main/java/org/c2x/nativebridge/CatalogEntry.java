package org.c2x.nativebridge;

import java.util.List;

/**
 * A codec of the native library for one type.
 *
 * @param encoding     whose octets it reads and writes: {@code uper}, {@code exi}, {@code binary}, {@code protobuf}
 * @param library      name and version of what was linked in
 * @param checks       in which directions it refuses numbers outside of their range: 1 encode, 2 decode, 3 both
 * @param type         family and name in C
 * @param objectOctets storage of an object
 * @param heapOctets   what the library usually allocates beside it
 */
record CatalogEntry(
        String scheme, String encoding, String library, int checks, String type, int objectOctets, int heapOctets) {

    /** What tells it from all others. */
    String name() {
        return scheme + ' ' + type;
    }

    /** Reads the library's list. */
    static List<CatalogEntry> of(String catalog) {
        return catalog.lines().map(line -> of(line.split("\t"))).toList();
    }

    private static CatalogEntry of(String[] parts) {
        return new CatalogEntry(
                parts[0],
                parts[1],
                parts[2],
                Integer.parseInt(parts[3]),
                parts[4],
                Integer.parseInt(parts[5]),
                Integer.parseInt(parts[6]));
    }
}
