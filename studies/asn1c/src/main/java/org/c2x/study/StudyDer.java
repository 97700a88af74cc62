package org.c2x.study;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** DER of what is sent in BER. */
public final class StudyDer extends CompiledScheme {

    /** For the look-up. */
    public StudyDer() {
        super("der", Unit.OCTET, StudyTypes.inBer());
    }
}
