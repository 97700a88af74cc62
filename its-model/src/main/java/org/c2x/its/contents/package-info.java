/**
 * Messages with fixed values that studies measure with, and which message types there are by name. Values and names
 * only: how a message is encoded is not known here.
 */
package org.c2x.its.contents;
