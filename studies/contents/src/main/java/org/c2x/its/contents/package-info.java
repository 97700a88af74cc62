/**
 * Messages with fixed values to test and to measure with. Values and names only: how a message is encoded is not known
 * here.
 */
package org.c2x.its.contents;
