package org.c2x.study;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** Unaligned PER of what is sent in PER. */
public final class StudyUper extends CompiledScheme {

    /** For the look-up. */
    public StudyUper() {
        super(RuleSet.UPER, StudyTypes.inPer(), new Generated(StudyUper.class));
    }
}
