/**
 * The result file: what a run of the study leaves, as records, and its JSON form. Nothing here measures or renders;
 * every report is made from these files alone.
 */
package org.c2x.bench.result;
