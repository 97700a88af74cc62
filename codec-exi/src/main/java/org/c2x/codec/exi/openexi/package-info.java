/**
 * The schemes {@code exi-openexi…}: OpenEXI (Nagasena), which is in no package registry, from jars that the user names.
 * Reflection makes its objects; messages go through the interfaces of SAX, with all values as text.
 */
package org.c2x.codec.exi.openexi;
