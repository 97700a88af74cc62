package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.JavaModel.ConstraintDeclaration;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

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

    Declarations(Schema schema) {
        // names of definitions first, so that no anonymous type takes one of them
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                String name = unique(taken, JavaNames.ofClass(definition.name()), JavaNames.ofClass(module.name()));
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
        return definitionNames.get(definition);
    }

    /** The class name of a resolved type, null if it has none. */
    String name(Type type) {
        return typeNames.get(type);
    }

    String constraintName(ConstrainedType type) {
        return constraintNames.get(type);
    }

    String alternativeName(ChoiceType choice, Alternative alternative) {
        if (!alternativeNames.containsKey(alternative)) {
            nameAlternatives(choice);
        }
        return alternativeNames.get(alternative);
    }

    /** A nested class can have neither the name of its outer class nor that of another nested one. */
    private void nameAlternatives(ChoiceType choice) {
        Set<String> nested = new HashSet<>(Set.of(lowerCase(typeNames.get(choice)), "unknown"));
        for (Alternative alternative : choice.alternatives()) {
            alternativeNames.put(
                    alternative, unique(nested, JavaNames.ofClass(alternative.name()), "Alternative"));
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
        String name = definitionNames.get(definition);
        Type own = withoutConstraints(definition.type());
        if (definition.type() instanceof ConstrainedType constrained) {
            String checked = isDeclared(own) && !(own instanceof ListType)
                    ? unique(taken, name + "Constraint", "_")
                    : name;
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
        if (type.base() instanceof ConstrainedType base) {
            declareConstraint(base, unique(taken, name + "Base", "_"), asn1Name, "");
        }
    }

    private static Type withoutConstraints(Type type) {
        Type own = type;
        while (own instanceof ConstrainedType constrained) {
            own = constrained.base();
        }
        return own;
    }

    private static boolean isDeclared(Type type) {
        return type instanceof SequenceType
                || type instanceof ChoiceType
                || type instanceof EnumeratedType
                || type instanceof ListType
                || type instanceof IntegerType integer && !integer.namedNumbers().isEmpty()
                || type instanceof BitStringType bits && !bits.namedBits().isEmpty();
    }

    private void declare(Type type, String name, String asn1Name, String comment) {
        if (typeNames.putIfAbsent(type, name) != null) {
            return;
        }
        types.add(new Declaration(name, type, asn1Name, comment));
        if (type instanceof ListType list) {
            declareAnonymous(list.element(), name + "Element", asn1Name + ".element");
        } else if (type instanceof SequenceType sequence) {
            for (Component component : sequence.components()) {
                declareAnonymous(component.type(), name + nested(component.name()), asn1Name + '.' + component.name());
            }
        } else if (type instanceof ChoiceType choice) {
            choice.alternatives().forEach(alternative -> declareAnonymous(
                    alternative.type(), name + nested(alternative.name()), asn1Name + '.' + alternative.name()));
        }
    }

    private static String nested(String component) {
        return JavaNames.capitalize(JavaNames.ofMember(component));
    }

    private void declareAnonymous(Type type, String name, String asn1Name) {
        Type own = withoutConstraints(type);
        if (isDeclared(own) && !typeNames.containsKey(own)) {
            declare(own, unique(taken, name, "Type"), asn1Name, "");
        }
        if (type instanceof ConstrainedType constrained && !constraintNames.containsKey(constrained)) {
            declareConstraint(constrained, unique(taken, name + "Constraint", "_"), asn1Name, "");
        }
    }
}
