package org.c2x.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/** Octets that others made; the README beside them says who. */
final class Vectors {
    private static final List<Vector> ALL = read();

    /**
     * One of them.
     *
     * @param type   name of the type in ASN.1
     * @param signer {@code digest}, {@code certificate} or {@code -}
     * @param psid   ITS-AID, 0 if there is none
     * @param valid  true if somebody else verified the signature
     */
    record Vector(String name, String type, String signer, int psid, boolean valid, byte[] octets) {
        @Override
        public String toString() {
            return name;
        }
    }

    private Vectors() {}

    static List<Vector> all() {
        return ALL;
    }

    /** Those of a type. */
    static List<Vector> ofType(String type) {
        return ALL.stream().filter(vector -> vector.type().equals(type)).toList();
    }

    static byte[] octets(String name) {
        return ALL.stream()
                .filter(vector -> vector.name().equals(name))
                .findFirst()
                .orElseThrow()
                .octets();
    }

    private static List<Vector> read() {
        try (InputStream file = Vectors.class.getResourceAsStream("vectors.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(Vectors::vector)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Vector vector(String[] columns) {
        return new Vector(
                columns[0],
                columns[1],
                columns[2],
                columns[3].equals("-") ? 0 : Integer.parseInt(columns[3]),
                columns[4].equals("valid"),
                HexFormat.of().parseHex(columns[5]));
    }
}
