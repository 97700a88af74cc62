package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;

/**
 * Computes widths from plans and remembers them. The most bits are those of values within all extension roots: what a
 * later version may add has no limit.
 */
public class Widths implements StepVisitor<Width> {
    private static final Width BIT = Width.fixed(1);
    private static final Width OCTET = Width.fixed(8);
    /** The most bits before what begins at an octet. */
    private static final int ALIGNMENT = 7;
    /** A type within itself; too small a least width is safe, for it only makes a check weaker. */
    private static final Width RECURSION = Width.atLeast(0);

    private final PlanBuilder plans;
    private final Map<Step, Width> known = new IdentityHashMap<>();
    /** Steps whose widths rest on {@link #RECURSION}, for an outer one is not known yet. */
    private final List<Step> provisional = new ArrayList<>();

    private int depth;

    public Widths(PlanBuilder plans) {
        this.plans = plans;
    }

    /** The width of a type. */
    public Width of(Type type) {
        return of(plans.whole(type));
    }

    /** The width of what an open type holds for an addition that is present. */
    public Width of(Addition addition) {
        return addition.declared().isGroup()
                ? parts(addition.content())
                : of(addition.fields().get(0).content());
    }

    /** The width of a step. */
    public Width of(Step step) {
        if (step instanceof Step.Use use) {
            // not remembered: the plan's width may not be known yet
            return of(plans.of(use));
        }
        Width width = known.get(step);
        if (width == RECURSION) {
            provisional.add(step);
        } else if (width == null) {
            known.put(step, RECURSION);
            depth++;
            width = step.accept(this);
            depth--;
            known.put(step, width);
            if (!provisional.isEmpty()) {
                settle(step);
            }
        }
        return width;
    }

    /** Forgets the provisional widths when the outermost one is known: what is asked later is computed with that. */
    private void settle(Step step) {
        if (depth > 0) {
            provisional.add(step);
            return;
        }
        Width width = known.get(step);
        provisional.forEach(known::remove);
        provisional.clear();
        known.put(step, width);
    }

    @Override
    public Width visit(Step.Nothing step) {
        return Width.ZERO;
    }

    @Override
    public Width visit(Step.Truth step) {
        return Width.fixed(step.width());
    }

    @Override
    public Width visit(Step.Number step) {
        return of(step.form());
    }

    @Override
    public Width visit(Step.Enumeral step) {
        return of(step.form());
    }

    @Override
    public Width visit(Step.Bits step) {
        if (step.length() instanceof NumberForm.OctetCount count) {
            return of(count)
                    .plus(Width.atLeast(
                            octets(clamp(step.type().size().root().lower().orElseThrow()))));
        }
        Width bits = aligned(step.aligned(), items(step.length(), step.type().size(), BIT));
        if (!step.padded()) {
            return bits;
        }
        if (step.length() instanceof NumberForm.ContentsLength) {
            // zeros after the last named bit that is set are left out, whatever the size
            return Width.fixed(8)
                    .plus(
                            step.type().namedBits().isEmpty()
                                    ? octets(bits)
                                    : octets(bits).orNothing());
        }
        return octets(bits);
    }

    private static Width octets(Width bits) {
        return bits.isUnbounded()
                ? Width.atLeast(octets(bits.least()))
                : new Width(octets(bits.least()), octets(bits.most()), bits.extensible());
    }

    private static long octets(long bits) {
        return bits + 7 & ~7L;
    }

    @Override
    public Width visit(Step.Octets step) {
        return aligned(step.aligned(), items(step.length(), step.type().size(), OCTET));
    }

    @Override
    public Width visit(Step.Characters step) {
        return aligned(
                step.aligned(),
                items(step.length(), step.type().size(), Width.fixed(step.root().width())));
    }

