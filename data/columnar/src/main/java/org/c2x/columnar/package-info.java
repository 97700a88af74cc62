/**
 * Messages of any ASN.1 type as Parquet and Arrow files: {@link org.c2x.columnar.MessageColumns} derives nested columns
 * from the type and makes rows of values, a {@link org.c2x.columnar.ColumnarFormat} writes them in memory that does not
 * grow with their number. Arrow wants its JVM started with {@code --add-opens java.base/java.nio=ALL-UNNAMED}.
 */
package org.c2x.columnar;
