/**
 * The back end for Protocol Buffers: {@code .proto} files, and mappings between records and the message classes that
 * protoc makes of these files. What a value looks like in protobuf is decided in {@link
 * org.c2x.asn1.emit.proto.ProtoModel} alone; file and mapping only print it.
 */
package org.c2x.asn1.emit.proto;
