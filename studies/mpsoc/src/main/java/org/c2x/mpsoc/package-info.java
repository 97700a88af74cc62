/**
 * The structs A, B and C of the study of Hamerski and others, whose subject was a multiprocessor of microcontroller
 * cores: modules of this project's own writing, once with numbers of the full range of their types in C and once with
 * the range of their values, their records, codecs and contents.
 */
package org.c2x.mpsoc;
