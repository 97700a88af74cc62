package org.c2x.study;

import java.util.List;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Rule sets in compiled code: PER of what is sent in PER, DER of what is sent in BER. */
public final class StudySchemes implements CodecProviders {
    @Override
    public List<CodecProvider> providers() {
        return List.of(
                new CompiledScheme(StudySchemes.class, "aper", Unit.BIT, StudyTypes.inPer()),
                new CompiledScheme(StudySchemes.class, "uper", Unit.BIT, StudyTypes.inPer()),
                new CompiledScheme(StudySchemes.class, "der", Unit.OCTET, StudyTypes.inBer()));
    }
}
