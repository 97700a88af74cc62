package org.c2x.captures;

import org.c2x.packets.Parsing;

/** What decodes the layers of packets; for any number of them, and of threads. */
record Decoders(Parsing parsing, EnvelopeReader envelopes, MessageDecoder messages) {
    static Decoders of(Parsing parsing) {
        return new Decoders(parsing, new EnvelopeReader(parsing), new MessageDecoder(parsing.release2()));
    }
}
