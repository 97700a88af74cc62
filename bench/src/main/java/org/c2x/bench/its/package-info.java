/**
 * The ITS messages to measure with: the contents of the model one by one, and streams of different ones. The only
 * place here that knows a message type.
 */
package org.c2x.bench.its;
