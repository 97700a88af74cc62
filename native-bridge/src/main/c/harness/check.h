/* Correctness: messages that the JVM has encoded go through the codecs and have to come out as the same octets. */
#ifndef C2X_HARNESS_CHECK_H
#define C2X_HARNESS_CHECK_H

#include "harness/options.h"

/*
 * Reads a file of messages, a line each: type, encoding and octets in hexadecimal digits, separated by one space.
 * Prints, for each chosen codec and type, how many messages came out equal, different or not at all, the line of
 * the first that did not come out equal, and what the codec said of it, separated by tabs. Returns an exit code;
 * says what is wrong with the file on standard error.
 */
int c2x_check(const c2x_options *options);

#endif
