package org.c2x.asn1.emit.c;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.schema.Type;

/** The types whose functions are called: message types, and what they hold that is not inlined everywhere. */
final class CalledTypes {
    private final CModel model;
    private final Predicate<Type> through;
    private final Set<Type> called = Collections.newSetFromMap(new IdentityHashMap<>());

    private CalledTypes(CModel model, Predicate<Type> through) {
        this.model = model;
        this.through = through;
    }

    static Set<Type> of(CModel model) {
        CalledTypes types = new CalledTypes(model, type -> true);
        RootTypes.of(model.java().schema())
                .forEach(root -> types.call(root.type().resolved()));
        return types.called;
    }

    /**
     * A type and all that its functions call, and so on.
     *
     * @param through the types that are gone on from
     */
    static Set<Type> of(CModel model, Type type, Predicate<Type> through) {
        CalledTypes types = new CalledTypes(model, through);
        types.call(type);
        return types.called;
    }

    /** The types whose functions the functions of types call themselves. */
    static Set<Type> by(CModel model, List<Declaration> callers) {
        CalledTypes types = new CalledTypes(model, type -> false);
        callers.forEach(caller -> Recursion.parts(caller.type()).forEach(types::reach));
        return types.called;
    }

    private void call(Type type) {
        if (called.add(type) && through.test(type)) {
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
