package org.c2x.bench.load;

/** What is done with a message between its sender's position and what a receiver knows of it. */
public enum Phase {
    /** The record is made from a vehicle's state. */
    MAKE(false, false),
    ENCODE(false, false),
    /** With the sender's certificate in it once a second (TS 103 097 clause 7.1.1). */
    SIGN(false, true),
    /** The envelope, if there is one, and the message. */
    DECODE(true, false),
    /** Signature, certificate chain, times and permissions; the envelope is read once more for it. */
    VERIFY(true, true);

    private final boolean ofReceiver;
    private final boolean ofSecurity;

    Phase(boolean ofReceiver, boolean ofSecurity) {
        this.ofReceiver = ofReceiver;
        this.ofSecurity = ofSecurity;
    }

    /** Whether it is done once a message received, not once a message sent. */
    public boolean isOfReceiver() {
        return ofReceiver;
    }

    /** Whether it is done only where messages are signed. */
    public boolean isOfSecurity() {
        return ofSecurity;
    }
}
