package org.c2x.study;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** Aligned PER of what is sent in PER. */
public final class StudyAper extends CompiledScheme {

    /** For the look-up. */
    public StudyAper() {
        super(RuleSet.APER, StudyTypes.inPer(), new Generated(StudyAper.class));
    }
}
