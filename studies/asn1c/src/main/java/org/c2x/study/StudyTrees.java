package org.c2x.study;

import org.c2x.codec.table.TreeSchemes;
import org.c2x.its.messages.Generated;

/** Tables and texts of all types. */
public final class StudyTrees extends TreeSchemes {

    /** For the look-up. */
    public StudyTrees() {
        super(new Generated(StudyTrees.class), StudyTypes.all());
    }
}
