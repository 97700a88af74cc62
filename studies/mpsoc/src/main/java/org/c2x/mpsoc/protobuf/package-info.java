/** The structs by protobuf-java, as {@code mpsoc.proto} has them. */
package org.c2x.mpsoc.protobuf;
