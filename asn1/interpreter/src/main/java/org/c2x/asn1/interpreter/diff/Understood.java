package org.c2x.asn1.interpreter.diff;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/**
 * Compares what was written with one version of a type with what was read with another one. Additions that a reader
 * does not know may be missing or unknown; what it does know has to be the same. Names that one version alone has at
 * the same place are taken for one that was changed.
 */
final class Understood {
    private Understood() {}

    /** What was read wrongly, empty if nothing was. */
    static Optional<String> problem(Type from, Value written, Type to, Value read, String path) {
        if (read instanceof UnknownEnumeral || read instanceof UnknownAlternative) {
            return Optional.empty();
        } else if (written instanceof SequenceValue one && read instanceof SequenceValue other) {
            return components(one, other, path);
        } else if (written instanceof ChoiceValue one && read instanceof ChoiceValue other) {
            return alternatives((ChoiceType) from.resolved(), one, (ChoiceType) to.resolved(), other, path);
        } else if (written instanceof ListValue one && read instanceof ListValue other) {
            return elements((ListType) from.resolved(), one, (ListType) to.resolved(), other, path);
        } else if (written instanceof EnumeratedValue one
                && read instanceof EnumeratedValue other
                && from.resolved() instanceof EnumeratedType before
                && to.resolved() instanceof EnumeratedType after) {
            return isOneName(one.name(), names(before), other.name(), names(after))
                    ? Optional.empty()
                    : Optional.of(wrong(path, one, other));
        }
        return SameValue.test(to, written, read) ? Optional.empty() : Optional.of(wrong(path, written, read));
    }

    private static String wrong(String path, Value written, Value read) {
        return (path.isEmpty() ? "" : path + ": ") + written + " is read as " + (read == null ? "absent" : read);
    }

    private static Optional<String> components(SequenceValue written, SequenceValue read, String path) {
        SequenceType from = written.type();
        SequenceType to = read.type();
        List<String> before = from.components().stream().map(Component::name).toList();
        List<String> after = to.components().stream().map(Component::name).toList();
        for (int i = 0; i < after.size(); i++) {
            Component component = to.components().get(i);
            String inner = path.isEmpty() ? component.name() : path + '.' + component.name();
            int same = before.indexOf(component.name());
            if (same < 0 && i < before.size() && !after.contains(before.get(i))) {
                same = i;
            }
            Value one = same < 0 ? null : written.get(same);
            Value other = read.get(i);
            Optional<String> problem;
            if (one == null || other == null) {
                boolean isSame = one == null
                        ? SameValue.isAbsentOrDefault(component, other)
                        : SameValue.isAbsentOrDefault(from.components().get(same), one);
                problem = isSame
                        ? Optional.empty()
                        : Optional.of(inner + ": " + (one == null ? "absent" : one) + " is read as "
                                + (other == null ? "absent" : other));
            } else {
                problem = problem(from.components().get(same).type(), one, component.type(), other, inner);
            }
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> alternatives(
            ChoiceType from, ChoiceValue written, ChoiceType to, ChoiceValue read, String path) {
        if (!isOneName(written.name(), names(from), read.name(), names(to))) {
            return Optional.of(wrong(path, written, read));
        }
        String inner = path.isEmpty() ? read.name() : path + '.' + read.name();
        return problem(type(from, written), written.value(), type(to, read), read.value(), inner);
    }

    private static Type type(ChoiceType choice, ChoiceValue value) {
        return choice.alternatives().get(names(choice).indexOf(value.name())).type();
    }

    private static List<String> names(ChoiceType choice) {
        return choice.alternatives().stream().map(Alternative::name).toList();
    }

    private static List<String> names(EnumeratedType type) {
        return Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::name)
                .toList();
    }

    /** True for the same name, and for two that each version has alone. */
    private static boolean isOneName(String one, List<String> before, String other, List<String> after) {
        return one.equals(other) || !after.contains(one) && !before.contains(other);
    }

    private static Optional<String> elements(
            ListType from, ListValue written, ListType to, ListValue read, String path) {
        int count = written.elements().size();
        if (read.elements().size() != count) {
            return Optional.of((path.isEmpty() ? "" : path + ": ") + count + " elements are read as "
                    + read.elements().size());
        }
        for (int i = 0; i < count; i++) {
            Optional<String> problem = problem(
                    from.element(),
                    written.elements().get(i),
                    to.element(),
                    read.elements().get(i),
                    path + '[' + i + ']');
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }
}
