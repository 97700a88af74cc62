package org.c2x.asn1.interpreter.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;

/** Compares two versions of a schema, type by type. */
public final class SchemaDifference {
    /** What verdicts can be about: all rule sets, and JER. */
    public static final List<String> SCHEMES = Stream.concat(
                    RuleSet.interpreted().stream().map(RuleSet::scheme), Stream.of("jer"))
            .toList();

    private final Schema before;
    private final Schema after;
    private final List<String> schemes;
    private final BoundaryValues old = new BoundaryValues();
    private final BoundaryValues young = new BoundaryValues();

    private SchemaDifference(Schema before, Schema after, List<String> schemes) {
        this.before = before;
        this.after = after;
        this.schemes = schemes;
    }

    /**
     * The types that differ by themselves, and those that were chosen of the new version.
     *
     * @param schemes what verdicts are wanted about, of {@link #SCHEMES}
     * @return in the order of the new version, those that it lacks at the end
     */
    public static List<TypeDifference> of(Schema before, Schema after, List<String> schemes) {
        return new SchemaDifference(before, after, schemes).all();
    }

    private List<TypeDifference> all() {
        List<TypeDifference> all = new ArrayList<>();
        for (TypeDefinition definition : types(after)) {
            Optional<TypeDefinition> earlier = namesake(before, definition);
            if (earlier.isEmpty()) {
                all.add(new TypeDifference(earlier, Optional.of(definition), List.of("added"), List.of()));
            } else {
                List<String> changes = TypeChanges.of(earlier.get().type(), definition.type());
                if (!changes.isEmpty() || after.roots().contains(definition)) {
                    all.add(new TypeDifference(
                            earlier, Optional.of(definition), changes, verdicts(earlier.get(), definition)));
                }
            }
        }
        for (TypeDefinition definition : types(before)) {
            if (namesake(after, definition).isEmpty()) {
                all.add(new TypeDifference(Optional.of(definition), Optional.empty(), List.of("removed"), List.of()));
            }
        }
        return all;
    }

    private static List<TypeDefinition> types(Schema schema) {
        return schema.modules().stream()
                .flatMap(module -> module.types().stream())
                .toList();
    }

    /** The type of the same name, in the module of the same name if there is one: modules are renamed more often. */
    private static Optional<TypeDefinition> namesake(Schema schema, TypeDefinition definition) {
        return schema.find(definition.toString()).or(() -> schema.find(definition.name()));
    }

    private List<Verdict> verdicts(TypeDefinition earlier, TypeDefinition later) {
        TypeReference from = new TypeReference(earlier);
        TypeReference to = new TypeReference(later);
        List<Value> oldValues = old.of(from);
        List<Value> newValues = young.of(to);
        return schemes.stream()
                .map(scheme -> new Verdict(
                        scheme,
                        Reading.firstUnread(scheme, to, from, newValues),
                        Reading.firstUnread(scheme, from, to, oldValues)))
                .toList();
    }
}
