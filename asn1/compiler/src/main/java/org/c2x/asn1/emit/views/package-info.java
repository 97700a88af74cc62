/**
 * Views: classes that read one component of a message in unaligned PER without decoding the rest. A {@link
 * org.c2x.asn1.emit.views.ViewTree} of all components that a path leads to, lists left aside, knows from the plan where
 * each one is; {@link org.c2x.asn1.emit.views.Skips} steps over what comes before it.
 */
package org.c2x.asn1.emit.views;
