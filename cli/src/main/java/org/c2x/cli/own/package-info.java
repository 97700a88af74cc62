/**
 * A study of somebody's own module: records, codecs and their providers generated and compiled into a folder, and the
 * process that measures with that folder on its class path. Commands read options and messages, not this package.
 */
package org.c2x.cli.own;
