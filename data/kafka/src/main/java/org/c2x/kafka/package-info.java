/**
 * Messages on Apache Kafka, in any scheme that there are codecs for. Nothing here needs more of Kafka than its clients,
 * which the program brings along.
 */
package org.c2x.kafka;
