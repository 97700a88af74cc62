/** What only generated code needs to code strict, bit-packed EXI. */
package org.c2x.asn1.runtime.exi;
