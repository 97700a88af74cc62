/**
 * When stations send, and what: the rules of the standards as a small state machine a station. Inputs are SI units and
 * degrees, {@link Double#NaN} stands for what is not known; the time is that of the caller, as of a simulator.
 * There are no threads, and a station is for one thread at a time.
 */
package org.c2x.traffic;
