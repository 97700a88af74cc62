/** Which message types there are, by name, version and header, and how their generated codecs are found. */
package org.c2x.its.messages;
