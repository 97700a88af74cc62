package org.c2x.asn1.emit.views;

import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.Component;

/** The bodies of methods that step over a SEQUENCE, SET, CHOICE or list from {@code at} on. */
final class SkipMethods {
    private static final String PATH = "path";

    private final Skips skips;
    private final UperSteps steps;
    private final SourceWriter out;

    SkipMethods(Skips skips, UperSteps steps, SourceWriter out) {
        this.skips = skips;
        this.steps = steps;
        this.out = out;
    }

    /**
     * Writes statements that return the position after a value.
     *
     * @param depth expression of the level of a recursive value within it
     */
    void emitBody(Step step, String depth) {
        if (step instanceof Step.Sequence sequence) {
            Parts parts = new Parts(depth);
            sequence.parts().forEach(part -> part.accept(parts));
            parts.end();
        } else if (step instanceof Step.Choice choice) {
            choice(choice, depth);
        } else {
            list((Step.Repetition) step, depth);
        }
    }

    // SEQUENCE and SET

    private final class Parts extends UperParts {
        private final String depth;
        private final Map<Component, String> presence = new IdentityHashMap<>();
        /** Where the next part begins, but for the bits of {@link #fixed}. */
        private String next = "at";

        private long fixed;

        Parts(String depth) {
            this.depth = depth;
        }

        /** Steps over the fields whose width is known. */
        private void flush() {
            if (fixed > 0) {
                assign(next, Skips.skip(next, fixed, PATH) + ";");
                fixed = 0;
            }
        }

        private void assign(String before, String expression) {
            out.line((before.equals("at") ? "int " : "") + "next = " + expression);
            next = "next";
        }

        @Override
        public Void visit(Step.ExtensionBit part) {
            fixed++;
            return null;
        }

        @Override
        public Void visit(Step.Presence part) {
            for (Step.Field field : part.fields()) {
                presence.put(field.component(), Skips.plus("at", fixed));
                fixed++;
            }
            return null;
        }

        @Override
        public Void visit(Step.Field part) {
            Step content = steps.coded(part.content());
            Width width = steps.width(content);
            String bit = presence.get(part.component());
            if (bit == null && width.isFixed()) {
                fixed += width.least();
                return null;
            }
            flush();
            if (bit == null) {
                assign(next, skips.after(content, next, PATH, depth) + ";");
            } else {
                out.line("if (bit(" + bit + ", " + PATH + ")) {");
                out.line("next = " + skips.after(content, next, PATH, depth) + ";");
                out.line("}");
            }
            return null;
        }

        @Override
        public Void visit(Step.Additions part) {
            flush();
            out.line("return bit(at, " + PATH + ") ? afterAdditions(" + next + ", " + PATH + ") : " + next + ";");
            next = "";
            return null;
        }

        void end() {
            if (fixed > 0) {
                out.line("return " + Skips.skip(next, fixed, PATH) + ";");
            } else if (!next.isEmpty()) {
                out.line("return " + next + ";");
            }
        }
    }

    // CHOICE

    private void choice(Step.Choice choice, String depth) {
        NumberForm root = choice.selector();
        String selector = "at";
        if (choice.selector() instanceof NumberForm.Extensible extensible) {
            out.line("if (bit(at, " + PATH + ")) {")
                    .line("return afterItems(afterSmallNumber(at + 1, " + PATH + "), 8, " + PATH + ");")
                    .line("}");
            root = extensible.root();
            selector = "at + 1";
        }
        int last = choice.type().root().size() - 1;
        String content = Skips.plus("at", steps.selectorWidth(choice));
        out.line("return switch (" + Skips.index(root, last, selector, PATH) + ") {");
        for (Branch branch : choice.branches().subList(0, last + 1)) {
            String label = branch.code().intValueExact() == last ? "default" : "case " + branch.code();
            out.line(label + " -> " + skips.after(branch.content(), content, PATH, depth) + ";");
        }
        out.line("};");
    }

    // SEQUENCE OF and SET OF

    private void list(Step.Repetition list, String depth) {
        Step element = steps.coded(list.element());
        String after = skips.after(element, "next", PATH, depth);
        NumberForm form = list.length();
        String from = "at";
        if (form instanceof NumberForm.Extensible extensible) {
            from = "at + 1";
            form = extensible.root();
            if (!(form instanceof NumberForm.Length)) {
                out.line("if (bit(at, " + PATH + ")) {");
                fragments(from, after, "");
                out.line("}");
            }
        }
        if (form instanceof NumberForm.Length) {
            fragments(from, after, "");
            return;
        }
        int width = UperSteps.fieldWidth(form);
        out.line("int count = " + skips.count(list, form, from, PATH) + ";")
                .line("int next = " + Skips.plus(from, width) + ";")
                .line("for (int i = 0; i < count; i++) {")
                .line("next = " + after + ";")
                .line("}")
                .line("return next;");
    }

    /** Elements after lengths without an upper bound; returns their number or the position after them. */
    private void fragments(String from, String after, String counter) {
        out.line("int next = " + from + ";")
                .line("int length;")
                .line("do {")
                .line("length = length(next, " + PATH + ");")
                .line("next = afterLength(next, " + PATH + ");")
                .line("for (int i = length & ~FRAGMENT; i > 0; i--) {")
                .line("next = " + after + ";")
                .line("}");
        if (!counter.isEmpty()) {
            out.line(counter + " += length & ~FRAGMENT;");
        }
        out.line("} while ((length & FRAGMENT) != 0);").line("return " + (counter.isEmpty() ? "next" : counter) + ";");
    }

    /** Writes the method that counts the elements of a list that has a length without an upper bound. */
    void emitCount(String name, String typeName, Step.Repetition list) {
        out.line()
                .javadoc("Counts the elements of {@code " + typeName + "}.")
                .line("private int " + name + "(int at, String path) {")
                .line("int count = 0;");
        fragments("at", skips.after(steps.coded(list.element()), "next", PATH, "1"), "count");
        out.line("}");
    }
}
