/** The structs of the embedded study, for measurements and reports. */
package org.c2x.bench.mpsoc;
