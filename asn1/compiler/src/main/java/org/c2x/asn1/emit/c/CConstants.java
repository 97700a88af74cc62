package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;

/** Values of a schema as C definitions of the structs that {@link CEmitter} declares, so that a C program has them. */
public final class CConstants {
    private final CModel model;

    /**
     * @param packageName what the C code was generated with
     */
    public CConstants(Schema schema, String packageName) {
        this.model = new CModel(JavaModel.withPlainNames(schema, packageName), CNames.prefix(packageName), Long.BYTES);
    }

    /**
     * Defines a global variable, which is not constant lest the compiler compute encodings of it. What it points to is
     * defined before it, static and constant, under names that begin with the same one. REALs may need
     * {@code math.h}.
     *
     * @throws IllegalArgumentException if the value is none of the type, or one that C has no member for
     */
    public String define(TypeDefinition definition, String name, Value value) {
        return new Definition(model, name).of("", definition.type(), value) + '\n';
    }
}
