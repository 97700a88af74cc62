package org.c2x.asn1.interpreter.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.interpreter.RecursiveTypes;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;

/** Makes the coders of a type and of all types in its reach from their plans, one for each. */
final class CoderFactory implements StepVisitor<Coder> {
    private final RuleSet rules;
    private final PlanBuilder plans;
    private final Widths widths;
    private final TreeOctets leastOctets = new TreeOctets();
    private final Set<TypeDefinition> recursive;
    private final Map<Step, Coder> coders = new IdentityHashMap<>();
    private final Map<TypeDefinition, RecursionCoder> recursions = new HashMap<>();

    private CoderFactory(RuleSet rules, Type type) {
        this.rules = rules;
        this.plans = rules.plans();
        this.widths = new Widths(plans);
        this.recursive = RecursiveTypes.of(type);
    }

    static Coder coder(RuleSet rules, Type type) {
        CoderFactory factory = new CoderFactory(rules, type);
        return factory.get(factory.plans.whole(type));
    }

    private Coder get(Step step) {
        Coder known = coders.get(step);
        if (known == null) {
            known = step.accept(this);
            coders.put(step, known);
        }
        return known;
    }

    /** A coder that any thread makes within a message, which may be nested so deeply that no stack is left for it. */
    private synchronized Coder ofRow(Step step) {
        try {
            return get(step);
        } catch (StackOverflowError deep) {
            // what is half made would stay so
            coders.clear();
            recursions.clear();
            throw deep;
        }
    }

    @Override
    public Coder visit(Step.Nothing step) {
        return new NothingCoder();
    }

    @Override
    public Coder visit(Step.Truth step) {
        return new TruthCoder(step.width());
    }

    @Override
    public Coder visit(Step.Number step) {
        return new IntegerCoder(step);
    }

    @Override
    public Coder visit(Step.Enumeral step) {
        return new EnumeralCoder(step);
    }

    @Override
    public Coder visit(Step.Bits step) {
        return new BitsCoder(step, StringForm.PLAIN);
    }

    @Override
    public Coder visit(Step.Octets step) {
        return new OctetsCoder(step, StringForm.PLAIN);
    }

    @Override
    public Coder visit(Step.Characters step) {
        return new CharactersCoder(step);
    }

    @Override
    public Coder visit(Step.Text step) {
        return new TextCoder(step, StringForm.PLAIN);
    }

    @Override
    public Coder visit(Time step) {
        return new TimeCoder(step);
    }

    @Override
    public Coder visit(Step.Real step) {
        return step.width() > 0 ? new FloatCoder(step.width()) : ContentsCoder.real();
    }

    @Override
    public Coder visit(Step.Identifier step) {
        return ContentsCoder.objectIdentifier(step.type());
    }

    @Override
    public Coder visit(Step.Decimal step) {
        throw unknown(step);
    }

    @Override
    public Coder visit(Step.TableString step) {
        throw unknown(step);
    }

    /** The tables know no grammar of XML. */
    private static AssertionError unknown(Object step) {
        return new AssertionError(step + " is of no rule set of tables");
    }

    @Override
    public Coder visit(Step.Repetition step) {
        int leastBits = (int) Math.min(widths.of(step.element()).least(), Integer.MAX_VALUE);
        return new ListCoder(rules, step, get(step.element()), leastBits, leastOctets.ofElement(step.type()));
    }

    @Override
    public Coder visit(Step.Sequence step) {
        return new SequenceCoder(step, parts(step.type(), step.parts()).toArray(PartCoder[]::new));
    }

    private List<PartCoder> parts(SequenceType type, List<Step.Part> parts) {
        PartFactory factory = new PartFactory(type, parts);
        return parts.stream().map(part -> part.accept(factory)).toList();
    }

    @Override
    public Coder visit(Step.Choice step) {
        List<Coder> contents = new ArrayList<>();
        step.branches().forEach(branch -> contents.add(get(branch.content())));
        return step.selector() instanceof NumberForm.ElementTag
                ? new ElementChoiceCoder(plans, step, contents)
                : new ChoiceCoder(step, contents);
    }

    @Override
    public Coder visit(Step.OpenType step) {
        OpenTypeCoder octets = new OpenTypeCoder(rules, get(step.content()));
        return step.whole() ? new ContainedCoder(octets, widths.isWhole(step)) : octets;
    }

    @Override
    public Coder visit(Element step) {
        return element(step, Optional.empty());
    }

