/** What a simulation of many vehicles costs: messages made, encoded, signed, received and decoded step by step. */
package org.c2x.bench.load;
