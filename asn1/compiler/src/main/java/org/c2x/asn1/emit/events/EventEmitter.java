package org.c2x.asn1.emit.events;

import java.util.Set;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.mapping.MappingEmitter;
import org.c2x.asn1.schema.Type;

/**
 * Writes a class for every SEQUENCE, SET, CHOICE and list that is an element's content: {@code CAMEvents} for the full
 * mapping, {@code CAMFlatEvents} for the flat one. Those of message types have the mapping as an object.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   out.start("x");                                      // write of PointEvents
 *   out.whole(value.x());
 *   out.end();
 *   if (value.y() != null) {
 *       out.start("y");
 *       out.whole(value.y());
 *       out.end();
 *   }
 * </pre>
 *
 * @param packageName package of the mapping classes
 */
public record EventEmitter(JavaModel java, String packageName) implements Emitter {

    @Override
    public void emit(OutputSink sink) {
        for (boolean flat : new boolean[] {false, true}) {
            EventForms forms = new EventForms(java, packageName, flat);
            Set<Type> used = forms.used();
            new MappingEmitter(
                            forms.classes(),
                            declaration -> used.contains(declaration.type()),
                            (declaration, out) -> new EventTarget(forms, declaration.type(), out))
                    .emit(sink);
        }
    }
}
