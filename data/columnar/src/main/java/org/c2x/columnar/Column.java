package org.c2x.columnar;

import java.util.Map;

/**
 * A column of a table or of a struct, or the elements of a list.
 *
 * @param nullable whether it may be absent although what is around it is there
 * @param metadata what ASN.1 says of it, see {@link MessageColumns}
 */
record Column(String name, boolean nullable, ColumnType type, Map<String, String> metadata) {}
