package org.c2x.codec.protobuf;

class SpeedContractTest extends ProtobufContract {

    SpeedContractTest() {
        super("protobuf");
    }
}
