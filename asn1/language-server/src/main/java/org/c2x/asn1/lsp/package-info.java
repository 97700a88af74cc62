/**
 * A language server for ASN.1: what the front end and the plans know of modules, for editors. Modules are resolved anew
 * after a change, which takes a tenth of a second for two megabytes, so that no answer is of an older text.
 */
package org.c2x.asn1.lsp;