    private Coder element(Element step, Optional<Value> defaultValue) {
        Step content = step.content();
        return new ElementCoder(
                step,
                step.form() == Element.Form.STRING
                        ? string(content, new StringForm(ElementTags.innermost(step)), defaultValue)
                        : withDefault(content, defaultValue));
    }

    private static Coder string(Step step, StringForm form, Optional<Value> defaultValue) {
        if (step instanceof Step.Checked checked) {
            return new CheckedCoder(checked.type(), string(checked.base(), form, defaultValue), defaultValue);
        }
        return step instanceof Step.Bits bits
                ? new BitsCoder(bits, form)
                : step instanceof Step.Octets octets
                        ? new OctetsCoder(octets, form)
                        : new TextCoder((Step.Text) step, form);
    }

    @Override
    public Coder visit(AnyElement step) {
        return new AnyElementCoder();
    }

    @Override
    public Coder visit(Step.Use step) {
        if (!(step.type() instanceof TypeReference reference) || !recursive.contains(reference.target())) {
            return get(plans.of(step));
        }
        RecursionCoder known = recursions.get(reference.target());
        if (known == null) {
            known = new RecursionCoder();
            recursions.put(reference.target(), known);
            known.bind(get(plans.of(step)));
        }
        return known;
    }

    @Override
    public Coder visit(Step.Checked step) {
        return new CheckedCoder(step.type(), get(step.base()), Optional.empty());
    }

    private Coder ofField(Step.Field field) {
        Component component = field.component();
        return withDefault(field.content(), component.defaultValue());
    }

    /** A coder of its own as far as there are constraints around the type: they know the DEFAULT. */
    private Coder withDefault(Step step, Optional<Value> defaultValue) {
        if (defaultValue.isEmpty()) {
            return get(step);
        }
        if (step instanceof Element element) {
            return element(element, defaultValue);
        }
        if (step instanceof Step.Checked checked) {
            return new CheckedCoder(checked.type(), withDefault(checked.base(), defaultValue), defaultValue);
        }
        boolean recursion = step instanceof Step.Use use
                && use.type() instanceof TypeReference reference
                && recursive.contains(reference.target());
        return step instanceof Step.Use use && !recursion ? withDefault(plans.of(use), defaultValue) : get(step);
    }

    /** Makes the coders of the parts of one SEQUENCE or version bracket. */
    private final class PartFactory implements PartVisitor<PartCoder> {
        private final SequenceType type;
        private final List<Step.Part> parts;
        /** False where a component is alone in an open type: then it is there. */
        private final boolean bitmap;

        PartFactory(SequenceType type, List<Step.Part> parts) {
            this.type = type;
            this.parts = parts;
            this.bitmap = parts.stream().anyMatch(Step.Presence.class::isInstance);
        }

        @Override
        public PartCoder visit(Step.ExtensionBit part) {
            return new PartCoder.Extension(parts.stream()
                    .filter(Step.Additions.class::isInstance)
                    .flatMap(additions -> ((Step.Additions) additions).additions().stream())
                    .flatMap(addition -> addition.fields().stream())
                    .toList());
        }

        @Override
        public PartCoder visit(Step.Presence part) {
            return new PartCoder.Presence(part);
        }

        @Override
        public PartCoder visit(Step.Optionals part) {
            throw unknown(part);
        }

        @Override
        public PartCoder visit(Elements part) {
            return new ElementsCoder(
                    plans,
                    part,
                    part.fields().stream()
                            .map(field -> field(field, part.mayBeAbsent(field)))
                            .toList());
        }

        @Override
        public PartCoder visit(Step.Padding part) {
            return new PartCoder.Padding(part.width());
        }

        @Override
        public PartCoder visit(Step.Field part) {
            return field(part, bitmap && !part.component().isMandatory());
        }

        private PartCoder.Field field(Step.Field part, boolean conditional) {
            return part.component().type().resolved() instanceof OpenType open
                    ? new PartCoder.SelectedField(type, part, selected(open, part.content()), conditional)
                    : new PartCoder.PlainField(part, ofField(part), conditional);
        }

        private SelectedTypeCoder selected(OpenType open, Step field) {
            return new SelectedTypeCoder((Step.Choice) plans.of(open), field, CoderFactory.this::ofRow);
        }

        @Override
        public PartCoder visit(Step.Additions part) {
            return new AdditionsCoder(
                    rules,
                    part,
                    part.additions().stream()
                            .map(addition ->
                                    new AdditionsCoder.Addition(addition.fields(), parts(type, addition.content())))
                            .toList());
        }
    }
}
