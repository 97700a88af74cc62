package org.c2x.codec.protobuf;

class CodeSizeContractTest extends ProtobufContract {

    CodeSizeContractTest() {
        super("protobuf-codesize");
    }
}
