/**
 * Puts the C sources together and builds them for a target, with the tools that a machine has. What is not there is
 * named with the package that brings it.
 */
package org.c2x.nativebridge.build;
