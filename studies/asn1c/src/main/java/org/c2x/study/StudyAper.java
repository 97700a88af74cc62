package org.c2x.study;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Aligned PER of what is sent in PER. */
public final class StudyAper extends CompiledScheme {

    /** For the look-up. */
    public StudyAper() {
        super("aper", Unit.BIT, StudyTypes.inPer());
    }
}
