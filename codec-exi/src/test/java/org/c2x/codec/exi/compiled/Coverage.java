package org.c2x.codec.exi.compiled;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.its.messages.MessageType;

/**
 * Which of the cases of a message type some messages have had: optional components present and absent, those with a
 * DEFAULT with it and without, every alternative, every enumeral, the shortest and the longest lists.
 *
 * @param <T> the message
 */
final class Coverage<T> {
    private final TypeReference root;
    private final Mapping<T, Value> trees;
    private final Set<String> found = new HashSet<>();

    private Coverage(TypeReference root, Mapping<T, Value> trees) {
        this.root = root;
        this.trees = trees;
    }

    @SuppressWarnings("unchecked") // the table codec works on value trees
    static <T> Coverage<T> of(MessageType<T> type) {
        String[] modules = type.modules().toArray(String[]::new);
        TypeReference root = SchemaResources.load(Coverage.class.getClassLoader(), modules)
                .find(type.name())
                .map(TypeReference::new)
                .orElseThrow();
        MappedCodec<T, Value> table = (MappedCodec<T, Value>) Codecs.get("uper-table", type.type());
        return new Coverage<>(root, table.mapping());
    }

    void add(T message) {
        visit("", root, trees.toMessage(message));
    }

    T withLongestLists(T message) {
        return trees.fromMessage(LongestLists.of(root, trees.toMessage(message)));
    }

    /** The cases that no message has had. */
    Set<String> missing() {
        Set<String> missing = new TreeSet<>();
        expect("", root, missing, new HashSet<>());
        missing.removeAll(found);
        return missing;
    }

    private void visit(String outer, Type use, Value value) {
        String name = nameOf(outer, use);
        Type type = use.resolved();
        if (value instanceof SequenceValue sequence) {
            for (Component component : ((SequenceType) type).components()) {
                Value part = sequence.get(component.name());
                String path = name + '.' + component.name();
                found.add(path + caseOf(component, part));
                if (part != null) {
                    visit(path, component.type(), part);
                }
            }
        } else if (value instanceof ChoiceValue choice) {
            found.add(name + ' ' + choice.name());
            ((ChoiceType) type)
                    .alternatives().stream()
                            .filter(alternative -> alternative.name().equals(choice.name()))
                            .forEach(alternative ->
                                    visit(name + '.' + choice.name(), alternative.type(), choice.value()));
        } else if (value instanceof EnumeratedValue enumeral) {
            found.add(name + ' ' + enumeral.name());
        } else if (value instanceof ListValue list) {
            lengths((ListType) type).forEach(length -> {
                if (list.elements().size() == length) {
                    found.add(name + " of length " + length);
                }
            });
            list.elements().forEach(element -> visit(name + "[]", ((ListType) type).element(), element));
        }
    }

    private static String caseOf(Component component, Value part) {
        if (component.isMandatory()) {
            return "";
        }
        boolean left =
                part == null || component.defaultValue().filter(part::equals).isPresent();
        return left ? " absent" : " present";
    }

    private static void expect(String outer, Type use, Set<String> cases, Set<Type> seen) {
        String name = nameOf(outer, use);
        Type type = use.resolved();
        if (type instanceof SequenceType sequence && seen.add(type)) {
            for (Component component : sequence.components()) {
                String path = name + '.' + component.name();
                cases.addAll(component.isMandatory() ? List.of(path) : List.of(path + " absent", path + " present"));
                expect(path, component.type(), cases, seen);
            }
        } else if (type instanceof ChoiceType choice && seen.add(type)) {
            for (Alternative alternative : choice.alternatives()) {
                cases.add(name + ' ' + alternative.name());
                expect(name + '.' + alternative.name(), alternative.type(), cases, seen);
            }
        } else if (type instanceof EnumeratedType enumerated) {
            enumerated.root().forEach(enumeral -> cases.add(name + ' ' + enumeral.name()));
        } else if (type instanceof ListType list && seen.add(type)) {
            lengths(list).forEach(length -> cases.add(name + " of length " + length));
            expect(name + "[]", list.element(), cases, seen);
        }
    }

    /** The bounds; a list without an upper one has no longest length. */
    private static List<Integer> lengths(ListType type) {
        List<Integer> lengths = new ArrayList<>();
        type.size().root().lower().ifPresent(lower -> lengths.add(lower.intValue()));
        type.size().root().upper().ifPresent(upper -> lengths.add(upper.intValue()));
        return lengths;
    }

    /** A type by its own name, so that its cases count wherever it is used. */
    private static String nameOf(String outer, Type use) {
        return use instanceof TypeReference reference ? reference.target().name() : outer;
    }
}
