package org.c2x.asn1.emit.c;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;

/**
 * The body of a function that reads a value by the steps of its plan.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..7), y INTEGER (0..9) OPTIONAL }
 *
 *   c2x_claim(in, 4, "Point")                          presence y
 *   value->has_y = (word &gt;&gt; 63) != 0;
 *   value->x = (uint8_t) (word &gt;&gt; 60 &amp; 0x7);           x: number 3 bits 0..7
 *   if (value->has_y) { ... }                          y?: number 4 bits 0..9
 * </pre>
 */
final class StepRead extends StepBody {
    private final ReadRun run;
    private final FieldRead fields;
    private final NumberRead numbers;
    private final StringRead strings;

    StepRead(CModel model, CRules rules, SourceConstants constants, Phases phases, FunctionBody body) {
        this(model, rules, constants, phases, body, new ReadRun(body));
    }

    private StepRead(
            CModel model, CRules rules, SourceConstants constants, Phases phases, FunctionBody body, ReadRun run) {
        super(model, rules, constants, phases, body, Direction.READ, run);
        this.run = run;
        this.fields = new FieldRead(body, run);
        this.numbers = new NumberRead(this, run, fields);
        this.strings = new StringRead(this, run);
    }

    @Override
    Fields fields() {
        return fields;
    }

    @Override
    NumberCode numbers() {
        return numbers;
    }

    @Override
    StringCode strings() {
        return strings;
    }

    @Override
    void openType(Step content, Place place, String path) {
        Phase before = phase();
        flush();
        body.line("c2x_ends ends;").call(function("enter_open") + "(in, &ends, " + body.path(path) + ')');
        at(phases.content(before));
        value(content, place, path);
        flush();
        body.line("c2x_leave_open(in, &ends);");
    }

    // Sequences

    @Override
    PartVisitor<Void> part(StructMembers of) {
        return new ReadPart(of);
    }

    private final class ReadPart implements PartVisitor<Void> {
        private final StructMembers of;
        /** By component what tells whether it is there; a component without a flag is. */
        private final Map<Component, String> flags = new IdentityHashMap<>();

        private String extended = "";

        ReadPart(StructMembers of) {
            this.of = of;
        }

        @Override
        public Void visit(Step.ExtensionBit part) {
            extended = body.fresh("extended");
            run.addFlag(extended, of.path());
            return null;
        }

        @Override
        public Void visit(Step.Presence part) {
            for (Field field : part.fields()) {
                Component component = field.component();
                if (component.presence() == Presence.OPTIONAL) {
                    flags.put(component, of.presence(component).value());
                    fields.truth(of.presence(component), of.path(component), 1);
                } else {
                    String coded = body.freshFor(component.name(), "coded");
                    flags.put(component, coded);
                    run.addFlag(coded, of.path(component));
                }
            }
            return null;
        }

        @Override
        public Void visit(Elements part) {
            throw new AssertionError(part + " is of no rule set that is printed as C");
        }

        @Override
        public Void visit(Step.Padding part) {
            run.skip(part.width(), of.path());
            return null;
        }

        @Override
        public Void visit(Field part) {
            String flag = flags.get(part.component());
            if (flag == null) {
                component(of, part);
                return null;
            }
            run.print();
            body.line("if (" + flag + ") {");
            component(of, part);
            flush();
            if (part.component().presence() == Presence.DEFAULT) {
                body.line("} else {").line(absent(part.component()));
            }
            body.line("}");
            return null;
        }

        /** Each one that is there tells the next one. */
        @Override
        public Void visit(Step.Optionals part) {
            int last = part.fields().size();
            String next = body.fresh("next");
            eventCode(next, last);
            for (int i = 0; i < last; i++) {
                Component component = part.fields().get(i).component();
                body.line("if (" + next + " == " + i + ") {");
                component(of, part.fields().get(i));
                nextCode(component, next, i + 1, last - 1 - i);
                flush();
                if (component.presence() != Presence.DEFAULT) {
                    body.line(of.presence(component).value() + " = true;");
                }
                body.line("} else {").line(absent(component)).line("}");
            }
            return null;
        }

        /** Reads all that waits and the code of the first component that is there. */
        private void eventCode(String next, int last) {
            run.add(Step.Optionals.codeWidth(last), of.path(), (bits, at) -> {
                body.line((last > 1 ? "" : "const ") + "uint32_t " + next + " = (uint32_t) " + bits + ";");
                refuseAbove(next, last, last, of.path(), at);
            });
            flush();
        }

        /**
         * Adds the code after a component.
         *
         * @param left how many more can follow
         */
        private void nextCode(Component component, String next, int position, int left) {
            if (left > 0) {
                run.add(Step.Optionals.codeWidth(left), of.path(component), (bits, at) -> {
                    body.line(next + " = " + position + "u + (uint32_t) " + bits + ";");
                    refuseAbove(next, position + left, left, of.path(component), at);
                });
            }
        }

        private void refuseAbove(String next, int last, int lastCode, String path, String at) {
            if (lastCode + 1 < 1 << Step.Optionals.codeWidth(lastCode)) {
                body.refuse(next + " > " + last + 'u', "OUT_OF_RANGE", path, at);
            }
        }

        private String absent(Component component) {
            return component.presence() == Presence.DEFAULT
                    ? constants.defaults().set(component, of.place(component))
                    : of.presence(component).value() + " = false;";
        }

        @Override
        public Void visit(Step.Additions part) {
            Phase content = phases.content(part, phase());
            flush();
            List<Addition> additions = part.additions();
            String path = body.path(of.path());
            body.line("if (" + extended + ") {")
                    .line("c2x_bitmap additions;")
                    .call(function("get_bitmap") + "(in, &additions, " + path + ')');
            for (int i = 0; i < additions.size(); i++) {
                body.line("if (c2x_has_addition(in, &additions, " + i + ")) {");
                at(content);
                present(additions.get(i), path);
                body.line("} else {");
                absent(additions.get(i));
                body.line("}");
            }
            body.call(function("skip_additions") + "(in, &additions, " + additions.size() + ", " + path + ')');
            if (!additions.isEmpty()) {
                body.line("} else {");
                additions.forEach(this::absent);
            }
            body.line("}");
            return null;
        }

        private void present(Addition addition, String path) {
            body.line("c2x_ends ends;").call(function("enter_open") + "(in, &ends, " + path + ')');
            ReadPart inside = new ReadPart(of);
            parts(addition.content(), inside);
            flush();
            for (Component component : addition.declared().components()) {
                if (component.presence() != Presence.DEFAULT && !inside.flags.containsKey(component)) {
                    body.line(of.presence(component).value() + " = true;");
                }
            }
            body.line("c2x_leave_open(in, &ends);");
        }

        private void absent(Addition addition) {
            addition.declared().components().forEach(component -> body.line(absent(component)));
        }
    }

    // Choices

    @Override
    void choice(Step.Choice choice) {
        choice.selector().accept(new SelectorRead(this, run, choice));
    }

    @Override
    void list(Step.Repetition list) {
        new ListRead(this).list(list);
    }
}
