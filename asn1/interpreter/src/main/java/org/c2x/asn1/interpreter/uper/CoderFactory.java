package org.c2x.asn1.interpreter.uper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.interpreter.RecursiveTypes;
import org.c2x.asn1.per.UperWidths;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;

/** Makes the coders of a type and of all types in its reach, one for each. */
final class CoderFactory {
    private final Set<TypeDefinition> recursive;
    private final Map<Type, UperCoder> coders = new IdentityHashMap<>();
    private final Map<TypeDefinition, UperCoder> definitions = new HashMap<>();
    private final UperWidths widths = new UperWidths();

    private CoderFactory(Type type) {
        this.recursive = RecursiveTypes.of(type);
    }

    static UperCoder coder(Type type) {
        return new CoderFactory(type).get(type);
    }

    private UperCoder get(Type type) {
        if (type instanceof TypeReference reference) {
            return definition(reference.target());
        }
        UperCoder known = coders.get(type);
        if (known == null) {
            known = make(type);
            coders.put(type, known);
        }
        return known;
    }

    private UperCoder definition(TypeDefinition definition) {
        UperCoder known = definitions.get(definition);
        if (known != null) {
            return known;
        }
        if (!recursive.contains(definition)) {
            UperCoder coder = get(definition.type());
            definitions.put(definition, coder);
            return coder;
        }
        ReferenceCoder reference = new ReferenceCoder();
        definitions.put(definition, reference);
        reference.bind(get(definition.type()));
        return reference;
    }

    private UperCoder make(Type type) {
        if (type instanceof ConstrainedType constrained) {
            return new ConstrainedCoder(constrained, get(constrained.base()), Optional.empty());
        } else if (type instanceof SequenceType sequence) {
            return sequence(sequence);
        } else if (type instanceof ChoiceType choice) {
            return new ChoiceCoder(
                    choice,
                    choice.alternatives().stream().map(alternative -> get(alternative.type())).toList());
        } else if (type instanceof ListType list) {
            return list(list);
        }
        return leaf(type);
    }

    private UperCoder list(ListType type) {
        UperCoder element = get(type.element());
        int leastBits = (int) Math.min(widths.of(type.element()).least(), Integer.MAX_VALUE);
        return type.kind() == SequenceType.Kind.SET
                ? new SetOfCoder(type, element, leastBits)
                : new ListCoder(type, element, leastBits);
    }

    private static UperCoder leaf(Type type) {
        if (type instanceof IntegerType integer) {
            return new IntegerCoder(integer);
        } else if (type instanceof BooleanType) {
            return new BooleanCoder();
        } else if (type instanceof EnumeratedType enumerated) {
            return new EnumeratedCoder(enumerated);
        } else if (type instanceof BitStringType bits) {
            return new BitStringCoder(bits);
        } else if (type instanceof OctetStringType octets) {
            return new OctetStringCoder(octets);
        } else if (type instanceof CharacterStringType characters) {
            return characters.kind().isKnownMultiplier()
                    ? new CharacterStringCoder(characters)
                    : new CharacterStringCoder.OfOctets(characters);
        } else if (type instanceof ObjectIdentifierType oid) {
            return ContentsCoder.objectIdentifier(oid);
        } else if (type instanceof RealType) {
            return ContentsCoder.real();
        } else if (type instanceof NullType) {
            return new NullCoder();
        }
        throw new AssertionError(type);
    }

    private UperCoder ofComponent(Component component) {
        return component.defaultValue().isPresent()
                ? withDefault(component.type(), component.defaultValue())
                : get(component.type());
    }

    /** A coder of its own as far as constraints stand around the type: they know the DEFAULT. */
    private UperCoder withDefault(Type type, Optional<Value> defaultValue) {
        if (type instanceof ConstrainedType constrained) {
            return new ConstrainedCoder(constrained, withDefault(constrained.base(), defaultValue), defaultValue);
        } else if (type instanceof TypeReference reference && !recursive.contains(reference.target())) {
            return withDefault(reference.target().type(), defaultValue);
        }
        return get(type);
    }

    private UperCoder sequence(SequenceType type) {
        List<ComponentCoder> components = new ArrayList<>();
        for (Component component : type.components()) {
            components.add(new ComponentCoder(component, components.size(), ofComponent(component)));
        }
        int next = type.root().size();
        ComponentList root = new ComponentList(components.subList(0, next));
        List<Addition> additions = new ArrayList<>();
        for (SequenceType.Addition addition : type.additions()) {
            int size = addition.components().size();
            List<ComponentCoder> inside = components.subList(next, next + size);
            additions.add(addition.isGroup()
                    ? new ComponentList(inside)
                    : inside.get(0));
            next += size;
        }
        return new SequenceCoder(type, root, additions);
    }
}
