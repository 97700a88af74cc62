package org.c2x.study;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Unaligned PER of what is sent in PER. */
public final class StudyUper extends CompiledScheme {

    /** For the look-up. */
    public StudyUper() {
        super("uper", Unit.BIT, StudyTypes.inPer());
    }
}
