package org.c2x.bench.result;

/**
 * Time from a codec's first use in a fresh process to its first result, with the loading of its classes and the
 * building of its schema or grammar, from record to octets or back.
 *
 * @param environment what it was measured with
 * @param time        of the first message; each fork gives one
 */
public record ColdStart(String environment, String scheme, String content, Direction direction, Time time) {}
