package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** The names within an assignment that are not assigned: components, alternatives, enumerals, numbers and fields. */
final class Members {
    /** @param type null for what has none: an enumeral, a named number, a field */
    record Member(Name name, @Nullable TypeNode type, String comment) {}

    /** The type of a component or alternative after resolution, and its tag. */
    record Resolved(Tag tag, Type type) {}

    private Members() {}

    static List<Member> of(Assignment assignment) {
        if (assignment instanceof Assignment.Typed typed) {
            return of(typed.type());
        } else if (assignment instanceof Assignment.OfClass defined) {
            return defined.definition().fields().stream()
                    .map(field -> new Member(field.name(), null, ""))
                    .toList();
        }
        return List.of();
    }

    static List<Member> of(@Nullable TypeNode type) {
        if (type instanceof TypeNode.Tagged tagged) {
            return of(tagged.type());
        } else if (type instanceof TypeNode.Constrained constrained) {
            return of(constrained.base());
        } else if (type instanceof TypeNode.ListOf list) {
            return of(list.element());
        } else if (type instanceof TypeNode.Sequence sequence) {
            Stream<TypeNode.Item> additions =
                    sequence.additions().stream().flatMap(addition -> addition.items().stream());
            return Stream.of(sequence.root().stream(), additions, sequence.secondRoot().stream())
                    .flatMap(items -> items)
                    .filter(TypeNode.Component.class::isInstance)
                    .map(TypeNode.Component.class::cast)
                    .map(each -> new Member(each.name(), each.type(), each.comment()))
                    .toList();
        } else if (type instanceof TypeNode.Choice choice) {
            return Stream.concat(choice.root().stream(), choice.additions().stream())
                    .map(each -> new Member(each.name(), each.type(), each.comment()))
                    .toList();
        } else if (type instanceof TypeNode.Enumerated enumerated) {
            return Stream.concat(enumerated.root().stream(), enumerated.additions().stream())
                    .map(each -> new Member(each.name(), null, each.comment()))
                    .toList();
        } else if (type instanceof TypeNode.Integer integer) {
            return named(integer.named());
        }
        return type instanceof TypeNode.BitString bits ? named(bits.named()) : List.of();
    }

    private static List<Member> named(List<TypeNode.NamedNumber> numbers) {
        return numbers.stream()
                .map(each -> new Member(each.name(), null, each.comment()))
                .toList();
    }

    /** The members that lead to the one whose name is at a place, outermost first. */
    static Optional<List<Member>> path(Assignment assignment, Position place) {
        List<Member> path = new ArrayList<>();
        return lead(of(assignment), place, path) ? Optional.of(path) : Optional.empty();
    }

    /** The name at a place of an assignment, if it is that of a member. */
    static Optional<Name> at(Document.Part part, Position place) {
        return part.assignment()
                .flatMap(assignment -> path(assignment, place))
                .map(path -> path.get(path.size() - 1).name());
    }

    /** The names of all members of an assignment. */
    static List<Name> names(Assignment assignment) {
        return names(of(assignment)).toList();
    }

    private static Stream<Name> names(List<Member> members) {
        return members.stream().flatMap(member -> Stream.concat(Stream.of(member.name()), names(of(member.type()))));
    }

    private static boolean lead(List<Member> members, Position place, List<Member> path) {
        for (Member member : members) {
            path.add(member);
            if (member.name().position().equals(place) || lead(of(member.type()), place, path)) {
                return true;
            }
            path.remove(path.size() - 1);
        }
        return false;
    }

    /** What a path of members leads to from a type; empty for an enumeral or number, and where there are errors. */
    static Optional<Resolved> follow(Type type, List<Member> path) {
        Type current = type;
        Optional<Resolved> found = Optional.empty();
        for (Member member : path) {
            found = part(current, member.name().text());
            if (found.isEmpty()) {
                return found;
            }
            current = found.get().type();
        }
        return found;
    }

    private static Optional<Resolved> part(Type type, String name) {
        if (type instanceof AroundType around) {
            return part(around.base(), name);
        } else if (type instanceof ListType list) {
            return part(list.element(), name);
        } else if (type instanceof SequenceType sequence) {
            return sequence.components().stream()
                    .filter(each -> each.name().equals(name))
                    .map(each -> new Resolved(each.tag(), each.type()))
                    .findFirst();
        } else if (type instanceof ChoiceType choice) {
            return choice.alternatives().stream()
                    .filter(each -> each.name().equals(name))
                    .map(each -> new Resolved(each.tag(), each.type()))
                    .findFirst();
        }
        return Optional.empty();
    }
}
