package org.c2x.asn1.interpreter.mapping;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Goes through the components of a SEQUENCE or SET one by one. */
public final class ComponentReader {
    private final SequenceValue sequence;
    private int index = -1;

    /**
     * @param type the type of which the tree should be
     * @throws DecodeException if the tree is no SEQUENCE of so many components
     */
    public ComponentReader(SequenceType type, Value tree) {
        int count = type.components().size();
        this.sequence =
                tree instanceof SequenceValue value && value.type().components().size() == count
                        ? value
                        : Scalars.fail("a SEQUENCE of " + count + " components", tree);
    }

    /** Steps to the next component; null if it is absent. */
    public Value next() {
        index++;
        return sequence.get(index);
    }

    /** Steps to the next component and tells whether it is there. */
    public boolean nextIsPresent() {
        return next() != null;
    }

    /** The component that the last step went to. */
    public Value value() {
        return sequence.get(index);
    }
}
