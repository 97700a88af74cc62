package org.c2x.asn1.schema;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/**
 * An open type under a component relation constraint (X.682 clause 10): a CHOICE of types that other components of the
 * same SEQUENCE or SET tell apart. What a table without such components allows is an {@link AnyType}.
 *
 * <pre>
 *   Field ::= SEQUENCE {
 *     id    CLASS.&amp;id ({Set}),
 *     value CLASS.&amp;Type ({Set}{&#64;id})     keys: id
 *   }
 * </pre>
 */
public final class OpenType extends ChoiceType {

    /**
     * A row of the table: an object of the set that has a type.
     *
     * @param identifiers the values of the {@link #keys}, in their order; no two rows have the same ones
     * @param alternative the type, named as an alternative of a CHOICE of these types would be
     */
    public record Row(List<Value> identifiers, Alternative alternative) {
        public Row {
            identifiers = List.copyOf(identifiers);
        }
    }

    private final List<String> keys;
    private final List<Row> rows;
    private final Map<List<Value>, Row> byIdentifiers = new HashMap<>();

    /**
     * An open type of these rows.
     *
     * @param keys       names of the components that tell the type, of the SEQUENCE or SET around it
     * @param rows       in the order of the object set; their alternatives are those of the root
     * @param extensible true if the object set is: then there are values of types that are not known here
     */
    public OpenType(List<String> keys, List<Row> rows, boolean extensible) {
        super(rows.stream().map(Row::alternative).toList(), extensible, List.of());
        this.keys = List.copyOf(keys);
        this.rows = List.copyOf(rows);
        rows.forEach(row -> byIdentifiers.put(row.identifiers(), row));
    }

    /** Names of the components beside this one that tell the type; at least one. */
    public List<String> keys() {
        return keys;
    }

    /** The rows of the table, in the order of the alternatives; at least one. */
    public List<Row> rows() {
        return rows;
    }

    /** The row of these identifiers, if there is one; a component that is absent has null. */
    public Optional<Row> row(List<Value> identifiers) {
        return Optional.ofNullable(byIdentifiers.get(identifiers));
    }

    /** The identifiers of this type in a SEQUENCE or SET; null where a component is absent and has no DEFAULT. */
    public List<Value> identifiers(SequenceType around, IntFunction<Value> slots) {
        Value[] identifiers = new Value[keys.size()];
        for (int slot = 0; slot < around.components().size(); slot++) {
            Component component = around.components().get(slot);
            int key = keys.indexOf(component.name());
            if (key >= 0) {
                Value value = slots.apply(slot);
                identifiers[key] =
                        value != null ? value : component.defaultValue().orElse(null);
            }
        }
        return Arrays.asList(identifiers);
    }

    /**
     * What is wrong with a value, empty if nothing is.
     *
     * @param value a {@link ChoiceValue} of one of the alternatives, or an {@link UnknownAlternative}
     */
    public Optional<String> problem(List<Value> identifiers, Value value) {
        Optional<String> told = row(identifiers).map(row -> row.alternative().name());
        boolean isUnknown = value instanceof UnknownAlternative;
        if (isUnknown ? told.isEmpty() && extensible() : told.equals(name(value))) {
            return Optional.empty();
        }
        return Optional.of(told(identifiers) + " tells " + told.orElse("no type") + ", found "
                + name(value).orElse("octets of an unknown type"));
    }

    private static Optional<String> name(Value value) {
        return value instanceof ChoiceValue chosen ? Optional.of(chosen.name()) : Optional.empty();
    }

    private String told(List<Value> identifiers) {
        return IntStream.range(0, keys.size())
                .mapToObj(i -> keys.get(i) + ' ' + Excerpt.of(identifiers.get(i)))
                .collect(Collectors.joining(", "));
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
