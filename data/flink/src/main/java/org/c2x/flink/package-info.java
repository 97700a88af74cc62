/**
 * Messages in Apache Flink: schemas for connectors, a type that goes between tasks and into checkpoints as octets of a
 * codec, not through Kryo, and formats that read captures and files of records.
 */
package org.c2x.flink;
