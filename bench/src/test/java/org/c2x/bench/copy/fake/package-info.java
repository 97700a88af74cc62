/** Graph copies of the fake messages, at the place and in the form that generated ones have. */
package org.c2x.bench.copy.fake;
