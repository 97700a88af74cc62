package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.Phase;

/** Statements among which fields of known width wait in a run. */
abstract class RunBody {
    private final PrintedRun<?> run;

    /** @param run where fields wait */
    RunBody(PrintedRun<?> run) {
        this.run = run;
    }

    /** Prints the statements of what waits, as somebody else does of what comes next. */
    final void flush() {
        run.flush();
    }

    /** Prints the statements of what waits. */
    final void print() {
        run.print();
    }

    /** Has what comes next begin at an octet. */
    final void align(String path) {
        run.align(path);
    }

    /** Where what comes next begins. */
    final Phase phase() {
        return run.phase();
    }

    /** Says where what comes next begins, after statements that somebody else has printed. */
    final void at(Phase phase) {
        run.at(phase);
    }
}
