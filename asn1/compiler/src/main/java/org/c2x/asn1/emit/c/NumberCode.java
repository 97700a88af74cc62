package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.Step;

/** Prints the statements for INTEGERs and enumerals, or adds them to the fields that wait. */
interface NumberCode {

    void integer(Step.Number step, Place place, String path);

    void enumeral(Step.Enumeral step, Place place, String path);
}
