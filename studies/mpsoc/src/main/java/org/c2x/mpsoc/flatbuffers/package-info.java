/**
 * The structs by flatbuffers-java, as {@code mpsoc.fbs} has them. Reading and writing of tables is by hand and does
 * what flatc's code does, so that the build needs no flatc.
 */
package org.c2x.mpsoc.flatbuffers;
