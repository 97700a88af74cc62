/**
 * The resolved schema tree: every reference bound, every constraint evaluated, every addition in its place.
 * Back ends walk it and never see text, syntax or an encoding; nothing here depends on the parser.
 */
package org.c2x.asn1.schema;
