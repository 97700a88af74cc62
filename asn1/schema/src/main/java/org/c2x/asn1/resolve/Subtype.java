package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.value.Value;

/**
 * What a part of a constraint allows.
 *
 * @param visible    what PER sees of it, empty if it sees nothing (X.691 clause 10.3)
 * @param exact      exactly what tests can show to be allowed, empty if numbers, lengths and characters cannot tell
 * @param check      the same as a condition to be tested; empty if nothing can be tested
 * @param extensible true if a visible part has an extension marker
 * @param contained  the type after CONTAINING
 */
record Subtype(
        Optional<Region> visible,
        Optional<Region> exact,
        Optional<Constraint> check,
        boolean extensible,
        Optional<ContainedType> contained) {

    /** Allows everything, as far as can be tested, and is not seen by PER. */
    static final Subtype UNSEEN = contents(Optional.empty());

    /** A condition that PER does not see. */
    static Subtype check(Constraint check) {
        return new Subtype(Optional.empty(), Optional.empty(), Optional.of(check), false, Optional.empty());
    }

    static Subtype numbers(IntegerSet numbers) {
        Region region = Region.ofNumbers(numbers);
        return seen(region, new Constraint.Range(numbers));
    }

    static Subtype characters(IntegerSet characters) {
        return seen(Region.ofCharacters(characters), new Constraint.Alphabet(characters));
    }

    /** The constraint of each character: the check does not ask that all characters of a string be of one part. */
    Subtype asAlphabet() {
        Optional<Constraint> alphabet = exact.map(region -> new Constraint.Alphabet(region.characters()));
        return new Subtype(visible, exact, alphabet.or(() -> check), extensible, contained);
    }

    private static Subtype seen(Region region, Constraint check) {
        return new Subtype(Optional.of(region), Optional.of(region), Optional.of(check), false, Optional.empty());
    }

    /** CONTAINING: the type of the contents. */
    static Subtype contents(Optional<ContainedType> contained) {
        return new Subtype(Optional.empty(), Optional.of(Region.ALL), Optional.empty(), false, contained);
    }

    // X.691 clause 10.3: a union of which PER cannot see a part is not visible at all.
    static Subtype union(List<Subtype> parts) {
        return new Subtype(
                all(parts.stream().map(Subtype::visible).toList()).map(Region::union),
                all(parts.stream().map(Subtype::exact).toList()).map(Region::union),
                all(parts.stream().map(Subtype::check).toList()).map(Subtype::anyOf),
                parts.stream().anyMatch(Subtype::extensible),
                Optional.empty());
    }

    private static <T> Optional<List<T>> all(List<Optional<T>> parts) {
        return parts.stream().allMatch(Optional::isPresent)
                ? Optional.of(parts.stream().map(Optional::orElseThrow).toList())
                : Optional.empty();
    }

    // X.691 clause 10.3: what PER cannot see of an intersection is ignored.
    static Subtype intersection(List<Subtype> parts) {
        List<Constraint> checks =
                parts.stream().flatMap(part -> part.check.stream()).toList();
        return new Subtype(
                parts.stream().flatMap(part -> part.visible.stream()).reduce(Region::intersection),
                all(parts.stream().map(Subtype::exact).toList())
                        .flatMap(regions -> regions.stream().reduce(Region::intersection)),
                allOf(checks),
                parts.stream().anyMatch(part -> part.visible.isPresent() && part.extensible),
                parts.stream().flatMap(part -> part.contained.stream()).findFirst());
    }

    // X.691 clause 10.3: what follows EXCEPT is ignored.
    Subtype except(Subtype excluded) {
        if (excluded.check.isEmpty()) {
            return this; // what cannot be tested cannot be excluded
        }
        Optional<Region> rest = exact.isPresent()
                        && excluded.exact.isPresent()
                        && excluded.exact.get().canBeExcluded()
                ? Optional.of(exact.get().without(excluded.exact.get()))
                : Optional.empty();
        List<Constraint> checks = new ArrayList<>();
        check.ifPresent(checks::add);
        excluded.check.ifPresent(condition -> checks.add(new Constraint.Not(condition)));
        return new Subtype(visible, rest, allOf(checks), extensible, contained);
    }

    /** All of the conditions as one. */
    static Optional<Constraint> allOf(List<Constraint> parts) {
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(parts.size() == 1 ? parts.get(0) : new Constraint.AllOf(parts));
    }

    private static Constraint anyOf(List<Constraint> parts) {
        if (parts.stream().allMatch(Constraint.OneOf.class::isInstance)) {
            Set<Value> values = new LinkedHashSet<>();
            parts.forEach(part -> values.addAll(((Constraint.OneOf) part).values()));
            return new Constraint.OneOf(values);
        }
        if (parts.stream().allMatch(Constraint.Range.class::isInstance)) {
            return new Constraint.Range(new IntegerSet(parts.stream()
                    .flatMap(part -> ((Constraint.Range) part).values().ranges().stream())
                    .toList()));
        }
        return parts.size() == 1 ? parts.get(0) : new Constraint.AnyOf(parts);
    }
}
