package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import java.lang.reflect.AnnotatedType;
import org.c2x.asn1.runtime.Nullable;

/**
 * Has Jackson refuse a null where a component of a record is not declared to be one, and in every list, unless the
 * component itself says otherwise.
 */
final class NullsAsDeclared extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public JsonSetter.Value findSetterInfo(Annotated member) {
        if (member instanceof AnnotatedParameter parameter && parameter.getOwner() instanceof AnnotatedConstructor of) {
            AnnotatedType type = of.getAnnotated().getAnnotatedParameterTypes()[parameter.getIndex()];
            return JsonSetter.Value.construct(
                            type.isAnnotationPresent(Nullable.class) ? Nulls.SET : Nulls.FAIL, Nulls.FAIL)
                    .withOverrides(super.findSetterInfo(member));
        }
        return super.findSetterInfo(member);
    }
}
