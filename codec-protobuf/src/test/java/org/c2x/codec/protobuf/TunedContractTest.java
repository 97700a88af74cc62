package org.c2x.codec.protobuf;

class TunedContractTest extends ProtobufContract {

    TunedContractTest() {
        super("protobuf-tuned");
    }
}
