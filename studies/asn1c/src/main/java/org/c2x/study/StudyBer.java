package org.c2x.study;

import org.c2x.codec.ber.BeanScheme;

/** BER by asn1bean of what is sent in BER. */
public final class StudyBer extends BeanScheme {

    /** For the look-up. */
    public StudyBer() {
        super(StudyTypes.inBer());
    }
}
