/**
 * The back end for mappings between records and the objects of asn1bean, whose own compiler writes their classes from
 * the same modules. It knows how that compiler names things; all conversions of leaves are in {@code codec-ber}.
 */
package org.c2x.asn1.emit.ber;
