package org.c2x.asn1.emit.mapping;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** How a library holds, tests and builds the values of the type that a mapping class is written for. */
public abstract class Target {
    protected final MappingClasses classes;
    protected final JavaModel java;
    protected final Type type;
    protected final SourceWriter out;

    /**
     * @param type what the class maps
     */
    protected Target(MappingClasses classes, Type type, SourceWriter out) {
        this.classes = classes;
        this.java = classes.java();
        this.type = type;
        this.out = out;
    }

    /** Completes the sentence that the class maps a type to this. */
    protected abstract String library();

    /** Writes the constants that the class begins with. */
    protected abstract void constants();

    /**
     * Writes the constant by which codecs call the methods.
     *
     * @param held what the library has for values of the type
     * @param to   the function that makes it
     * @param from the function that reads it
     */
    protected final void mapping(String held, String to, String from) {
        out.javadoc("The mapping as an object.")
                .line("public static final " + out.runtime(Mapping.class) + '<' + java.boxedType(type, out) + ", "
                        + held + "> MAPPING =")
                .continuation(out.runtime(Mapping.class) + ".of(" + to + ", " + from + ");")
                .line();
    }

    protected abstract Method to();

    protected abstract Method from();

    protected void begin(Method method) {
        method.begin(classes.isRecursive(type), out);
    }

    /** How the values without parts are mapped; ENUMERATED and what has parts is not asked for. */
    protected abstract LeafVisitor<Leaf> leaves();

    /** The expression for what the library holds of a Java value that is not null. */
    protected String toLibrary(Type part, String value) {
        return JavaModel.hasCompanion(part)
                ? call(part, to(), value)
                : part.accept(leaves()).to().apply(value);
    }

    /** The expression for the Java value of what the library holds. */
    protected String fromLibrary(Type part, String held) {
        return JavaModel.hasCompanion(part)
                ? call(part, from(), held)
                : part.accept(leaves()).from().apply(held);
    }

    /** The call of a method of the class that maps a part. */
    protected String call(Type part, Method method, String arguments) {
        boolean counts = !method.nesting().isEmpty() && classes.isRecursive(type) && classes.isRecursive(part);
        return classes.mapper(part, out) + '.' + method.name() + '(' + arguments + (counts ? ", depth + 1)" : ")");
    }

    /** True if mapping a value of a part may end with an exception that needs its place. */
    protected boolean mayRefuse(Type part) {
        return JavaModel.hasCompanion(part);
    }

    /** True if a component that has its DEFAULT is left out. */
    protected boolean omitsDefaults() {
        return true;
    }

    /** True if what is read does not know its own place, so that the methods add it to exceptions. */
    protected boolean namesPlaces() {
        return true;
    }

    /** The components that are mapped. */
    protected List<Member> members(SequenceType sequence) {
        return Member.of(sequence);
    }

    /** Writes what comes before the components. */
    protected void open(SequenceType sequence) {}

    /** Writes what gives the library a component, which is not null. */
    protected abstract void put(Member member);

    /** Writes what comes after the components. */
    protected abstract void close(SequenceType sequence);

    /** Writes what comes before reading the components. */
    protected void openRead(SequenceType sequence) {}

    /** The condition that the library has a component. */
    protected abstract String isPresent(Member member);

    /** The expression for a component; of one that is optional, after {@link #isPresent}. */
    protected abstract String get(Member member);

    /** Writes what reads a component. */
    protected void take(Member member) {
        out.line(member.declaration(java, out) + " = "
                + (member.isOptional()
                        ? isPresent(member) + " ? " + get(member) + " : " + member.otherwise(java, out)
                        : get(member))
                + ';');
    }

    /** The expression for the record. */
    protected String construct(SequenceType sequence, List<Member> members) {
        return "new " + java.modelClass(sequence, out)
                + members.stream().map(Member::local).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Writes what returns the library's value for an alternative. */
    protected abstract void choose(ChoiceType choice, int index, String value);

    /** The statement for an alternative of a later version. */
    protected abstract String unknownAlternative(ChoiceType choice);

    /** Writes the body of the method that reads a CHOICE. */
    protected abstract void read(ChoiceType choice);

    /** The record that holds an alternative. */
    protected String alternativeClass(ChoiceType choice, Alternative alternative) {
        return java.modelClass(choice, out) + '.' + java.alternativeClass(choice, alternative);
    }

    /** Writes the body of the method that makes the library's value of a list. */
    protected abstract void make(ListType list);

    /** Writes the body of the method that reads a list. */
    protected abstract void read(ListType list);

    /** Writes what the methods of a SEQUENCE, SET or list call. */
    protected void finish() {}

    /** Writes the methods for an ENUMERATED. */
    protected abstract void enumerated(EnumeratedType enumerated);

    /** Writes a {@code switch} that gives a result for each label, in their order. */
    protected void returnSwitch(String value, List<String> labels, List<String> results, String last) {
        out.line("return switch (" + value + ") {");
        for (int i = 0; i < labels.size(); i++) {
            out.line("case " + labels.get(i) + " -> " + results.get(i) + ';');
        }
        if (!last.isEmpty()) {
            out.line(last + ';');
        }
        out.line("};");
    }

    /** The exception for {@code e}, by which a record refuses what was read. */
    protected abstract String refused();

    /**
     * Writes what reads parts, and what adds the place to exceptions.
     *
     * @param place the expression for the name of the first part
     * @param whole what follows the exception of a record that refuses its parts
     */
    protected void reading(String place, String whole, Runnable parts) {
        if (namesPlaces()) {
            out.line("String at = " + place + ';');
        }
        out.line("try {");
        parts.run();
        if (namesPlaces()) {
            out.line("} catch (" + out.runtime(DecodeException.class) + " e) {").line("throw e.within(at);");
        }
        out.line("} catch (IllegalArgumentException e) {")
                .line("throw " + refused() + whole + ';')
                .line("}");
    }
}
