/**
 * The structs in MessagePack by msgpack-core, as MsgPack-c has them by default: an array of its components for each
 * struct.
 */
package org.c2x.mpsoc.msgpack;
