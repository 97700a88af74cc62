package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.parser.NotationParser;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/** Values of the syntax to values of a type, their governor; and the value assignments (X.680 clause 17.7). */
final class ValueResolver {
    private static final IntegerType ANY_INTEGER = new IntegerType(IntegerSet.ALL, false, List.of());

    /** A value whose constraints can be checked once all types are bound. */
    private record Unchecked(Position position, Type type, Value value) {}

    /** What a value assignment defines. */
    record Defined(Type type, Value value) {}

    private final Resolution resolution;
    private final Once<Defined> defined;
    private final Map<ValueNode.InBraces, ValueNode> readBraces = new IdentityHashMap<>();
    private final List<Unchecked> unchecked = new ArrayList<>();

    private boolean ofMessage;

    ValueResolver(Resolution resolution) {
        this.resolution = resolution;
        this.defined = new Once<>(resolution.guard);
    }

    /**
     * From now on values are of messages, not of modules: names of types are those of the governor, since none are
     * imported, and a value of an open type that no table resolves may be the octets of its encoding.
     */
    void readMessages() {
        ofMessage = true;
    }

    boolean isOfMessage() {
        return ofMessage;
    }

    /** Checks the values noted for that, once all types are bound. */
    void checkAll() {
        for (Unchecked value : unchecked) {
            DeepCheck.problem(value.type(), value.value())
                    .ifPresent(problem ->
                            resolution.diagnostics.note(problem.severity(), value.position(), problem.message()));
        }
    }

    /** The value, noted to be checked against the constraints of its type later. */
    Value checked(ValueNode node, Scope scope, Type governor) {
        Value value = value(node, scope, governor);
        unchecked.add(new Unchecked(node.position(), governor, value));
        return value;
    }

    /** A number of a notation that is no value of a type of its own: a tag, a bit, an enumeral. */
    BigInteger number(ValueNode node, Scope scope) {
        return ((IntegerValue) value(node, scope, ANY_INTEGER)).toBigInteger();
    }

    /** The value; constraints of the type are not looked at. */
    Value value(ValueNode node, Scope scope, Type governor) {
        return resolution.guard.within(node.position(), () -> {
            Value value = of(node, scope, resolution.types.resolved(governor, node.position()));
            resolution.weights.use(value, node.position());
            return value;
        });
    }

    private Value of(ValueNode node, Scope scope, Type type) {
        if (type instanceof AnyType any) {
            if (ofMessage) {
                return resolution.stringValues.octets(node, scope, any.octets());
            }
            // no encoding is known here, so the octets of the value are not
            throw SourceError.leftOut(
                    node.position(), "a value of an open type that no table resolves is left out, with what needs it");
        }
        if (node instanceof ValueNode.Reference reference) {
            return named(reference, scope, type);
        }
        if (node instanceof ValueNode.FieldOfObject field) {
            return converted(
                    resolution.fields.value(field, scope),
                    type,
                    field.path().get(field.path().size() - 1));
        }
        if (node instanceof ValueNode.InBraces braces) {
            return of(read(braces), scope, type);
        }
        if (node instanceof ValueNode.Xml xml) {
            return of(type.accept(new XmlNotation(resolution, xml)), scope, type);
        }
        return type.accept(new LiteralValue(resolution, node, scope));
    }

    private ValueNode read(ValueNode.InBraces braces) {
        return readBraces.computeIfAbsent(braces, node -> NotationParser.value(node, resolution.diagnostics));
    }

    static SourceError mismatch(ValueNode node, Type type) {
        return new SourceError(node.position(), "expected " + TypeNames.describe(type));
    }

    /** A name: of an enumeral or number of the type, of a dummy, or of a value assignment. */
    private Value named(ValueNode.Reference node, Scope scope, Type type) {
        String name = node.name().text();
        if (node.module().isEmpty()) {
            Optional<Scope.Binding> binding = scope.binding(name);
            if (binding.isPresent()) {
                ActualParameter actual = binding.get().actual();
                ValueNode value = actual.value()
                        .orElseThrow(() -> new SourceError(
                                actual.position(), "expected a value for the parameter '" + name + "'"));
                return value(value, binding.get().scope(), type);
            }
            Optional<NamedNumber> number =
                    numbers(type).filter(each -> each.name().equals(name)).findFirst();
            if (number.isPresent()) {
                use(node.name(), number.get());
                return type instanceof EnumeratedType
                        ? new EnumeratedValue(name)
                        : IntegerValue.of(number.get().number());
            }
        }
        return converted(defined(symbol(node, scope, type), node, scope), type, node.name());
    }

