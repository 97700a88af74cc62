package org.c2x.mpsoc;

import java.util.List;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Rule sets in compiled code of the structs. */
public final class MpsocSchemes implements CodecProviders {
    @Override
    public List<CodecProvider> providers() {
        return List.of(of("uper", Unit.BIT), of("aper", Unit.BIT), of("oer", Unit.OCTET), of("der", Unit.OCTET));
    }

    private static CodecProvider of(String scheme, Unit offsetUnit) {
        return new CompiledScheme(MpsocSchemes.class, scheme, offsetUnit, MpsocTypes.all());
    }
}
