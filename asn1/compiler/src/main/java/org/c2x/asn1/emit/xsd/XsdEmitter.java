package org.c2x.asn1.emit.xsd;

import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * Writes the XSDs of every message type, one a form: {@code CAM.xsd}, {@code CAM-flat.xsd}, {@code CAM-builtin.xsd} and
 * so on, see {@link XsdForm#suffix}. Each has one global element, called as the type, and no namespace.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   &lt;xs:element name="y" minOccurs="0">
 *     &lt;xs:simpleType>
 *       &lt;xs:restriction base="xs:integer">
 *         &lt;xs:minInclusive value="0"/>
 *         &lt;xs:maxInclusive value="100"/>
 *       &lt;/xs:restriction>
 * </pre>
 */
public final class XsdEmitter implements Emitter {
    /** Where a document would have more elements than this, all types that have a name in ASN.1 have one in the XSD. */
    private static final int MOST_ELEMENTS = 1_000;

    private final JavaModel model;
    private final String packageName;
    private final Map<Type, Integer> elements = new IdentityHashMap<>();

    /**
     * @param packageName where the files go, so that they are resources beside the generated classes
     */
    public XsdEmitter(JavaModel model, String packageName) {
        this.model = model;
        this.packageName = packageName;
    }

    @Override
    public void emit(OutputSink sink) {
        Recursion recursion = new Recursion();
        FlatElements flat = new FlatElements();
        for (TypeDefinition root : RootTypes.of(model.schema())) {
            boolean isSmall = elements(root.type().resolved()) <= MOST_ELEMENTS;
            for (XsdForm form : XsdForm.all()) {
                sink.write(
                        packageName.replace('.', '/') + '/' + model.className(root) + form.suffix() + ".xsd",
                        new XsdDocument(form, flat, type -> !isSmall || recursion.isRecursive(type)).text(root));
            }
        }
    }

    /** The elements in a document of a resolved type if no type within has a name; no more than just too many. */
    private int elements(Type type) {
        Integer count = elements.get(type);
        if (count == null) {
            // for a type within itself, which has a name
            elements.put(type, 1);
            count = 1;
            for (Type part : Recursion.parts(type)) {
                count = Math.min(count + elements(part), MOST_ELEMENTS + 1);
            }
            elements.put(type, count);
        }
        return count;
    }
}
