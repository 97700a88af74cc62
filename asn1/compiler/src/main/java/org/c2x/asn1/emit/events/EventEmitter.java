package org.c2x.asn1.emit.events;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

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
 */
public final class EventEmitter implements Emitter {
    private final JavaModel java;
    private final String packageName;
    private final Recursion recursion = new Recursion();
    /** Message types, each with the assignment that names its documents. */
    private final Map<Type, TypeDefinition> roots = new IdentityHashMap<>();

    /**
     * @param packageName package of the mapping classes
     */
    public EventEmitter(JavaModel java, String packageName) {
        this.java = java;
        this.packageName = packageName;
        RootTypes.of(java.schema())
                .forEach(root -> roots.putIfAbsent(root.type().resolved(), root));
    }

    @Override
    public void emit(OutputSink sink) {
        for (boolean flat : new boolean[] {false, true}) {
            EventModel model = new EventModel(java, packageName, flat, recursion);
            Set<Type> used = used(model);
            for (Declaration declaration : java.declarations()) {
                if (used.contains(declaration.type())) {
                    String className = model.className(declaration.type());
                    SourceWriter out = new SourceWriter(packageName, declaration.asn1Name());
                    emit(model, declaration, className, out);
                    sink.write(packageName.replace('.', '/') + '/' + className + ".java", out.text());
                }
            }
        }
    }

    /** The types that are content of an element with a class of its own. */
    private Set<Type> used(EventModel model) {
        Set<Type> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Queue<Type> open = new ArrayDeque<>(roots.keySet());
        while (!open.isEmpty()) {
            Type type = open.remove();
            if (type.isStructured() && used.add(type)) {
                open.addAll(parts(type, model));
            }
        }
        return used;
    }

    private static List<Type> parts(Type type, EventModel model) {
        return type instanceof SequenceType sequence
                ? model.elements(sequence).stream()
                        .map(element -> element.type().resolved())
                        .toList()
                : Recursion.parts(type);
    }

    private void emit(EventModel model, Declaration declaration, String className, SourceWriter out) {
        Type type = declaration.type();
        String javaType = java.javaType(type, out);
        out.reserve(className);
        String form = model.isFlat() ? "the flat XML form" : "the XML form";
        out.javadoc("Maps {@code " + declaration.asn1Name() + "} to the events of " + form + " and back.")
                .line("public final class " + className + " {");
        form(declaration, className, out);
        out.line("private " + className + "() {}");
        String writer = out.use("org.c2x.asn1.runtime.event.EventWriter");
        String reader = out.use("org.c2x.asn1.runtime.event.EventReader");
        out.line().line("static void write(" + javaType + " value, " + writer + "<?> out) {");
        if (model.isRecursive(type)) {
            out.line("out.enter();");
        }
        Methods methods = type.accept(new MethodsOf(model, out));
        methods.write().run();
        if (model.isRecursive(type)) {
            out.line("out.leave();");
        }
        out.line("}").line();
        if (model.isRecursive(type)) {
            out.line("static " + javaType + " read(" + reader + "<?> in) {")
                    .line("in.enter();")
                    .line(javaType + " value = readContent(in);")
                    .line("in.leave();")
                    .line("return value;")
                    .line("}")
                    .line()
                    .line("private static " + javaType + " readContent(" + reader + "<?> in) {");
        } else {
            out.line("static " + javaType + " read(" + reader + "<?> in) {");
        }
        methods.read().run();
        out.line("}");
        out.declareConstants();
        out.line("}");
    }

    private void form(Declaration declaration, String className, SourceWriter out) {
        TypeDefinition root = roots.get(declaration.type());
        if (root == null) {
            return;
        }
        String form = out.use("org.c2x.asn1.runtime.event.EventForm");
        out.javadoc("The mapping to the documents of any library.")
                .line("public static final " + form + '<' + java.boxedType(declaration.type(), out) + "> FORM =")
                .continuation("new " + form + "<>(" + JavaValues.quote(root.name()) + ", " + className + "::write, "
                        + className + "::read);")
                .line();
    }

    /** The two methods that handle the content of an element. */
    private record Methods(Runnable write, Runnable read) {}

    private record MethodsOf(EventModel model, SourceWriter out) implements StructureVisitor<Methods> {

        @Override
        public Methods visit(SequenceType type) {
            SequenceEvents events = new SequenceEvents(model, type, out);
            return new Methods(events::write, events::read);
        }

        @Override
        public Methods visit(ChoiceType type) {
            ChoiceEvents events = new ChoiceEvents(model, type, out);
            return new Methods(events::write, events::read);
        }

        @Override
        public Methods visit(ListType type) {
            ListEvents events = new ListEvents(model, type, out);
            return new Methods(events::write, events::read);
        }

        @Override
        public Methods leaf(Type type) {
            throw new AssertionError(type);
        }
    }
}
