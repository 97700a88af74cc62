/**
 * The schemes {@code exi-exificient…}: Siemens EXIficient through its typed body coder, which takes numbers as numbers.
 * What the library leaves unchecked in its input is checked here and by the mapping.
 */
package org.c2x.codec.exi.exificient;
