package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.LaterTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;

/**
 * The body of a function that writes a value by the steps of its plan.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..7), y INTEGER (0..9) OPTIONAL }
 *
 *   c2x_put(out, (uint64_t) value->has_y &lt;&lt; 3          presence y
 *           | x, 4);                                   x: number 3 bits 0..7
 *   if (value->has_y) { ... }                          y?: number 4 bits 0..9
 * </pre>
 */
final class StepWrite extends StepBody {
    private final WriteRun run;
    private final FieldWrite fields;
    private final NumberWrite numbers;
    private final StringWrite strings;

    StepWrite(CModel model, CRules rules, SourceConstants constants, Phases phases, FunctionBody body) {
        this(model, rules, constants, phases, body, new WriteRun(body));
    }

    private StepWrite(
            CModel model, CRules rules, SourceConstants constants, Phases phases, FunctionBody body, WriteRun run) {
        super(model, rules, constants, phases, body, Direction.WRITE, run);
        this.run = run;
        this.fields = new FieldWrite(body, run);
        this.numbers = new NumberWrite(this, run, fields);
        this.strings = new StringWrite(this, run);
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
        openType(() -> value(content, place, path));
    }

    /** Prints the statements for an open type: its length is known after the content. */
    private void openType(Runnable content) {
        Phase before = phase();
        flush();
        body.line("const size_t open = c2x_begin_open(out);");
        at(phases.content(before));
        content.run();
        flush();
        body.line(function("end_open") + "(out, open);");
    }

    // Sequences

    @Override
    PartVisitor<Void> part(StructMembers of) {
        return new WritePart(of);
    }

    private final class WritePart implements PartVisitor<Void> {
        private final StructMembers of;
        /** The components that may be absent: their bits have been written. */
        private final Set<Component> optional = Collections.newSetFromMap(new IdentityHashMap<>());

        private String extended = "";

        WritePart(StructMembers of) {
            this.of = of;
        }

        @Override
        public Void visit(Step.ExtensionBit part) {
            if (of.type().additions().isEmpty()) {
                run.addConstant(0, 1);
                return null;
            }
            extended = body.fresh("extended");
            body.line("const bool " + extended + " = "
                    + of.type().additions().stream().map(of::isCoded).collect(Collectors.joining(" || ")) + ";");
            run.add(extended, 1);
            return null;
        }

        @Override
        public Void visit(Step.Presence part) {
            for (Field field : part.fields()) {
                optional.add(field.component());
                run.add(of.flag(field.component(), body), 1);
            }
            return null;
        }

        @Override
        public Void visit(Elements part) {
            throw new AssertionError(part + " is of no rule set that is printed as C");
        }

        @Override
        public Void visit(Step.Padding part) {
            run.addConstant(0, part.width());
            return null;
        }

        @Override
        public Void visit(Field part) {
            if (!optional.contains(part.component())) {
                component(of, part);
                return null;
            }
            run.print();
            body.line("if (" + of.isCoded(part.component()) + ") {");
            component(of, part);
            flush();
            body.line("}");
            return null;
        }

        @Override
        public Void visit(Step.Optionals part) {
            List<String> coded = part.fields().stream()
                    .map(field -> of.isCoded(field.component()))
                    .toList();
            if (coded.size() == 1) {
                run.add("!(" + coded.get(0) + ')', 1);
                flush();
                body.line("if (" + coded.get(0) + ") {");
                component(of, part.fields().get(0));
                flush();
                body.line("}");
                return null;
            }
            int last = coded.size();
            String next = body.fresh("next");
            body.line("uint32_t " + next + " = " + coded.get(0) + " ? 0");
            for (int i = 1; i < last; i++) {
                body.continuation(": " + coded.get(i) + " ? " + i);
            }
            body.continuation(": " + last + ";");
            run.add(next, Step.Optionals.codeWidth(last));
            flush();
            body.line("if (" + next + " != " + last + ") {").line(next + " = 0;");
            for (int i = 0; i < last; i++) {
                body.line("if (" + coded.get(i) + ") {");
                if (i > 0) {
                    body.line("if (" + next + " > 0) {")
                            .line(eventCode(i, next, last))
                            .line("}");
                }
                component(of, part.fields().get(i));
                flush();
                body.line(next + " = " + (i + 1) + ";").line("}");
            }
            body.line(eventCode(last, next, last)).line("}");
            return null;
        }

