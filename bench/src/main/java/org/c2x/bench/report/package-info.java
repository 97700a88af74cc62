/**
 * The report of a study: an HTML page that needs nothing else, a summary in Markdown and a table for other programs.
 * Everything in it is computed from result files and published figures alone; the looks stand in the templates beside
 * these classes.
 */
package org.c2x.bench.report;
