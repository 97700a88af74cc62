/**
 * Captured packets as a stream of records, from files of pcap and pcapng, with the messages in them; and files of
 * pcap written from messages. Memory does not grow with the file. {@link org.c2x.captures.PacketTable} makes rows
 * of packets, {@link org.c2x.captures.CaptureSummary} says who sent what, {@link org.c2x.captures.Stack} does
 * without a file.
 *
 * <p>The two file formats are read by classes of our own. Of the libraries for Java, io.pkts knows no pcapng, and
 * pcap4j and jNetPcap need libpcap on the machine, which itself reads pcapng only where all interfaces are alike.
 */
package org.c2x.captures;
