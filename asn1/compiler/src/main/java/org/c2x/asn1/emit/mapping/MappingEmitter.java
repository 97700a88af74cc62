package org.c2x.asn1.emit.mapping;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.c2x.asn1.emit.ClassFiles;
import org.c2x.asn1.emit.CompanionVisitor;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Writes the mapping classes: what is the same for all libraries. */
public final class MappingEmitter implements Emitter {
    private final MappingClasses classes;
    private final Predicate<Declaration> mapped;
    private final BiFunction<Declaration, SourceWriter, Target> target;

    /**
     * @param mapped which declarations get a class
     * @param target how the library holds the values of a declaration
     */
    public MappingEmitter(
            MappingClasses classes,
            Predicate<Declaration> mapped,
            BiFunction<Declaration, SourceWriter, Target> target) {
        this.classes = classes;
        this.mapped = mapped;
        this.target = target;
    }

    @Override
    public void emit(OutputSink sink) {
        ClassFiles files = new ClassFiles(classes.packageName());
        classes.java().declarations().stream().filter(mapped).forEach(declaration -> {
            String className = classes.className(declaration.type());
            SourceWriter out = files.begin(className, declaration.asn1Name());
            emit(declaration, JavaModel.simpleName(className), out);
        });
        files.write(sink);
    }

    private void emit(Declaration declaration, String className, SourceWriter out) {
        Target library = target.apply(declaration, out);
        out.javadoc("Maps {@code " + declaration.asn1Name() + "} to " + library.library() + " and back.")
                .line("public " + out.finalClass() + className + " {");
        library.constants();
        out.line("private " + className + "() {}");
        declaration.type().accept(new Methods(library, out)).run();
        out.declareConstants().line("}");
    }

    private record Methods(Target target, SourceWriter out) implements CompanionVisitor<Runnable> {
        @Override
        public Runnable visit(SequenceType type) {
            return () -> {
                List<Member> members = target.members(type);
                target.begin(target.to());
                target.open(type);
                making(members.stream().map(Member::type).toList(), () -> members.forEach(this::put));
                target.close(type);
                out.line("}");
                target.begin(target.from());
                target.openRead(type);
                read(type, members);
                out.line("}");
                target.finish();
            };
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () -> {
                target.begin(target.to());
                making(type.parts(), () -> {
                    for (int i = 0; i < type.alternatives().size(); i++) {
                        choose(type, i);
                    }
                });
                if (type.extensible()) {
                    String unknown = target.unknownAlternative(type);
                    out.line("if (value instanceof " + target.java.modelClass(type, out) + ".Unknown"
                                    + (unknown.contains("chosen.") ? " chosen" : "") + ") {")
                            .line(unknown)
                            .line("}");
                }
                // Java 17 cannot see that the cases are all there are
                out.line("throw new IllegalArgumentException(\"no alternative: \" + value);")
                        .line("}");
                target.begin(target.from());
                target.read(type);
                out.line("}");
            };
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return () -> target.enumerated(type);
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> {
                target.begin(target.to());
                target.make(type);
                out.line("}");
                target.begin(target.from());
                target.read(type);
                out.line("}");
                target.finish();
            };
        }

        /** Writes what maps parts, and what adds the place to exceptions if there can be any. */
        private void making(List<Type> types, Runnable parts) {
            boolean refusing = types.stream().anyMatch(target::mayRefuse);
            if (refusing) {
                out.line("String at = \"\";").line("try {");
            }
            parts.run();
            if (refusing) {
                out.line("} catch (" + out.runtime(EncodeException.class) + " e) {")
                        .line("throw e.within(at);")
                        .line("}");
            }
        }

        private void put(Member member) {
            if (target.mayRefuse(member.type())) {
                place(member.name());
            }
            boolean conditional = member.isNullable() || member.hasDefault() && target.omitsDefaults();
            if (conditional) {
                String value = member.accessor();
                out.line("if ("
                        + (member.isNullable()
                                ? value + " != null"
                                : Conditions.different(member.type(), value, member.otherwise(target.java, out)))
                        + ") {");
            }
            target.put(member);
            if (conditional) {
                out.line("}");
            }
        }

        private void place(String name) {
            out.line("at = " + JavaValues.quote(name) + ';');
        }

        private void read(SequenceType type, List<Member> members) {
            if (members.isEmpty()) {
                out.line("return " + target.construct(type, members) + ';');
                return;
            }
            target.reading("\"\"", "", () -> {
                for (Member member : members) {
                    if (target.namesPlaces()) {
                        place(member.name());
                    }
                    target.take(member);
                }
                out.line("return " + target.construct(type, members) + ';');
            });
        }

        private void choose(ChoiceType type, int index) {
            Alternative alternative = type.alternatives().get(index);
            boolean isNull = alternative.type().resolved() instanceof NullType;
            out.line("if (value instanceof " + target.alternativeClass(type, alternative) + (isNull ? "" : " chosen")
                    + ") {");
            if (target.mayRefuse(alternative.type())) {
                place(alternative.name());
            }
            target.choose(type, index, "chosen.value()");
            out.line("}");
        }
    }
}
