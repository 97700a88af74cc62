package org.c2x.asn1.emit.ber;

import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** The class that asn1bean's compiler writes, or takes from its library, for every type of a schema. */
final class BeanClasses {
    private static final String LIBRARY = "com.beanit.asn1bean.ber.types.";

    private final String packageName;
    /** Qualified names of the classes of SEQUENCE, SET, CHOICE and lists. */
    private final Map<Type, String> written = new IdentityHashMap<>();

    /**
     * @param packageName package of the classes of all modules
     */
    BeanClasses(Schema schema, String packageName) {
        this.packageName = packageName;
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                name(withoutConstraints(definition.type()), ofDefinition(definition));
            }
        }
    }

    /** The class at a place where a type is used that {@link Support} allows. */
    String at(Type use) {
        Type type = withoutConstraints(use);
        if (type instanceof TypeReference reference) {
            return ofDefinition(reference.target());
        }
        String own = written.get(type);
        return own == null ? LIBRARY + leaf(type) : own;
    }

    /** The class of a SEQUENCE, SET, CHOICE or list, where the type itself is written; others may extend it. */
    String of(Type constructed) {
        return written.get(constructed.resolved());
    }

    private String ofDefinition(TypeDefinition definition) {
        return packageName + '.' + BeanNames.packageOf(definition.module()) + '.'
                + BeanNames.ofClass(definition.name());
    }

    static Type withoutConstraints(Type type) {
        Type own = type;
        while (own instanceof ConstrainedType constrained) {
            own = constrained.base();
        }
        return own;
    }

    private void name(Type type, String className) {
        if (type instanceof ListType list) {
            written.put(type, className);
            nested(list.element(), className, kind(list.element()));
        } else if (type instanceof SequenceType sequence) {
            written.put(type, className);
            for (Component component : sequence.components()) {
                nested(component.type(), className, component.name());
            }
        } else if (type instanceof ChoiceType choice) {
            written.put(type, className);
            for (Alternative alternative : choice.alternatives()) {
                nested(alternative.type(), className, alternative.name());
            }
        }
    }

    private void nested(Type use, String outerClass, String component) {
        String outer = outerClass.substring(outerClass.lastIndexOf('.') + 1);
        name(withoutConstraints(use), outerClass + '.' + BeanNames.ofNested(component, outer));
    }

    /** What an element is called whose type is written in its place. */
    private static String kind(Type element) {
        Type type = withoutConstraints(element);
        if (type instanceof SequenceType sequence) {
            return sequence.kind().name();
        }
        return type instanceof ListType list ? list.kind().name() + "OF" : "CHOICE";
    }

    private static String leaf(Type type) {
        if (type instanceof IntegerType) {
            return "BerInteger";
        }
        if (type instanceof EnumeratedType) {
            return "BerEnum";
        }
        if (type instanceof BooleanType) {
            return "BerBoolean";
        }
        if (type instanceof NullType) {
            return "BerNull";
        }
        if (type instanceof BitStringType) {
            return "BerBitString";
        }
        if (type instanceof OctetStringType) {
            return "BerOctetString";
        }
        if (type instanceof CharacterStringType text) {
            return "string.Ber" + text.kind().asn1Name();
        }
        throw new IllegalArgumentException(type + " is not supported");
    }
}
