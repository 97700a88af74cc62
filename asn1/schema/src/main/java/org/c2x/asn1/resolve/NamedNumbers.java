package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** INTEGER, ENUMERATED and BIT STRING with their names and numbers (X.680 clauses 19, 20 and 22). */
final class NamedNumbers {
    private final Resolution resolution;

    NamedNumbers(Resolution resolution) {
        this.resolution = resolution;
    }

    IntegerType integer(TypeNode.Integer node, Scope scope) {
        return new IntegerType(IntegerSet.ALL, false, named(node.named(), scope));
    }

    BitStringType bitString(TypeNode.BitString node, Scope scope) {
        List<NamedNumber> bits = named(node.named(), scope);
        for (int i = 0; i < bits.size(); i++) {
            if (bits.get(i).number().signum() < 0) {
                error(node.named().get(i).name(), "the number of a bit is 0 or more");
            }
        }
        return new BitStringType(SizeConstraint.NONE, bits, Optional.empty());
    }

    private List<NamedNumber> named(List<TypeNode.NamedNumber> nodes, Scope scope) {
        List<NamedNumber> named = new ArrayList<>();
        Set<String> names = new HashSet<>();
        Map<BigInteger, String> numbers = new HashMap<>();
        for (TypeNode.NamedNumber node : nodes) {
            try {
                BigInteger number = resolution.values.number(node.number(), scope);
                checkUnique(node.name(), number, names, numbers);
                named.add(named(node.name(), number, node.comment()));
            } catch (SourceError error) {
                resolution.diagnostics.error(error);
            }
        }
        return named;
    }

    private NamedNumber named(Name name, BigInteger number, String comment) {
        return resolution.names.declared(new NamedNumber(name.text(), number, comment), name);
    }

    private void checkUnique(Name name, BigInteger number, Set<String> names, Map<BigInteger, String> numbers) {
        if (!names.add(name.text())) {
            error(name, "'" + name + "' is named twice");
        }
        String other = numbers.putIfAbsent(number, name.text());
        if (other != null) {
            error(name, "'" + name + "' has the number " + number + ", as '" + other + "' has");
        }
    }

    private void error(Name name, String message) {
        resolution.diagnostics.error(name.position(), message);
    }

    // X.680 clause 20: root items without a number take the least one from 0 that no root item has; additions
    // without a number take the one above the last addition, or the least free one.
    EnumeratedType enumerated(TypeNode.Enumerated node, Scope scope) {
        Set<String> names = new HashSet<>();
        Map<BigInteger, String> numbers = new HashMap<>();
        List<BigInteger> given = new ArrayList<>();
        for (TypeNode.Enumeral enumeral : node.root()) {
            given.add(number(enumeral, scope));
            if (given.get(given.size() - 1) != null) {
                checkUnique(enumeral.name(), given.get(given.size() - 1), new HashSet<>(), numbers);
            }
        }
        List<NamedNumber> root = new ArrayList<>();
        BigInteger next = BigInteger.ZERO;
        for (int i = 0; i < given.size(); i++) {
            TypeNode.Enumeral enumeral = node.root().get(i);
            BigInteger number = given.get(i);
            if (number == null) {
                while (numbers.containsKey(next)) {
                    next = next.add(BigInteger.ONE);
                }
                number = next;
                numbers.put(number, enumeral.name().text());
            }
            if (!names.add(enumeral.name().text())) {
                error(enumeral.name(), "'" + enumeral.name() + "' is named twice");
            }
            root.add(named(enumeral.name(), number, enumeral.comment()));
        }
        List<NamedNumber> additions = additions(node.additions(), scope, names, numbers);
        root.sort(Comparator.comparing(NamedNumber::number));
        boolean extensible = node.extensible() || scope.module().extensibilityImplied();
        return new EnumeratedType(root, extensible, additions);
    }

    private List<NamedNumber> additions(
            List<TypeNode.Enumeral> nodes, Scope scope, Set<String> names, Map<BigInteger, String> numbers) {
        List<NamedNumber> additions = new ArrayList<>();
        BigInteger next = BigInteger.ZERO;
        for (TypeNode.Enumeral enumeral : nodes) {
            BigInteger number = number(enumeral, scope);
            if (number == null) {
                while (numbers.containsKey(next)) {
                    next = next.add(BigInteger.ONE);
                }
                number = next;
            } else if (number.compareTo(next) < 0 && !additions.isEmpty()) {
                error(enumeral.name(), "numbers after the extension marker must ascend");
            }
            checkUnique(enumeral.name(), number, names, numbers);
            next = number.add(BigInteger.ONE);
            additions.add(named(enumeral.name(), number, enumeral.comment()));
        }
        additions.sort(Comparator.comparing(NamedNumber::number));
        return additions;
    }

    /** The number that is written, null if there is none. */
    @Nullable
    private BigInteger number(TypeNode.Enumeral enumeral, Scope scope) {
        Optional<ValueNode> number = enumeral.number();
        return number.isPresent() ? resolution.values.number(number.get(), scope) : null;
    }
}
