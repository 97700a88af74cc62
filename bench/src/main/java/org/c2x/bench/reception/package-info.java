/** Today's packets on their way to an application: headers, envelope, signature, message. */
package org.c2x.bench.reception;
