package org.c2x.bench.published;

/** Published use of memory by one operation, in octets. */
public record Memory(int heap, int stack) {}
