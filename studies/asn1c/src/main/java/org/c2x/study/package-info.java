/**
 * What the study of ASN1C's run time measured beside the personnel record: a part of NBAP, the transfer batch of TAP3,
 * and call detail records in place of proprietary ones. Modules of this project's own writing, their records, codecs
 * and contents; each specification in the rules that it is sent in.
 */
package org.c2x.study;
