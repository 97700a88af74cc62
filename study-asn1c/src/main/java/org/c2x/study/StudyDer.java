package org.c2x.study;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** DER of what is sent in BER. */
public final class StudyDer extends CompiledScheme {

    /** For the look-up. */
    public StudyDer() {
        super(RuleSet.DER, StudyTypes.inBer(), new Generated(StudyDer.class));
    }
}