    /** A character has one octet at least, in UTF-8 up to four; what is no known-multiplier type shows no size. */
    @Override
    public Width visit(Step.Text step) {
        CharacterStringType.Kind kind = step.type().kind();
        return kind.isKnownMultiplier()
                ? items(step.length(), step.type().size(), Width.fixed(8L * kind.octets()))
                : of(step.length()).plus(Width.atLeast(0));
    }

    @Override
    public Width visit(Time step) {
        return step.width();
    }

    @Override
    public Width visit(Step.Real step) {
        return step.width() > 0 ? Width.fixed(step.width()) : of(step.length()).plus(Width.atLeast(0));
    }

    @Override
    public Width visit(Step.Identifier step) {
        return of(step.length()).plus(Width.atLeast(0));
    }

    @Override
    public Width visit(Step.Decimal step) {
        Width number = of(new NumberForm.Groups(true));
        return number.plus(number);
    }

    @Override
    public Width visit(Step.TableString step) {
        return of(new NumberForm.Groups(false));
    }

    @Override
    public Width visit(Step.Repetition step) {
        Width element = of(step.element());
        return step.length() instanceof NumberForm.Continued continued
                ? of(continued)
                        .plus(element.times(
                                continued.least(),
                                continued.most().isPresent() ? continued.most().getAsInt() : Width.UNBOUNDED))
                : items(step.length(), step.type().size(), element);
    }

    @Override
    public Width visit(Step.Sequence step) {
        return parts(step.parts());
    }

    private Width parts(List<Part> parts) {
        PartWidth width = new PartWidth();
        return parts.stream().map(part -> part.accept(width)).reduce(Width.ZERO, Width::plus);
    }

    @Override
    public Width visit(Step.Choice step) {
        if (step.selector() instanceof NumberForm.Told) {
            return openType(step);
        }
        List<Width> root = step.branches().stream()
                .limit(step.type().root().size())
                .map(branch -> selector(step, branch).plus(of(branch.content())))
                .toList();
        Width width = root.stream().reduce(Width::or).orElse(Width.ZERO);
        // an unknown addition has an open type of one octet at least
        return isOpen(step.type().extensible()) ? width.orExtension(leastOfExtension(step.selector()) + 16) : width;
    }

    /** The types of an open type, and those that are not known: a length and one octet at least. */
    private Width openType(Step.Choice step) {
        Width types = step.branches().stream()
                .map(branch -> of(branch.content()))
                .reduce(Width::or)
                .orElseThrow();
        return step.type().extensible() ? types.or(Width.atLeast(16)) : types;
    }

    /** True if what lies beyond an extension root is to be expected. */
    private boolean isOpen(boolean extensible) {
        return extensible && plans.codesExtensions();
    }

    private static long leastOfExtension(NumberForm selector) {
        return selector instanceof NumberForm.Extensible extensible
                ? 1 + of(extensible.extension()).least()
                : of(selector).least();
    }

    /** A tag has the octets that it has, whatever other tags have. */
    private Width selector(Step.Choice step, Branch branch) {
        return step.selector() instanceof NumberForm.TagOctets
                ? branch.codes().stream()
                        .map(code -> Width.fixed(Math.max(1, (code.bitLength() + 7) / 8) * 8L))
                        .reduce(Width::or)
                        .orElseThrow()
                : of(step.selector());
    }

    /** True if more octets than the content has are refused; one of no bits may have an octet (X.691 clause 11.1.3). */
    public boolean isWhole(Step.OpenType step) {
        return step.whole() && of(step.content()).least() > 0;
    }

    @Override
    public Width visit(Step.OpenType step) {
        Width content = of(step.content());
        return new Width(8 + Math.max(8, octets(content.least())), Width.UNBOUNDED, content.extensible());
    }

    /** Lengths may have any number of octets, and strings may be in any number of parts. */
    @Override
    public Width visit(Element step) {
        Width content = of(step.content());
        long octets = content.least() / 8;
        for (int i = step.tags().size() - 1; i >= 0; i--) {
            // from three octets on the indefinite form is as short
            octets += identifierOctets(step.tags().get(i)) + (octets < 0x80 ? 1 : octets < 0x100 ? 2 : 3);
        }
        return new Width(8 * octets, Width.UNBOUNDED, content.extensible());
    }

