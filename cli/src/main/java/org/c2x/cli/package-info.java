/**
 * The command line: one class a command, which reads arguments, calls the modules below and prints. Nothing is
 * measured, encoded or compiled here.
 */
package org.c2x.cli;
