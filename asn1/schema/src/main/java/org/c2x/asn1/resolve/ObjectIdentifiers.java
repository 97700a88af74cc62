package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.Value;

/** Values of OBJECT IDENTIFIER and RELATIVE-OID (X.680 clauses 32 and 33). */
final class ObjectIdentifiers {
    private static final int MOST_ARCS = 1000;

    /** The arcs that may be written without their number (X.660 Annex A). */
    private static final Map<String, Integer> ROOT_ARCS =
            Map.of("itu-t", 0, "ccitt", 0, "iso", 1, "joint-iso-itu-t", 2, "joint-iso-ccitt", 2);

    private static final Map<String, Integer> ITU_ARCS = Map.of(
            "recommendation",
            0,
            "question",
            1,
            "administration",
            2,
            "network-operator",
            3,
            "identified-organization",
            4);

    private static final Map<String, Integer> ISO_ARCS =
            Map.of("standard", 0, "registration-authority", 1, "member-body", 2, "identified-organization", 3);

    /** itu-t recommendation. */
    private static final List<BigInteger> RECOMMENDATIONS = List.of(BigInteger.ZERO, BigInteger.ZERO);

    private final Resolution resolution;

    ObjectIdentifiers(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The value of {@code { … }}. */
    Value value(ValueNode node, Scope scope, boolean relative) {
        if (!(node instanceof ValueNode.Braced braced) || braced.elements().size() != 1) {
            throw new SourceError(
                    node.position(), "expected " + TypeNames.describe(new ObjectIdentifierType(relative)));
        }
        List<BigInteger> arcs = arcs(braced.elements().get(0), scope, relative);
        if (!relative && (arcs.size() < 2 || !isValidStart(arcs))) {
            throw new SourceError(
                    node.position(), "an object identifier starts with 0 or 1 and 0 to 39, or with 2 and any number");
        }
        return new ObjectIdentifierValue(new ObjectIdentifier(arcs));
    }

    /** The dotted form of the object identifier of a module, empty if it has none. */
    String ofModule(List<ValueNode> components, Scope scope) {
        if (components.isEmpty()) {
            return "";
        }
        try {
            return new ObjectIdentifier(arcs(components, scope, false)).toString();
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
            return "";
        }
    }

    /** The dotted form of an object identifier that is written without references to values. */
    static Optional<String> written(List<ValueNode> components) {
        List<BigInteger> arcs = new ArrayList<>();
        for (ValueNode component : components) {
            ValueNode number = component instanceof ValueNode.NamedForm named ? named.number() : component;
            if (number instanceof ValueNode.Number literal) {
                arcs.add(literal.number());
            } else if (number instanceof ValueNode.Reference reference) {
                wellKnown(reference, arcs).ifPresent(arcs::add);
            }
        }
        boolean isComplete = !arcs.isEmpty() && arcs.size() == components.size();
        return isComplete
                ? Optional.of(arcs.stream().map(BigInteger::toString).collect(Collectors.joining(".")))
                : Optional.empty();
    }

    private static boolean isValidStart(List<BigInteger> arcs) {
        int root = arcs.get(0).bitLength() < Integer.SIZE ? arcs.get(0).intValue() : Integer.MAX_VALUE;
        return root <= 2 && (root == 2 || arcs.get(1).compareTo(BigInteger.valueOf(40)) < 0);
    }

    // ObjIdComponents ::= NameForm | NumberForm | NameAndNumberForm | DefinedValue
    private List<BigInteger> arcs(List<ValueNode> components, Scope scope, boolean relative) {
        List<BigInteger> arcs = new ArrayList<>();
        for (ValueNode component : components) {
            if (component instanceof ValueNode.NamedForm named) {
                arcs.add(number(named.number(), scope));
            } else if (component instanceof ValueNode.Number) {
                arcs.add(number(component, scope));
            } else if (component instanceof ValueNode.Reference reference) {
                Optional<BigInteger> known = relative ? Optional.empty() : wellKnown(reference, arcs);
                known.ifPresentOrElse(arcs::add, () -> arcs.addAll(referenced(reference, scope, arcs, relative)));
            } else {
                throw new SourceError(component.position(), "expected an arc: a number, name(number) or a name");
            }
            if (arcs.size() > MOST_ARCS) {
                throw new SourceError(component.position(), "more than " + MOST_ARCS + " arcs");
            }
        }
        return arcs;
    }

    private BigInteger number(ValueNode node, Scope scope) {
        BigInteger number = resolution.values.number(node, scope);
        if (number.signum() < 0) {
            throw new SourceError(node.position(), "an arc is 0 or more");
        }
        return number;
    }

    private static Optional<BigInteger> wellKnown(ValueNode.Reference reference, List<BigInteger> before) {
        Map<String, Integer> names = Map.of();
        String name = reference.name().text();
        if (before.equals(RECOMMENDATIONS) && name.length() == 1) {
            return Optional.of(BigInteger.valueOf(name.charAt(0) - 'a' + 1L)); // the series: a is 1, z is 26
        }
        if (before.isEmpty()) {
            names = ROOT_ARCS;
        } else if (before.size() == 1) {
            names = before.get(0).signum() == 0 ? ITU_ARCS : before.get(0).equals(BigInteger.ONE) ? ISO_ARCS : Map.of();
        }
        return Optional.ofNullable(names.get(name)).map(BigInteger::valueOf);
    }

    /** The arcs of a value: an INTEGER, a RELATIVE-OID, or an OBJECT IDENTIFIER before. */
    private List<BigInteger> referenced(
            ValueNode.Reference reference, Scope scope, List<BigInteger> before, boolean relative) {
        Position position = reference.position();
        ValueResolver.Defined defined = resolution.values.any(reference, scope);
        if (defined.value() instanceof IntegerValue integer
                && integer.toBigInteger().signum() >= 0) {
            return List.of(integer.toBigInteger());
        }
        if (defined.value() instanceof ObjectIdentifierValue identifier
                && resolution.types.resolved(defined.type(), position) instanceof ObjectIdentifierType type
                && (type.relative() ? relative || !before.isEmpty() : !relative && before.isEmpty())) {
            return identifier.value().arcs();
        }
        throw new SourceError(position, "'" + reference.name() + "' is no arc");
    }
}
