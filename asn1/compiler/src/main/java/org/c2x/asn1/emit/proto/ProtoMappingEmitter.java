package org.c2x.asn1.emit.proto;

import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.mapping.MappingEmitter;

/**
 * Writes a class for every message and enum of a {@link ProtoEmitter}'s file that maps records to the classes which
 * protoc generates, and back. They need protobuf-java and {@code c2x-asn1-runtime}.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   message.setX(value.x());                             // toMessage of PointProto
 *   if (value.y() != null) {
 *       message.setY(value.y());
 *   }
 * </pre>
 *
 * @param packageName package of the messages and of the mapping classes
 */
public record ProtoMappingEmitter(JavaModel java, String packageName, Variant variant) implements Emitter {

    @Override
    public void emit(OutputSink sink) {
        MappingClasses classes = new MappingClasses(java, packageName, "Proto");
        ProtoModel model = new ProtoModel(java, packageName, variant);
        new MappingEmitter(
                        classes,
                        model::isHeld,
                        (declaration, out) -> new ProtoTarget(classes, model, declaration.type(), out))
                .emit(sink);
    }
}
