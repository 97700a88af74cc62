package org.c2x.mpsoc.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;

/** Where builders are from. */
enum Builders {
    /** Made for each message. */
    NEW {
        @Override
        FlatBufferBuilder builder() {
            return new FlatBufferBuilder();
        }
    },

    /** Kept for the messages of a thread. */
    KEPT {
        private final ThreadLocal<FlatBufferBuilder> builders = ThreadLocal.withInitial(() -> new FlatBufferBuilder());

        @Override
        FlatBufferBuilder builder() {
            FlatBufferBuilder builder = builders.get();
            builder.clear();
            return builder;
        }
    };

    /** An empty builder. */
    abstract FlatBufferBuilder builder();
}
