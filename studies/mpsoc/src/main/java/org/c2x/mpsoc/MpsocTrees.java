package org.c2x.mpsoc;

import org.c2x.codec.table.TreeSchemes;
import org.c2x.its.messages.Generated;

/** Tables and texts of the structs. */
public final class MpsocTrees extends TreeSchemes {

    /** For the look-up. */
    public MpsocTrees() {
        super(new Generated(MpsocTrees.class), MpsocTypes.all());
    }
}
