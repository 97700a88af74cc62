package org.c2x.asn1.emit.ber;

import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.mapping.MappingEmitter;

/**
 * Writes a mapping class for every SEQUENCE, SET, CHOICE, ENUMERATED and list. asn1bean's classes are expected in the
 * package {@code bean} below: its compiler has been given that package and the same modules, each with the header
 * EXTENSIBILITY IMPLIED, and its option {@code -e}.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   bean.setX(new BerInteger(value.x()));                // fill of PointBer
 *   if (value.y() != null) {
 *       bean.setY(new BerInteger(value.y()));
 *   }
 * </pre>
 *
 * @param packageName package of the mapping classes
 */
public record BerEmitter(JavaModel model, String packageName) implements Emitter {

    /** @throws org.c2x.asn1.emit.NotSupportedException if the schema has constructs that asn1bean does not know */
    @Override
    public void emit(OutputSink sink) {
        BerSupport.require(model);
        MappingClasses classes = new MappingClasses(model, packageName, "Ber");
        BeanClasses beans = new BeanClasses(model.schema(), packageName + ".bean");
        new MappingEmitter(
                        classes,
                        declaration -> JavaModel.hasCompanion(declaration.type()),
                        (declaration, out) -> new BeanTarget(classes, beans, declaration.type(), out))
                .emit(sink);
    }
}
