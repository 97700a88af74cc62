package org.c2x.asn1.emit.c;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.schema.Type;

/** The types whose functions are called: message types, and what they hold that is not inlined everywhere. */
final class CalledTypes {
    private final CModel model;
    private final Set<Type> called = Collections.newSetFromMap(new IdentityHashMap<>());

    private CalledTypes(CModel model) {
        this.model = model;
    }

    static Set<Type> of(CModel model) {
        CalledTypes types = new CalledTypes(model);
        RootTypes.of(model.java().schema())
                .forEach(root -> types.call(root.type().resolved()));
        return types.called;
    }

    private void call(Type type) {
        if (called.add(type)) {
            Recursion.parts(type).forEach(this::reach);
        }
    }

    private void reach(Type part) {
        if (model.isInlined(part)) {
            Recursion.parts(part).forEach(this::reach);
        } else if (CModel.hasFunctions(part)) {
            call(part);
        }
    }
}
