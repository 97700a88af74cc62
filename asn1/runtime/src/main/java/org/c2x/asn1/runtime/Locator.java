package org.c2x.asn1.runtime;

import org.c2x.asn1.runtime.DecodeException.Unit;

/**
 * Finds components in the messages of one type and encoding: where a mapping refuses what the octets say, it knows the
 * component only. Locators are thread-safe.
 */
public interface Locator {

    /** What offsets count. */
    Unit unit();

    /**
     * Where a component begins in a message that can be decoded; of one that is missing, where the innermost one around
     * it begins.
     *
     * @param octets begin with the message
     * @return offset from the start of the message, in units
     */
    long offset(byte[] octets, Route route);

    /**
     * A mapping's exception at its place.
     *
     * @param octets begin with the message
     */
    default DecodeException located(DecodeException problem, byte[] octets) {
        String path = problem.path();
        return new DecodeException(unit(), offset(octets, new Route(path)), path, problem.problem());
    }
}
