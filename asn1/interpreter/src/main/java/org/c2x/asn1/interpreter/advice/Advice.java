package org.c2x.asn1.interpreter.advice;

/**
 * A change of a schema and what it saves.
 *
 * @param where  the type that is changed: {@code Module.Type}, or the path to it from there
 * @param what   the change, as one would write it in the module
 * @param octets fewer octets a message, the mean over all messages
 * @param bits   the same in bits, without those that fill the last octet of a message
 */
public record Advice(String where, String what, double octets, double bits) {}
