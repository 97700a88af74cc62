/**
 * Runs the study: plans measurements, has JMH make them in fresh JVMs, shows progress and writes the result files.
 * Nothing here prints to standard output.
 */
package org.c2x.bench.run;
