package org.c2x.asn1.emit;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.JavaModel.ConstraintDeclaration;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/** The types and constraints of a schema that get classes, and distinct names for these. */
final class Declarations {
    /**
     * Names of files have 255 characters at most: this leaves room for a nested class of as long a name, the suffix of
     * a companion and what distinguishes names.
     */
    private static final int LONGEST = 100;

    private final Map<Type, String> typeNames = new IdentityHashMap<>();
    private final Map<TypeDefinition, String> definitionNames = new IdentityHashMap<>();
    private final Map<ConstrainedType, String> constraintNames = new IdentityHashMap<>();
    private final Map<Alternative, String> alternativeNames = new IdentityHashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final List<Declaration> types = new ArrayList<>();
    private final List<ConstraintDeclaration> constraints = new ArrayList<>();

    private final UnaryOperator<String> className;

    /**
     * @param className makes a class name of an ASN.1 name
     */
    Declarations(Schema schema, UnaryOperator<String> className) {
        this.className = className;
        // names of definitions first, so that no anonymous type takes one of them
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                String name = unique(taken, className.apply(definition.name()), className.apply(module.name()));
                definitionNames.put(definition, name);
            }
        }
        for (Module module : schema.modules()) {
            module.types().forEach(this::declareDefinition);
        }
    }

    List<Declaration> types() {
        return Collections.unmodifiableList(types);
    }

    List<ConstraintDeclaration> constraints() {
        return Collections.unmodifiableList(constraints);
    }

    /** The class name that belongs to a type assignment. */
    String name(TypeDefinition definition) {
        return requireNonNull(definitionNames.get(definition));
    }

    /** The class name of a resolved type, null if it has none. */
    @Nullable
    String name(Type type) {
        return typeNames.get(type);
    }

    String constraintName(ConstrainedType type) {
        return requireNonNull(constraintNames.get(type));
    }

    String alternativeName(ChoiceType choice, Alternative alternative) {
        if (!alternativeNames.containsKey(alternative)) {
            nameAlternatives(choice);
        }
        return requireNonNull(alternativeNames.get(alternative));
    }

    /** A nested class can have neither the name of its outer class nor that of another nested one. */
    private void nameAlternatives(ChoiceType choice) {
        Set<String> nested = new HashSet<>(Set.of(lowerCase(requireNonNull(typeNames.get(choice))), "unknown"));
        for (Alternative alternative : choice.alternatives()) {
            alternativeNames.put(alternative, unique(nested, className.apply(alternative.name()), "Alternative"));
        }
    }

    /** The name itself or, if a class of the model has it, one that no class of the model can have. */
    String free(String name) {
        return taken.contains(lowerCase(name)) ? name + '_' : name;
    }

    private static String unique(Set<String> taken, String name, String distinction) {
        String wanted = shortened(name);
        String candidate = wanted;
        for (int i = 1; !taken.add(lowerCase(candidate)); i++) {
            candidate = wanted + distinction + (i == 1 ? "" : i);
        }
        return candidate;
    }

    /** The start and the end of a name that is too long for a file. */
    private static String shortened(String name) {
        return name.length() <= LONGEST
                ? name
                : name.substring(0, LONGEST / 2) + name.substring(name.length() - LONGEST / 2);
    }

    /** Class files of names that differ in case only would overwrite each other on some file systems. */
    private static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private void declareDefinition(TypeDefinition definition) {
        String name = name(definition);
        Type own = withoutConstraints(definition.type());
        if (constrained(definition.type()) instanceof ConstrainedType constrained) {
            String checked =
                    isDeclared(own) && !(own instanceof ListType) ? unique(taken, name + "Constraint", "_") : name;
            declareConstraint(constrained, checked, definition.toString(), definition.comment());
        }
        if (isDeclared(own)) {
            declare(own, name, definition.toString(), definition.comment());
        }
    }

    private void declareConstraint(ConstrainedType type, String name, String asn1Name, String comment) {
        if (constraintNames.putIfAbsent(type, name) != null) {
            return;
        }
        constraints.add(new ConstraintDeclaration(name, type, asn1Name, comment));
        if (constrained(type.base()) instanceof ConstrainedType base) {
            declareConstraint(base, unique(taken, name + "Base", "_"), asn1Name, "");
        }
    }

    private static Type withoutConstraints(Type type) {
        Type own = type;
        while (own instanceof AroundType around) {
            own = around.base();
        }
        return own;
    }

    /** The type of the values of a string that contains them. */
    private static Type constrained(Type type) {
        return type instanceof ContainingType containing ? constrained(containing.base()) : type;
    }

    /** True for types with a companion and those whose names of numbers or bits become constants. */
    private static boolean isDeclared(Type type) {
        return !(type instanceof TypeReference)
                && (JavaModel.hasCompanion(type)
                        || type instanceof IntegerType integer
                                && !integer.namedNumbers().isEmpty()
                        || type instanceof BitStringType bits
                                && !bits.namedBits().isEmpty());
    }

    private void declare(Type type, String name, String asn1Name, String comment) {
        if (typeNames.putIfAbsent(type, name) != null) {
            return;
        }
        types.add(new Declaration(name, type, asn1Name, comment));
        type.accept(new AnonymousParts(name, asn1Name)).run();
    }

    /** Declares what is written within a type. */
    private final class AnonymousParts implements StructureVisitor<Runnable> {
        private final String outerName;
        private final String asn1Name;

        private AnonymousParts(String outerName, String asn1Name) {
            this.outerName = outerName;
            this.asn1Name = asn1Name;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return () -> type.components().forEach(component -> declareNested(component.name(), component.type()));
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () ->
                    type.alternatives().forEach(alternative -> declareNested(alternative.name(), alternative.type()));
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> declareNested("element", type.element());
        }

        @Override
        public Runnable leaf(Type type) {
            return () -> {};
        }

        private void declareNested(String name, Type type) {
            String nested = JavaNames.capitalize(JavaNames.ofMember(name));
            declareAnonymous(type, outerName + nested, asn1Name + '.' + name);
        }
    }

    private void declareAnonymous(Type type, String name, String asn1Name) {
        Type own = withoutConstraints(type);
        if (isDeclared(own) && !typeNames.containsKey(own)) {
            declare(own, unique(taken, name, "Type"), asn1Name, "");
        }
        if (constrained(type) instanceof ConstrainedType constrained && !constraintNames.containsKey(constrained)) {
            declareConstraint(constrained, unique(taken, name + "Constraint", "_"), asn1Name, "");
        }
    }
}
