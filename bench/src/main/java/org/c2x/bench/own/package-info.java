/**
 * Studies of somebody's own ASN.1 module. Its records, its codecs and the providers of both are generated and compiled
 * by whoever starts the study and are on the class path, as all others; what is here finds the messages.
 */
package org.c2x.bench.own;
