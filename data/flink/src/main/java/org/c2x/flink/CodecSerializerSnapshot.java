package org.c2x.flink;

import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.c2x.asn1.runtime.Nullable;

/** What a checkpoint says of the codec of its messages: a job that has another scheme converts them. */
public final class CodecSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {
    private @Nullable CodecReference<T> reference;

    /** For Flink, which then reads it. */
    public CodecSerializerSnapshot() {}

    CodecSerializerSnapshot(CodecReference<T> reference) {
        this.reference = reference;
    }

    private CodecReference<T> reference() {
        return Objects.requireNonNull(reference, "Flink reads a snapshot before it uses it");
    }

    @Override
    public int getCurrentVersion() {
        return 1;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        out.writeUTF(reference().scheme());
        out.writeUTF(reference().type().getName());
    }

    @Override
    @SuppressWarnings("unchecked") // the class is the one that was written
    public void readSnapshot(int version, DataInputView in, ClassLoader classes) throws IOException {
        String scheme = in.readUTF();
        String type = in.readUTF();
        try {
            reference = new CodecReference<>(scheme, (Class<T>) Class.forName(type, false, classes));
        } catch (ClassNotFoundException | NoSuchElementException missing) {
            throw new IOException("messages of a checkpoint, " + scheme + " of " + type + ": " + missing, missing);
        }
    }

    @Override
    public TypeSerializer<T> restoreSerializer() {
        return new CodecTypeSerializer<>(reference());
    }

    @Override
    public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(TypeSerializerSnapshot<T> old) {
        if (!(old instanceof CodecSerializerSnapshot<T> before)
                || !before.reference().type().equals(reference().type())) {
            return TypeSerializerSchemaCompatibility.incompatible();
        }
        return before.reference().equals(reference())
                ? TypeSerializerSchemaCompatibility.compatibleAsIs()
                : TypeSerializerSchemaCompatibility.compatibleAfterMigration();
    }
}