        private static String eventCode(int position, String next, int last) {
            return "c2x_put_code(out, " + position + " - " + next + ", " + last + " - " + next + ");";
        }

        @Override
        public Void visit(Step.Additions part) {
            List<Addition> additions = part.additions();
            if (additions.isEmpty()) {
                return null;
            }
            flush();
            body.line("if (" + extended + ") {");
            constant(ConstantBits.of(rules.plans(), part.count(), additions.size()));
            additions.forEach(addition -> run.add('(' + of.isCoded(addition.declared()) + ')', 1));
            if (part.padded()) {
                run.addConstant(0, -additions.size() & 7);
            }
            flush();
            for (Addition addition : additions) {
                body.line("if (" + of.isCoded(addition.declared()) + ") {");
                openType(() -> parts(addition.content(), of));
                body.line("}");
            }
            body.line("}");
            return null;
        }
    }

    private void constant(List<ConstantBits> all) {
        for (ConstantBits each : all) {
            if (each.aligned()) {
                align("");
            }
            run.addConstant(each.bits(), each.width());
        }
    }

    // Choices and lists

    @Override
    void choice(Step.Choice choice) {
        ChoiceType type = choice.type();
        Phase before = phase();
        body.line("switch (value->choice) {");
        for (Branch branch : choice.branches()) {
            body.line("case " + model.choiceConstant(type, branch.alternative()) + ": {");
            at(before);
            if (branch.repeatsTag()) {
                Alternative untagged = branch.alternative();
                RepeatedTag tag = new RepeatedTag(this, untagged.name());
                alternative(type, branch, place -> tag.write(untagged, place));
            } else {
                constant(ConstantBits.ofSelector(rules.plans(), choice, branch));
                alternative(type, branch);
            }
            flush();
            body.line("break;").line("}");
        }
        if (type.extensible()) {
            body.line("case " + model.unknownConstant(type) + ": {");
            choice.selector().accept(new UnknownSelector(choice));
            body.line("}");
        }
        body.line("default: {")
                .line("return " + body.refusal("OUT_OF_RANGE", "", "") + ";")
                .line("}")
                .line("}");
    }

    /** What tells of an alternative that nobody knew. */
    private final class UnknownSelector extends NumberPrinter {
        private final Step.Choice choice;

        UnknownSelector(Step.Choice choice) {
            super(StepWrite.this, "");
            this.choice = choice;
        }

        @Override
        void field(BigInteger lower, int width) {
            body.line("return " + body.refusal("NO_ENCODING", "", "") + ";");
        }

        private void refuseKnown() {
            int additions = choice.type().additions().size();
            if (additions > 0) {
                body.refuse("value->u.unknown.index < " + additions + 'u', "OUT_OF_RANGE", "");
            }
        }

        private void content(String octets) {
            body.call(function("put_long_string") + "(out, " + octets + ".octets, " + octets + ".length, NULL, "
                            + body.path("") + ')')
                    .line("break;");
        }

        private void content() {
            content("value->u.unknown.octets");
        }

        /** Components beside the open type tell that it is none known. */
        @Override
        public Void visit(NumberForm.Told form) {
            content("value->u.unknown");
            return null;
        }

        @Override
        public Void visit(NumberForm.Extensible form) {
            refuseKnown();
            run.addConstant(1, 1);
            flush();
            return form.extension().accept(this);
        }

        @Override
        public Void visit(NumberForm.NormallySmall form) {
            body.line(function("put_small") + "(out, value->u.unknown.index);");
            content();
            return null;
        }

        /** Where tags count the alternatives, the index tells the tag. */
        @Override
        public Void visit(NumberForm.TagOctets form) {
            Optional<LaterTags> tags = LaterTags.of(choice);
            if (tags.isEmpty()) {
                body.line("return " + body.refusal("NO_ENCODING", "", "") + ";");
                return null;
            }
            refuseKnown();
            int base = tags.get().base();
            body.refuse("value->u.unknown.index > " + (tags.get().last() - base) + 'u', "NO_ENCODING", "");
            body.call(function("put_tag") + "(out, value->u.unknown.index + " + base + "u, " + body.path("") + ')');
            content();
            return null;
        }
    }

    @Override
    void list(Step.Repetition list) {
        new ListWrite(this, run).list(list);
    }
}
