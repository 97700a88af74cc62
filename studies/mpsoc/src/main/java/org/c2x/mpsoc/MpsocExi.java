package org.c2x.mpsoc;

import org.c2x.codec.exi.compiled.CompiledExi;
import org.c2x.its.messages.Generated;

/** EXI of the structs. */
public final class MpsocExi extends CompiledExi {

    /** For the look-up. */
    public MpsocExi() {
        super(new Generated(MpsocExi.class), MpsocTypes.all());
    }
}
