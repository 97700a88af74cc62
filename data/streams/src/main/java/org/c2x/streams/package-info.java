/**
 * Files and streams of messages: what cuts them into records, and what decodes these on several threads, in memory that
 * does not grow with their number. Nothing here knows an encoding but by its codec, and how far an element of BER goes.
 */
package org.c2x.streams;
