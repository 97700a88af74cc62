package org.c2x.its.messages;

import java.util.List;
import org.c2x.asn1.runtime.DecodeException;

/** What came of reading octets as a message of one type. */
public sealed interface Attempt {

    /** The type that was tried. */
    MessageType<?> type();

    /** True if the octets are a message of the type and nothing speaks against it. */
    boolean fits();

    /**
     * The octets are a value of the type.
     *
     * @param message the decoded record
     * @param doubts  what speaks against it, a clause each; mostly empty
     */
    record Read(MessageType<?> type, Object message, List<String> doubts) implements Attempt {
        public Read {
            doubts = List.copyOf(doubts);
        }

        @Override
        public boolean fits() {
            return doubts.isEmpty();
        }

        @Override
        public String toString() {
            return type.qualifiedName() + (fits() ? ": fits" : ": doubtful, " + String.join("; ", doubts));
        }
    }

    /**
     * The octets are no value of the type.
     *
     * @param error says why not, and where
     */
    record Refused(MessageType<?> type, DecodeException error) implements Attempt {
        @Override
        public boolean fits() {
            return false;
        }

        @Override
        public String toString() {
            return type.qualifiedName() + ": no, " + error.getMessage();
        }
    }
}
