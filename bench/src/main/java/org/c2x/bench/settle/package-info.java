/**
 * Processes (forks) that run one benchmark of JMH until its code is settled: when the JVM has nothing left to compile
 * and iterations no longer change, not when a clock rings.
 */
package org.c2x.bench.settle;