    /** What a name of a value assignment or a dummy means where any type will do. */
    Defined any(ValueNode.Reference node, Scope scope) {
        return resolution.guard.within(node.position(), () -> {
            Optional<Scope.Binding> binding = scope.binding(node.name().text());
            if (node.module().isEmpty() && binding.isPresent()) {
                return new Defined(ANY_INTEGER, value(node, scope, ANY_INTEGER));
            }
            return defined(symbol(node, scope, ANY_INTEGER), node, scope);
        });
    }

    private Defined defined(Symbol symbol, ValueNode.Reference node, Scope scope) {
        return node.parameters().isEmpty()
                ? of(symbol)
                : of(resolution.instances.of(symbol, node.parameters(), scope).scope(), symbol, node.position());
    }

    /** What has a name as a value of the type itself. */
    private static Stream<NamedNumber> numbers(Type type) {
        if (type instanceof EnumeratedType enumerated) {
            return Stream.concat(enumerated.root().stream(), enumerated.additions().stream());
        }
        return type instanceof IntegerType integer ? integer.namedNumbers().stream() : Stream.of();
    }

    /** Notes that a name is that of a part of a type; what messages name is not noted. */
    void use(Name name, Object part) {
        if (!ofMessage) {
            resolution.names.use(name, part);
        }
    }

    private Symbol symbol(ValueNode.Reference node, Scope scope, Type type) {
        Symbol symbol;
        try {
            symbol = resolution.names.find(scope, node.module(), node.name());
        } catch (SourceError error) {
            if (type instanceof EnumeratedType enumerated && !error.isTold()) {
                throw new SourceError(
                        node.position(),
                        () -> "the ENUMERATED has no '" + node.name() + "'"
                                + Suggestions.didYouMean(
                                        node.name().text(),
                                        numbers(enumerated)
                                                .map(NamedNumber::name)
                                                .toList()));
            }
            throw error;
        }
        int parameters = symbol.assignment().parameters().size();
        if (!(symbol.assignment() instanceof Assignment.OfValue)) {
            throw new SourceError(node.position(), "'" + node.name() + "' is " + symbol.kind() + ", no value");
        }
        if (parameters != node.parameters().size()) {
            throw new SourceError(
                    node.position(), "'" + node.name() + "' is " + symbol.kind() + " of " + parameters + " parameters");
        }
        return symbol;
    }

    /** The value of an assignment without parameters. */
    Defined of(Symbol symbol) {
        return of(symbol.scope(), symbol, symbol.assignment().name().position());
    }

    private Defined of(Scope scope, Symbol symbol, Position position) {
        Supplier<String> circular = () -> "the value '" + symbol.name() + "' refers to itself";
        return defined.get(new Place(symbol, scope), position, circular, () -> {
            Assignment.OfValue assignment = (Assignment.OfValue) symbol.assignment();
            Type type = resolution.types.type(assignment.type(), scope);
            return new Defined(type, checked(assignment.value(), scope, type));
        });
    }

    /** What a name means as a value of the type, which must be compatible with its own one. */
    Value converted(Defined found, Type type, Name use) {
        return resolution
                .conversions
                .convert(found.value(), found.type(), type, use.position())
                .orElseThrow(() -> otherType(found, type, use));
    }

    private SourceError otherType(Defined found, Type type, Name use) {
        Type foundType = resolution.types.resolved(found.type(), use.position());
        if (foundType.isContaining() || type.isContaining()) {
            return StringValues.leftOut(use.position());
        }
        String actual = TypeNames.describe(foundType);
        String expected = TypeNames.describe(type);
        String difference = actual.equals(expected) ? ", but of another type" : ", expected " + expected;
        return new SourceError(use.position(), "'" + use + "' is " + actual + difference);
    }
}
