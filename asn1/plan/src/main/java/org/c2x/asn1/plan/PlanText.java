package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.TypeReference;

/** Plans as text, one step a line, for tests and for people who want to see what a rule set makes of a type. */
public final class PlanText implements StepVisitor<String> {
    private static final String INDENT = "  ";
    private static final FormText FORM = new FormText();

    private final PartText parts = new PartText();

    private PlanText() {}

    /** The text of a step and all steps in it. */
    public static String of(Step step) {
        return step.accept(new PlanText());
    }

    @Override
    public String visit(Step.Nothing step) {
        return "nothing";
    }

    @Override
    public String visit(Step.Truth step) {
        return "truth " + bits(step.width());
    }

    @Override
    public String visit(Step.Number step) {
        return "number " + text(step.form());
    }

    @Override
    public String visit(Step.Enumeral step) {
        return "enumeral " + step.codes().stream().map(Object::toString).collect(Collectors.joining(" ")) + " as "
                + text(step.form());
    }

    @Override
    public String visit(Step.Bits step) {
        return "bits" + length(step.length(), step.aligned()) + (step.padded() ? ", padded" : "");
    }

    @Override
    public String visit(Step.Octets step) {
        return "octets" + length(step.length(), step.aligned());
    }

    @Override
    public String visit(Step.Characters step) {
        return "characters of " + code(step.root())
                + (step.beyond().equals(step.root()) ? "" : ", beyond the root of " + code(step.beyond()))
                + length(step.length(), step.aligned());
    }

    private static String code(CharacterCode code) {
        return bits(code.width()) + (code.indexed() ? " by index" : "");
    }

    @Override
    public String visit(Step.Text step) {
        return "text, length " + text(step.length());
    }

    @Override
    public String visit(Time step) {
        return step.type().kind().asn1Name();
    }

    @Override
    public String visit(Step.Real step) {
        return "real, length " + text(step.length());
    }

    @Override
    public String visit(Step.Identifier step) {
        return "identifier, length " + text(step.length());
    }

    @Override
    public String visit(Step.Decimal step) {
        return "decimal";
    }

    @Override
    public String visit(Step.TableString step) {
        return "string in the table of " + step.element();
    }

    @Override
    public String visit(Step.Repetition step) {
        return "repetition" + (step.sorted() ? " sorted" : "") + ", length " + text(step.length())
                + indented(step.element().accept(this));
    }

    @Override
    public String visit(Step.Sequence step) {
        return step.type().kind().name().toLowerCase(Locale.ROOT) + parts(step.parts());
    }

    private String parts(List<Part> list) {
        return list.stream().map(part -> indented(part.accept(parts))).collect(Collectors.joining());
    }

    @Override
    public String visit(Step.Choice step) {
        return "choice by " + text(step.selector())
                + step.branches().stream()
                        .map(branch -> indented(branch.alternative().name() + " " + codes(branch) + ": "
                                + branch.content().accept(this)))
                        .collect(Collectors.joining());
    }

    private static String codes(Branch branch) {
        return branch.codes().stream().map(BigInteger::toString).collect(Collectors.joining("/"))
                + (branch.repeatsTag() ? " repeated" : "");
    }

    @Override
    public String visit(Step.OpenType step) {
        return (step.whole() ? "contents, " : "open type, ") + step.content().accept(this);
    }

    @Override
    public String visit(Element step) {
        String tags = step.tags().stream().map(PlanText::tag).collect(Collectors.joining(" "));
        String parts = step.form() == Element.Form.STRING ? " or its parts" : "";
        return "element " + tags + parts + ", " + step.content().accept(this);
    }

    private static String tag(Tag tag) {
        String tagClass = tag.tagClass() == Tag.TagClass.CONTEXT ? "" : tag.tagClass() + " ";
        return "[" + tagClass + tag.number() + "]";
    }

    @Override
    public String visit(AnyElement step) {
        return "element of any tag";
    }

    @Override
    public String visit(Step.Use step) {
        return "use of "
                + (step.type() instanceof TypeReference reference
                        ? reference.target().name()
                        : "a type without a name");
    }

    @Override
    public String visit(Step.Checked step) {
        return step.base().accept(this) + ", checked";
    }

    private static String indented(String lines) {
        return "\n" + lines.lines().map(line -> INDENT + line).collect(Collectors.joining("\n"));
    }

    private static String length(NumberForm form, boolean aligned) {
        return ", length " + text(form) + (aligned ? ", aligned" : "");
    }

    private static String bits(int width) {
        return width == 1 ? "1 bit" : width + " bits";
    }

    private static String text(NumberForm form) {
        return form.accept(FORM);
    }

