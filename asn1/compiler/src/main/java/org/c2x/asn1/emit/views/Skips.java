package org.c2x.asn1.emit.views;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.runtime.coding.TimeType;
import org.c2x.asn1.schema.Type;

/**
 * Expressions of the position after a value: one call of the run time where the value is a field or a string, of a
 * method of the view where it has parts. The methods are written when all expressions are known.
 */
final class Skips {
    private final JavaModel java;
    private final UperSteps steps;
    private final Recursion recursion;
    private final SourceWriter out;
    private final CalledMethods methods;
    private final Map<Type, String> skips = new IdentityHashMap<>();
    private final Map<Type, String> counts = new IdentityHashMap<>();

    /** @param methods gets those that the expressions call */
    Skips(JavaModel java, UperSteps steps, Recursion recursion, CalledMethods methods, SourceWriter out) {
        this.java = java;
        this.steps = steps;
        this.recursion = recursion;
        this.methods = methods;
        this.out = out;
    }

    /**
     * The position after a value.
     *
     * @param at    expression of its position, evaluated more than once
     * @param path  Java expression of the path for errors
     */
    String after(Step step, String at, String path) {
        return after(step, at, path, "1");
    }

    /**
     * The same where values of recursive types are around.
     *
     * @param depth expression of the level of a recursive value here
     */
    String after(Step step, String at, String path, String depth) {
        Step coded = steps.coded(step);
        Width width = steps.width(coded);
        return width.isFixed() ? skip(at, width.least(), path) : coded.accept(new After(at, path, depth));
    }

    /**
     * The number of elements of a list.
     *
     * @param form how it is coded from {@code at} on: that of the list, or of the root of its sizes
     */
    String count(Step.Repetition list, NumberForm form, String at, String path) {
        if (form instanceof NumberForm.Constant constant) {
            return constant.value().toString();
        }
        if (form instanceof NumberForm.Constrained) {
            return "(int) " + range(form, at, path);
        }
        if (form instanceof NumberForm.Extensible extensible) {
            String from = plus(at, 1);
            return "bit(" + at + ", " + path + ") ? " + count(list, extensible.extension(), from, path) + " : "
                    + count(list, extensible.root(), from, path);
        }
        Width element = steps.width(steps.coded(list.element()));
        return element.isFixed()
                ? "count(" + at + ", " + literal(element.least()) + ", " + path + ')'
                : countMethod(list) + '(' + at + ", " + path + ')';
    }

    /** An expression of a position so many bits later. */
    static String plus(String at, long bits) {
        if (at.matches("\\d+")) {
            return String.valueOf(Long.parseLong(at) + bits);
        }
        int constant = at.lastIndexOf(" + ");
        if (constant > 0) {
            return plus(at.substring(0, constant), Long.parseLong(at.substring(constant + 3)) + bits);
        }
        return bits == 0 ? at : at + " + " + bits;
    }

    /** The position after so many bits. */
    static String skip(String at, long width, String path) {
        return width == 0 ? at : "skip(" + at + ", " + literal(width) + ", " + path + ')';
    }

    private static String literal(long width) {
        return width > Integer.MAX_VALUE ? width + "L" : String.valueOf(width);
    }

    /** A constrained whole number, as far as a long has room. */
    static String range(NumberForm form, String at, String path) {
        NumberForm.Constrained field = (NumberForm.Constrained) form;
        BigInteger upper = field.upper().min(BigInteger.valueOf(Long.MAX_VALUE));
        return "range(" + at + ", " + field.lower() + "L, " + upper + "L, " + field.width() + ", " + path + ')';
    }

    /** The index of an enumeral or alternative of the extension root. */
    static String index(NumberForm form, int last, String at, String path) {
        return "index(" + at + ", " + last + ", " + UperSteps.fieldWidth(form) + ", " + path + ')';
    }

    private String countMethod(Step.Repetition list) {
        return methods.name(
                counts,
                list.type(),
                "count" + java.plainName(list.type()),
                () -> new SkipMethods(this, steps, out)
                        .emitCount(requireNonNull(counts.get(list.type())), java.plainName(list.type()), list));
    }

    private String skipMethod(Step step, Type type) {
        return methods.name(skips, type, "skip" + java.plainName(type), () -> {
            boolean counted = recursion.isRecursive(type);
            out.line()
                    .javadoc("Steps over {@code " + java.plainName(type) + "}.")
                    .line("private int " + skips.get(type) + "(int at, " + (counted ? "int depth, " : "")
                            + "String path) {");
            if (counted) {
                out.line("checkDepth(depth, at, path);");
            }
            new SkipMethods(this, steps, out).emitBody(step, counted ? "depth + 1" : "1");
            out.line("}");
        });
    }

