package org.c2x.asn1.emit.rust;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Problems;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.emit.WrittenNumbers;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Finds what the Rust back end cannot do yet. */
final class RustSupport {
    private final RustModel model;
    private final Problems problems;
    private final List<PlanBuilder> plans =
            RustEmitter.ruleSets().stream().map(RuleSet::plans).toList();

    private RustSupport(RustModel model) {
        this.model = model;
        this.problems = new Problems(model.java().schema());
    }

    /** @throws org.c2x.asn1.emit.NotSupportedException if there is anything of that kind */
    static void require(RustModel model) {
        RustSupport support = new RustSupport(model);
        model.java().declarations().forEach(support::check);
        support.problems.refuse();
    }

    private void check(Declaration declaration) {
        Type type = declaration.type();
        if (type instanceof EnumeratedType enumerated) {
            WrittenNumbers.tooLarge(enumerated)
                    .ifPresent(number -> refuse(declaration.asn1Name(), "an enumeral of " + Excerpt.of(number)));
        }
        if (type instanceof ListType) {
            part(type).ifPresent(what -> refuse(declaration.asn1Name(), what));
        }
        if (type instanceof SequenceType sequence) {
            for (Component component : sequence.components()) {
                String place = declaration.asn1Name() + '.' + component.name();
                component
                        .defaultValue()
                        .filter(value -> !model.hasLiteral(component.type(), value))
                        .ifPresent(value -> refuse(place, "such a DEFAULT"));
                WrittenNumbers.tooLarge(component, model::holds)
                        .ifPresent(number -> refuse(place, "a DEFAULT of " + Excerpt.of(number)));
                if (component.type().resolved() instanceof OpenType open && !isTold(sequence, open)) {
                    refuse(place, "an open type that no numbers or enumerals beside it tell");
                }
            }
        }
        if (plans.stream().anyMatch(rules -> repeatsTag(rules.of(type)))) {
            refuse(declaration.asn1Name(), "a CHOICE without a tag in another one");
        }
        declaration.forEachPart((each, place) -> part(each).ifPresent(what -> refuse(place, what)));
    }

    private static boolean repeatsTag(Step step) {
        return step instanceof Step.Choice choice && choice.branches().stream().anyMatch(Branch::repeatsTag);
    }

    private boolean isTold(SequenceType around, OpenType open) {
        return around.components().stream()
                .filter(each -> open.keys().contains(each.name()))
                .allMatch(key -> !RustModel.isOptional(around, key)
                        && open.rows().stream()
                                .flatMap(row -> row.identifiers().stream())
                                .allMatch(value -> model.hasLiteral(key.type(), value)));
    }

    private void refuse(String place, String construct) {
        problems.add(place, construct + " is not supported by the Rust back end yet");
    }

    private Optional<String> part(Type type) {
        Type resolved = type.resolved();
        if (Sizes.of(resolved)
                .root()
                .lower()
                .filter(least -> least.bitLength() > Integer.SIZE - 1)
                .isPresent()) {
            return Optional.of("a size of that many");
        }
        if (model.sizes().isPointedTo(type)) {
            return Optional.of("a type within itself, but for lists,");
        }
        if (resolved instanceof RealType) {
            return Optional.of("REAL");
        }
        if (resolved instanceof CharacterStringType text) {
            if (text.kind().isTimeOf2008()) {
                return Optional.of(text.kind().asn1Name());
            }
            if (text.kind().isKnownMultiplier() && StructModel.isUtf8(text)) {
                return Optional.of(text.kind().asn1Name());
            }
        }
        return Optional.empty();
    }
}