    private static final class FormText implements NumberFormVisitor<String> {
        @Override
        public String visit(NumberForm.Constant form) {
            return "constant " + form.value();
        }

        @Override
        public String visit(NumberForm.Constrained form) {
            return bits(form.width()) + " " + form.lower() + ".." + form.upper();
        }

        @Override
        public String visit(NumberForm.AlignedField form) {
            return "aligned " + bits(form.width()) + " " + form.lower() + ".." + form.upper();
        }

        @Override
        public String visit(NumberForm.CountedOctets form) {
            return "aligned octets " + form.lower() + ".." + form.upper() + " after "
                    + form.count().accept(this);
        }

        @Override
        public String visit(NumberForm.TwosComplement form) {
            return bits(form.width()) + " two's complement " + form.lower() + ".." + form.upper();
        }

        @Override
        public String visit(NumberForm.SemiConstrained form) {
            return "semi-constrained from " + form.lower();
        }

        @Override
        public String visit(NumberForm.Unconstrained form) {
            return "unconstrained";
        }

        @Override
        public String visit(NumberForm.NormallySmall form) {
            return "normally small";
        }

        @Override
        public String visit(NumberForm.NormallySmallLength form) {
            return "normally small length";
        }

        @Override
        public String visit(NumberForm.Length form) {
            return form.fragments() ? "determinant in fragments" : "determinant";
        }

        @Override
        public String visit(NumberForm.BitCount form) {
            return "octets and unused bits";
        }

        @Override
        public String visit(NumberForm.ShortOrLong form) {
            return "short or long form";
        }

        @Override
        public String visit(NumberForm.Told form) {
            return "component " + String.join(", ", form.components());
        }

        @Override
        public String visit(NumberForm.ContentsNumber form) {
            return "of contents";
        }

        @Override
        public String visit(NumberForm.ContentsLength form) {
            return "of contents";
        }

        @Override
        public String visit(NumberForm.ElementTag form) {
            return "element's tag";
        }

        @Override
        public String visit(NumberForm.TagOctets form) {
            return "tag octets";
        }

        @Override
        public String visit(NumberForm.Groups form) {
            return form.signed() ? "sign and groups" : "groups";
        }

        @Override
        public String visit(NumberForm.OctetCount form) {
            return form.bits().accept(this) + " and octets in groups";
        }

        @Override
        public String visit(NumberForm.Continued form) {
            String end = form.most().isPresent() ? " to " + form.most().getAsInt() : " on";
            return "continued from " + form.least() + end;
        }

        @Override
        public String visit(NumberForm.Extensible form) {
            return "extension bit: " + form.root().accept(this) + " or "
                    + form.extension().accept(this);
        }
    }

    private final class PartText implements PartVisitor<String> {
        @Override
        public String visit(Step.ExtensionBit part) {
            return "extension bit";
        }

        @Override
        public String visit(Step.Presence part) {
            return "presence bitmap "
                    + part.fields().stream()
                            .map(field -> field.component().name())
                            .collect(Collectors.joining(" "));
        }

        @Override
        public String visit(Step.Optionals part) {
            return "event codes, "
                    + bits(Step.Optionals.codeWidth(part.fields().size()))
                    + " at first"
                    + part.fields().stream()
                            .map(field -> indented(field.accept(this)))
                            .collect(Collectors.joining());
        }

        @Override
        public String visit(Elements part) {
            StringBuilder text = new StringBuilder(
                    switch (part.order()) {
                        case TEXTUAL -> "elements";
                        case TAGS -> "elements in any order";
                        case CHOSEN_TAGS -> "elements in any order, written by the tags of values";
                    });
            for (int i = 0; i <= part.fields().size(); i++) {
                if (part.others().equals(OptionalInt.of(i))) {
                    text.append(indented("others, skipped"));
                }
                if (i < part.fields().size()) {
                    text.append(indented(part.fields().get(i).accept(this)));
                }
            }
            return text.toString();
        }

        @Override
        public String visit(Step.Padding part) {
            return "padding " + bits(part.width());
        }

        @Override
        public String visit(Step.Field part) {
            String mark = switch (part.component().presence()) {
                case MANDATORY -> "";
                case OPTIONAL -> "?";
                case DEFAULT -> " = " + part.component().defaultValue().orElseThrow();
            };
            return part.component().name() + mark + ": " + part.content().accept(PlanText.this);
        }

        @Override
        public String visit(Step.Additions part) {
            return "additions, " + text(part.count()) + (part.padded() ? ", padded" : "")
                    + part.additions().stream()
                            .map(addition -> indented("open type" + parts(addition.content())))
                            .collect(Collectors.joining());
        }
    }
}
