package org.c2x.bench.result;

/**
 * Length of one encoded message before and after compression by DEFLATE (RFC 1951), at the best level and without
 * a header around it.
 *
 * @param lengthOctets   as encoded
 * @param deflatedOctets after compression, which may be more
 */
public record DeflatedLength(String scheme, String content, int lengthOctets, int deflatedOctets) {}
