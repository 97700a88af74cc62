package org.c2x.asn1.emit.tree;

import java.util.List;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.mapping.MappingEmitter;

/**
 * Writes a mapping class for every SEQUENCE, SET, CHOICE, ENUMERATED and list, and one class that reads the schema from
 * the ASN.1 files on the class path, so that trees know their types.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   Value[] components = new Value[2];                   // toTree of PointTree
 *   components[0] = IntegerValue.of(value.x());
 *   if (value.y() != null) {
 *       components[1] = IntegerValue.of(value.y());
 *   }
 *   return new SequenceValue(SEQUENCE, components);
 * </pre>
 *
 * @param packageName     package of the mapping classes
 * @param schemaResources the ASN.1 files as resources of the class path
 */
public record TreeEmitter(JavaModel model, String packageName, List<String> schemaResources) implements Emitter {

    @Override
    public void emit(OutputSink sink) {
        MappingClasses classes = new MappingClasses(model, packageName, "Tree");
        TreeTypes types = new TreeTypes(model);
        new MappingEmitter(
                        classes,
                        declaration -> JavaModel.hasCompanion(declaration.type()),
                        (declaration, out) -> new TreeTarget(classes, types, declaration, out))
                .emit(sink);
        types.emit(packageName, schemaResources, sink);
    }
}