    /** What comes after a value whose width depends on it. */
    private final class After implements StepVisitor<String> {
        private final String at;
        private final String path;
        private final String depth;

        After(String at, String path, String depth) {
            this.at = at;
            this.path = path;
            this.depth = depth;
        }

        /** Items after their number, of another width where that is beyond the extension root. */
        private String items(NumberForm length, long width, long beyond) {
            if (length instanceof NumberForm.Extensible extensible) {
                String from = plus(at, 1);
                return choose(items(extensible.extension(), beyond, from), items(extensible.root(), width, from));
            }
            return items(length, width, at);
        }

        /** Items of a width after their number. */
        private String items(NumberForm length, long width, String from) {
            if (length instanceof NumberForm.Constant constant) {
                return skip(
                        from,
                        constant.value().multiply(BigInteger.valueOf(width)).longValueExact(),
                        path);
            }
            if (length instanceof NumberForm.Constrained field) {
                String lower = field.lower().signum() == 0 ? "" : field.lower() + " + ";
                String count = "bits(" + from + ", " + field.width() + ", " + path + ')';
                String all = lower.isEmpty() || width == 1 ? lower + count : '(' + lower + count + ')';
                String bits = width == 1 ? all : all + " * " + literal(width);
                return "skip(" + plus(from, field.width()) + ", " + bits + ", " + path + ')';
            }
            return "afterItems(" + from + ", " + literal(width) + ", " + path + ')';
        }

        private String octets() {
            return "afterItems(" + at + ", 8, " + path + ')';
        }

        private String choose(String extension, String root) {
            return "bit(" + at + ", " + path + ") ? " + extension + " : " + root;
        }

        private String call(Step step, Type type) {
            String level = recursion.isRecursive(type) ? depth + ", " : "";
            return skipMethod(step, type) + '(' + at + ", " + level + path + ')';
        }

        @Override
        public String visit(Step.Nothing step) {
            return at;
        }

        @Override
        public String visit(Step.Truth step) {
            return skip(at, step.width(), path);
        }

        @Override
        public String visit(Step.Number step) {
            return step.form() instanceof NumberForm.Extensible extensible
                    ? choose(number(extensible.extension()), number(extensible.root()))
                    : octets();
        }

        private String number(NumberForm form) {
            boolean isField = form instanceof NumberForm.Constrained || form instanceof NumberForm.Constant;
            String from = plus(at, 1);
            return isField ? skip(from, UperSteps.fieldWidth(form), path) : "afterItems(" + from + ", 8, " + path + ')';
        }

        @Override
        public String visit(Step.Enumeral step) {
            NumberForm.Extensible form = (NumberForm.Extensible) step.form();
            return choose("afterSmallNumber(" + plus(at, 1) + ", " + path + ')', number(form.root()));
        }

        @Override
        public String visit(Step.Bits step) {
            return items(step.length(), 1, 1);
        }

        @Override
        public String visit(Step.Octets step) {
            return items(step.length(), Byte.SIZE, Byte.SIZE);
        }

        @Override
        public String visit(Step.Characters step) {
            return items(step.length(), step.root().width(), step.beyond().width());
        }

        @Override
        public String visit(Step.Text step) {
            return octets();
        }

        @Override
        public String visit(Time step) {
            String type = out.runtime(TimeType.class) + '.' + step.type().kind().name();
            return "afterTime(" + at + ", " + type + ", " + path + ')';
        }

        @Override
        public String visit(Step.Real step) {
            return octets();
        }

        @Override
        public String visit(Step.Identifier step) {
            return octets();
        }

        @Override
        public String visit(Step.Repetition step) {
            Width element = steps.width(steps.coded(step.element()));
            return element.isFixed() ? items(step.length(), element.least(), element.least()) : call(step, step.type());
        }

        @Override
        public String visit(Step.Sequence step) {
            return call(step, step.type());
        }

        @Override
        public String visit(Step.Choice step) {
            return step.selector() instanceof NumberForm.Told ? octets() : call(step, step.type());
        }

        @Override
        public String visit(Step.OpenType step) {
            return octets();
        }

        @Override
        public String visit(Step.Use step) {
            throw new AssertionError(step + " stands for another step");
        }

        @Override
        public String visit(Step.Checked step) {
            throw new AssertionError(step + " stands for another step");
        }

        @Override
        public String visit(Step.Decimal step) {
            throw UperSteps.notInUper(step);
        }

        @Override
        public String visit(Step.TableString step) {
            throw UperSteps.notInUper(step);
        }

        @Override
        public String visit(Element step) {
            throw UperSteps.notInUper(step);
        }

        @Override
        public String visit(AnyElement step) {
            throw UperSteps.notInUper(step);
        }
    }
}
