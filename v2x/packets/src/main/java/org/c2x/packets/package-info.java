/**
 * GeoNetworking (EN 302 636-4-1) and BTP (EN 302 636-5-1) packets as records, and the link layers that a capture has in
 * front of them. What a packet carries, a message or a security envelope, is octets here.
 */
package org.c2x.packets;
