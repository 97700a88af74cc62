package org.c2x.bench.result;

import java.util.Arrays;
import java.util.Optional;

/** A secured packet of GeoNetworking, as a radio hands it over: what results call it. */
public enum ReceivedPacket {
    /** The signer is named by the digest of its certificate. */
    CAM_WITH_DIGEST("sec-today-digest", "cam"),
    /** The same CAM with the certificate. */
    CAM_WITH_CERTIFICATE("sec-today-certificate", "cam"),
    /** A DENM always has the certificate. */
    DENM("sec-today-denm", "denm");

    private final String label;
    private final String content;

    ReceivedPacket(String label, String content) {
        this.label = label;
        this.content = content;
    }

    /** The packet that a content of this name is the envelope of; empty if it is of none. */
    public static Optional<ReceivedPacket> find(String content) {
        return Arrays.stream(values())
                .filter(packet -> packet.label.equals(content))
                .findFirst();
    }

    /** Name of the content that its envelope is. */
    public String label() {
        return label;
    }

    /** Name of the content that the message in it is. */
    public String content() {
        return content;
    }
}
