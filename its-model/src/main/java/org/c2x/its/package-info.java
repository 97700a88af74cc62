/**
 * Conversions between the numbers of ITS messages and everyday units. They hold for all versions of the messages
 * unless a name says otherwise, and know nothing of the records; those are generated into the packages below.
 */
package org.c2x.its;
