package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.program.Run;

/** Neighbouring fields that wait to be printed as words. */
abstract class PrintedRun<V> extends Run<V> {

    /** Writes the statements for what waits. */
    abstract void print();

    /** Has the next field begin at an octet. */
    abstract void align(String path);

    /** Writes the statements for what waits; somebody else writes or reads what comes next. */
    final void flush() {
        print();
        at(Phase.UNKNOWN);
    }
}
