/**
 * The compiler as a goal of a Maven build. Only what a build needs lives here: finding the modules, skipping a run
 * that would change nothing, and handing diagnostics to the build log; everything about ASN.1 is the compiler's.
 */
package org.c2x.asn1.maven;