    /** X.690 clause 8.1.2. */
    static int identifierOctets(Tag tag) {
        int groups = (Integer.SIZE - Integer.numberOfLeadingZeros(tag.number()) + 6) / 7;
        return tag.number() < 31 ? 1 : 1 + groups;
    }

    @Override
    public Width visit(AnyElement step) {
        return Width.atLeast(16);
    }

    @Override
    public Width visit(Step.Use step) {
        return of(step);
    }

    @Override
    public Width visit(Step.Checked step) {
        return of(step.base());
    }

    /** Where an octet begins depends on what comes before: alignment takes none to {@link #ALIGNMENT} bits. */
    static Width aligned(boolean aligned, Width width) {
        return aligned ? width.plus(new Width(0, ALIGNMENT)) : width;
    }

    private Width items(NumberForm length, SizeConstraint size, Width item) {
        if (length instanceof NumberForm.Extensible extensible) {
            return BIT.plus(items(extensible.root(), size.root(), item)
                    .orExtension(of(extensible.extension()).least()));
        }
        Width width = items(length, size.root(), item);
        // lengths beyond the root may be shorter, too
        return isOpen(size.extensible()) ? width.orExtension(of(length).least()) : width;
    }

    private Width items(NumberForm length, IntegerSet size, Width item) {
        long fewest = clamp(size.lower().orElse(BigInteger.ZERO));
        long most = size.upper().map(Widths::clamp).orElse(Width.UNBOUNDED);
        return lengths(length, size).plus(item.times(fewest, most));
    }

    /** Where the length has no upper bound in its form, that of the size limits it all the same. */
    Width lengths(NumberForm form, IntegerSet size) {
        Width width = of(form);
        long most = size.upper().map(Widths::clamp).orElse(Width.UNBOUNDED);
        boolean limited = width.isUnbounded() && most != Width.UNBOUNDED;
        long octet = plans.alignsLengths() ? 8 + ALIGNMENT : 8;
        return limited ? new Width(width.least(), octet * (most / 0x1_0000 + 3), width.extensible()) : width;
    }

    private static long clamp(BigInteger number) {
        return number.bitLength() < Long.SIZE ? number.longValue() : Width.UNBOUNDED;
    }

    static Width of(NumberForm form) {
        return form.accept(new FormWidth());
    }

    /** The widths of the parts of a SEQUENCE. */
    private final class PartWidth implements PartVisitor<Width> {
        @Override
        public Width visit(Step.ExtensionBit part) {
            return BIT;
        }

        @Override
        public Width visit(Step.Presence part) {
            return Width.fixed(part.fields().size());
        }

        @Override
        public Width visit(Step.Optionals part) {
            Width width = Width.ZERO;
            for (int left = part.fields().size(); left > 0; left--) {
                Width code = Width.fixed(Step.Optionals.codeWidth(left));
                boolean first = left == part.fields().size();
                width = width.plus(first ? code : code.orNothing());
            }
            return part.fields().stream()
                    .map(field -> of(field.content()).orNothing())
                    .reduce(width, Width::plus);
        }

        @Override
        public Width visit(Elements part) {
            Width root = part.fields().stream()
                    .filter(field -> !part.isAddition(field))
                    .map(this::visit)
                    .reduce(Width.ZERO, Width::plus);
            return part.others().isPresent() ? root.plus(new Width(0, 0, true)) : root;
        }

        @Override
        public Width visit(Step.Padding part) {
            return Width.fixed(part.width());
        }

        @Override
        public Width visit(Step.Field part) {
            Width width = of(part.content());
            return part.component().isMandatory() ? width : width.orNothing();
        }

        @Override
        public Width visit(Step.Additions part) {
            return new Width(0, 0, true);
        }
    }
}
