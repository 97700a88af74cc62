package org.c2x.asn1.emit.xsd;

import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * Writes the XSDs of every message type, one a form: {@code CAM.xsd}, {@code CAM-flat.xsd}, {@code CAM-builtin.xsd} and
 * so on, see {@link XsdForm#suffix}. Each has one global element, called as the type, and no namespace.
 */
public final class XsdEmitter implements Emitter {
    private final JavaModel model;
    private final String packageName;

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
        for (TypeDefinition root : RootTypes.of(model.schema())) {
            for (XsdForm form : XsdForm.all()) {
                sink.write(
                        packageName.replace('.', '/') + '/' + model.className(root) + form.suffix() + ".xsd",
                        new XsdDocument(form, recursion).text(root));
            }
        }
    }
}
