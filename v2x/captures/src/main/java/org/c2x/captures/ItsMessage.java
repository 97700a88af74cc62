package org.c2x.captures;

import org.c2x.its.messages.MessageType;

/**
 * A message of a packet.
 *
 * @param type      which message it is, of which version
 * @param stationId 0 to 2^32 - 1: who says that it is its message
 * @param value     the message
 */
public record ItsMessage<T>(MessageType<T> type, long stationId, T value) {}
