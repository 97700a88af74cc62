package org.c2x.codec.protobuf;

import org.c2x.its.contents.CodecContract;

/** The contract for messages of protobuf, which have no end of their own, and no place outside of extension roots. */
abstract class ProtobufContract extends CodecContract {

    ProtobufContract(String scheme) {
        super(scheme);
    }

    @Override
    protected boolean isSelfDelimiting() {
        return false;
    }

    @Override
    protected boolean isComplete() {
        return false;
    }
}
