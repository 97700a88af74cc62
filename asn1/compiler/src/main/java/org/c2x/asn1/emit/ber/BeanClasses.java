package org.c2x.asn1.emit.ber;

import static java.util.Objects.requireNonNull;

import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
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

    /** The class at a place where a type is used that {@link BerSupport} allows. */
    String at(Type use) {
        Type type = withoutConstraints(use);
        if (type instanceof TypeReference reference) {
            return ofDefinition(reference.target());
        }
        String own = written.get(type);
        return own == null ? LIBRARY + type.accept(BeanLeaf.OF).className() : own;
    }

    /** The class of a SEQUENCE, SET, CHOICE or list, where the type itself is written; others may extend it. */
    String of(Type constructed) {
        return requireNonNull(written.get(constructed.resolved()));
    }

    private String ofDefinition(TypeDefinition definition) {
        return packageName
                + '.'
                + BeanNames.packageOf(definition.module())
                + '.'
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
        type.accept(new Names(className)).run();
    }

    /** Names a type that is written at a place, and what is written within it. */
    private final class Names implements StructureVisitor<Runnable> {
        private final String className;

        private Names(String className) {
            this.className = className;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return () -> {
                written.put(type, className);
                type.components().forEach(component -> nested(component.type(), className, component.name()));
            };
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () -> {
                written.put(type, className);
                type.alternatives().forEach(alternative -> nested(alternative.type(), className, alternative.name()));
            };
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> {
                written.put(type, className);
                String kind = type.element().accept(ElementKind.OF);
                if (!kind.isEmpty()) {
                    nested(type.element(), className, kind);
                }
            };
        }

        @Override
        public Runnable visit(TypeReference type) {
            return () -> {};
        }

        @Override
        public Runnable leaf(Type type) {
            return () -> {};
        }
    }

    private void nested(Type use, String outerClass, String component) {
        String outer = outerClass.substring(outerClass.lastIndexOf('.') + 1);
        name(withoutConstraints(use), outerClass + '.' + BeanNames.ofNested(component, outer));
    }

    /** What an element is called whose type is written in its place; empty if that type has no class of its own. */
    private static final class ElementKind implements StructureVisitor<String> {
        private static final ElementKind OF = new ElementKind();

        @Override
        public String visit(SequenceType type) {
            return type.kind().name();
        }

        @Override
        public String visit(ChoiceType type) {
            return "CHOICE";
        }

        @Override
        public String visit(ListType type) {
            return type.kind().name() + "OF";
        }

        @Override
        public String leaf(Type type) {
            return "";
        }
    }
}
