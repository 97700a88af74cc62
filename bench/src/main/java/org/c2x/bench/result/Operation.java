package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;

/** What was timed. */
public enum Operation {
    /** Message to a fresh array. */
    ENCODE(Direction.ENCODE, "encode"),
    /** Message into the caller's buffer. */
    ENCODE_INTO_BUFFER(Direction.ENCODE, "encode into buffer"),
    /** Baseline of encoding: the encoded octets to a fresh array. */
    CLONE_OCTETS(Direction.ENCODE, "clone octets"),
    /** Array to message. */
    DECODE(Direction.DECODE, "decode"),
    /** Array to message, and that as a line of CSV. */
    DECODE_TO_CSV(Direction.DECODE, "decode, CSV written"),
    /** Array to message, and that as XML (XER). */
    DECODE_TO_XML(Direction.DECODE, "decode, XML written"),
    /** Array to latitude and longitude, by a view: nothing else of the message is decoded. */
    VIEW_POSITION(Direction.DECODE, "view position"),
    /** The headers of a received packet, before its envelope and in it. */
    READ_HEADERS(Direction.DECODE, "read headers"),
    /** The envelope of a received packet, ready to be verified. */
    READ_ENVELOPE(Direction.DECODE, "read envelope"),
    /** All that is checked of an envelope whose signer's chain is known. */
    VERIFY(Direction.DECODE, "verify"),
    /** What of that is the provider's ECDSA. */
    VERIFY_SIGNATURE(Direction.DECODE, "verify signature"),
    /** Baseline of decoding: records to equal new records. */
    COPY_GRAPH(Direction.DECODE, "copy record graph"),
    /** What any call of a native codec by JNI costs; of neither direction. */
    EMPTY_JNI_CALL(Direction.ENCODE, "empty JNI call"),
    /** The same by the foreign function interface. */
    EMPTY_FFM_CALL(Direction.ENCODE, "empty FFM call"),
    /** What asking for the time costs around a burst; of neither direction. */
    EMPTY_BURST(Direction.ENCODE, "empty burst");

    private final Direction direction;
    private final String label;

    Operation(Direction direction, String label) {
        this.direction = direction;
        this.label = label;
    }

    /** Encoding to a fresh array, or decoding from one. */
    public static Operation of(Direction direction) {
        return direction == Direction.ENCODE ? ENCODE : DECODE;
    }

    public Direction direction() {
        return direction;
    }

    /** Whether this is no work of a codec but what its times are held against. */
    public boolean isBaseline() {
        return this == CLONE_OCTETS || this == COPY_GRAPH || isOfNoMessage();
    }

    /** Whether a text is made of what was decoded. */
    public boolean isConversion() {
        return this == DECODE_TO_CSV || this == DECODE_TO_XML;
    }

    /** Whether it is a step of what is done with a received packet before its message is decoded. */
    public boolean isReception() {
        return this == READ_HEADERS || this == READ_ENVELOPE || this == VERIFY || this == VERIFY_SIGNATURE;
    }

    /** Whether no message takes part in it. */
    public boolean isOfNoMessage() {
        return this == EMPTY_JNI_CALL || this == EMPTY_FFM_CALL || this == EMPTY_BURST;
    }

    /** What an operation in this direction is compared with. */
    public Operation baseline() {
        return direction == Direction.ENCODE ? CLONE_OCTETS : COPY_GRAPH;
    }

    /** The name in result files and on pages. */
    @JsonValue
    public String label() {
        return label;
    }
}
