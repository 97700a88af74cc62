/**
 * What has to hold for every scheme on the class path, whichever module brings it. Only what looks codecs up is
 * here; what is special to one encoding is tested in its own module.
 */
package org.c2x.conformance;
