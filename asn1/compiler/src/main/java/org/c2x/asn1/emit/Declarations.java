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
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javax.lang.model.SourceVersion;
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
    /** Of a class with the one that it is nested in, which leaves room for an alternative in it. */
    private static final int LONGEST_NESTED = LONGEST + LONGEST / 2;
    /** Even in a class with a longer name. */
    private static final int LEAST_OF_NESTED = LONGEST / 5;

    private final Map<Type, String> typeNames = new IdentityHashMap<>();
    /** Names of the classes that are nested in others, {@code Outer.Nested}. */
    private final Map<Type, String> nestedNames = new IdentityHashMap<>();

    private final Map<TypeDefinition, String> definitionNames = new IdentityHashMap<>();
    private final Map<ConstrainedType, String> constraintNames = new IdentityHashMap<>();
    private final Map<Alternative, String> alternativeNames = new IdentityHashMap<>();
    private final Set<String> taken = new HashSet<>();
    /** Names that hide classes of the same name in the file that they are in. */
    private final Set<String> nestedSimpleNames = new HashSet<>();

    private final List<Declaration> types = new ArrayList<>();
    private final List<ConstraintDeclaration> constraints = new ArrayList<>();

    private final UnaryOperator<String> className;
    private final boolean nesting;

    /**
     * @param className makes a class name of an ASN.1 name
     * @param nesting   whether anonymous types are nested in the SEQUENCE, SET or CHOICE that is defined with them
     */
    Declarations(Schema schema, UnaryOperator<String> className, boolean nesting) {
        this.className = className;
        this.nesting = nesting;
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

    /** The class name of a resolved type, {@code Outer.Nested} if it is nested, null if it has none. */
    @Nullable
    String name(Type type) {
        return nestedNames.getOrDefault(type, plainName(type));
    }

    /** A name that no other type has, of one in another with the name of that. */
    @Nullable
    String plainName(Type type) {
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

    /** A nested class can have neither the name of a class around it nor that of another nested one. */
    private Set<String> nameAlternatives(ChoiceType choice) {
        Set<String> nested = new HashSet<>(Set.of("unknown"));
        Collections.addAll(nested, lowerCase(requireNonNull(name(choice))).split("\\."));
        for (Alternative alternative : choice.alternatives()) {
            alternativeNames.put(alternative, unique(nested, className.apply(alternative.name()), "Alternative"));
        }
        return nested;
    }

    /** The name itself or, if a class of the model has it, one that no class of the model can have. */
    String free(String name) {
        return taken.contains(lowerCase(name)) ? name + '_' : name;
    }

    private String unique(Set<String> taken, String name, String distinction) {
        return first(shortened(name, LONGEST), distinction, candidate -> {
            String lowerCase = lowerCase(candidate);
            return !nestedSimpleNames.contains(lowerCase) && taken.add(lowerCase);
        });
    }

    /** The name that is wanted or, if it cannot be had, the first with what distinguishes it that can. */
    private static String first(String wanted, String distinction, Predicate<String> take) {
        String candidate = wanted;
        for (int i = 1; !take.test(candidate); i++) {
            candidate = wanted + distinction + (i == 1 ? "" : i);
        }
        return candidate;
    }

    /** The start and the end of a name that is too long for a file. */
    private static String shortened(String name, int longest) {
        return name.length() <= longest
                ? name
                : name.substring(0, longest / 2) + name.substring(name.length() - longest / 2);
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
            declareConstraint(constrained, checked, null, definition.toString(), definition.comment());
        }
        if (isDeclared(own)) {
            declare(own, name, null, definition.toString(), definition.comment());
        }
    }

    /** A class in which others are nested, with their names and those of its alternatives in lower case. */
    private record Outer(String name, Set<String> taken) {}

    /** The class that those of a type's parts are nested in; null if they are not. */
    private @Nullable Outer outerOfParts(Type type, String name, @Nullable Outer outer) {
        if (outer != null || !nesting || type instanceof ListType) {
            return outer;
        }
        return new Outer(name, type instanceof ChoiceType choice ? nameAlternatives(choice) : new HashSet<>());
    }

    /** The name of a class in the one that it is nested in: one that hides no class which the code there may use. */
    private String nestedName(Outer outer, String plainName) {
        String rest = plainName.startsWith(outer.name())
                ? plainName.substring(outer.name().length())
                : plainName;
        int room = Math.max(LONGEST_NESTED - outer.name().length(), LEAST_OF_NESTED);
        String wanted = shortened(SourceVersion.isIdentifier(rest) ? rest : plainName, room);
        String simpleName = first(wanted, "Type", candidate -> {
            String lowerCase = lowerCase(candidate);
            return JavaNames.isOfNested(candidate)
                    && !taken.contains(lowerCase)
                    && outer.taken().add(lowerCase);
        });
        nestedSimpleNames.add(lowerCase(simpleName));
        return outer.name() + '.' + simpleName;
    }

    private void declareConstraint(
            ConstrainedType type, String plainName, @Nullable Outer outer, String asn1Name, String comment) {
        String name = outer == null ? plainName : nestedName(outer, plainName);
        if (constraintNames.putIfAbsent(type, name) != null) {
            return;
        }
        constraints.add(new ConstraintDeclaration(name, type, asn1Name, comment));
        if (constrained(type.base()) instanceof ConstrainedType base) {
            declareConstraint(base, unique(taken, plainName + "Base", "_"), outer, asn1Name, "");
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
    static Type constrained(Type type) {
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

    private void declare(Type type, String plainName, @Nullable Outer outer, String asn1Name, String comment) {
        if (typeNames.putIfAbsent(type, plainName) != null) {
            return;
        }
        if (outer != null) {
            nestedNames.put(type, nestedName(outer, plainName));
        }
        types.add(new Declaration(requireNonNull(name(type)), type, asn1Name, comment));
        type.accept(new AnonymousParts(plainName, outerOfParts(type, plainName, outer), asn1Name))
                .run();
    }

    /** Declares what is written within a type. */
    private final class AnonymousParts implements StructureVisitor<Runnable> {
        private final String name;
        private final @Nullable Outer outer;
        private final String asn1Name;

        private AnonymousParts(String name, @Nullable Outer outer, String asn1Name) {
            this.name = name;
            this.outer = outer;
            this.asn1Name = asn1Name;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return () -> type.components().forEach(component -> declarePart(component.name(), component.type()));
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () ->
                    type.alternatives().forEach(alternative -> declarePart(alternative.name(), alternative.type()));
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> declarePart("element", type.element());
        }

        @Override
        public Runnable leaf(Type type) {
            return () -> {};
        }

        private void declarePart(String part, Type type) {
            String partName = name + JavaNames.capitalize(JavaNames.ofMember(part));
            String path = asn1Name + '.' + part;
            Type own = withoutConstraints(type);
            if (isDeclared(own) && !typeNames.containsKey(own)) {
                declare(own, unique(taken, partName, "Type"), outer, path, "");
            }
            if (constrained(type) instanceof ConstrainedType constrained && !constraintNames.containsKey(constrained)) {
                declareConstraint(constrained, unique(taken, partName + "Constraint", "_"), outer, path, "");
            }
        }
    }
}
