/**
 * The JMH benchmarks, one question a class. Everything that is timed is here; what they work on is prepared and
 * checked by {@link org.c2x.bench.jmh.Workload}.
 */
package org.c2x.bench.jmh;
