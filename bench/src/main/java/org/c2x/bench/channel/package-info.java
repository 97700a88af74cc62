/**
 * What a message costs on the radio channel: air time, channel load and how many vehicles a channel has room for. The
 * components of its records are all the constants, so that a page can compute the same with other values.
 */
package org.c2x.bench.channel;
