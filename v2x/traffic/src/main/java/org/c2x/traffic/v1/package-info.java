/** Stations that send messages of protocolVersion 1. */
package org.c2x.traffic.v1;
