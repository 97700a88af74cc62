package org.c2x.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.interpreter.diff.TypeDifference;
import org.c2x.asn1.interpreter.diff.Verdict;
import org.c2x.asn1.interpreter.diff.Verdict.Example;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.cli.TypeLengths.Octets;

/** Differences of two versions of modules, for people or as JSON. */
final class DifferenceList {
    private static final String INDENT = "    ";
    private static final String LINE = "%-5s old reads new: %-4s new reads old: %-4s %s";

    private final List<TypeDifference> differences;
    private final TypeLengths lengths = new TypeLengths();

    DifferenceList(List<TypeDifference> differences) {
        this.differences = differences;
    }

    /** A paragraph a type: what changed, a line an encoding, and messages that are not read. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (TypeDifference difference : differences) {
            text.append(name(difference)).append('\n');
            difference
                    .changes()
                    .forEach(change -> text.append(INDENT).append(change).append('\n'));
            Map<String, Octets> before = octets(difference.before());
            Map<String, Octets> after = octets(difference.after());
            for (Verdict verdict : difference.verdicts()) {
                String line = String.format(
                        Locale.ROOT,
                        LINE,
                        verdict.scheme(),
                        verdict.oldReadsNew().isEmpty() ? "yes" : "no",
                        verdict.newReadsOld().isEmpty() ? "yes" : "no",
                        cost(before.get(verdict.scheme()), after.get(verdict.scheme())));
                text.append(INDENT).append(line.stripTrailing()).append('\n');
                verdict.oldReadsNew().ifPresent(example -> text.append(line("old", "new", example)));
                verdict.newReadsOld().ifPresent(example -> text.append(line("new", "old", example)));
            }
        }
        long bad = differences.stream().filter(each -> !each.isCompatible()).count();
        return text.append(differences.size())
                .append(" types differ, ")
                .append(bad)
                .append(" of them incompatibly\n")
                .toString();
    }

    private static String line(String reader, String writer, Example example) {
        return INDENT + INDENT + reader + " does not read " + writer + ' ' + Excerpt.of(example.message()) + ": "
                + Excerpt.printable(example.problem()) + '\n';
    }

    private static String name(TypeDifference difference) {
        return difference.after().or(difference::before).orElseThrow().toString();
    }

    /** Octets of a message in each encoding; none without a type. */
    private Map<String, Octets> octets(Optional<TypeDefinition> type) {
        return type.map(each -> lengths.of(new TypeReference(each)).octets()).orElse(Map.of());
    }

    private static String cost(@Nullable Octets before, @Nullable Octets after) {
        if (before == null || after == null) {
            return "";
        }
        String now = SchemaTable.range(after);
        String earlier = SchemaTable.range(before);
        return "octets: " + (now.equals(earlier) ? now : earlier + ", now " + now);
    }

    /** An object a type. */
    ArrayNode json() {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (TypeDifference difference : differences) {
            ObjectNode one = all.addObject();
            one.put("type", name(difference));
            one.put(
                    "change",
                    difference.before().isEmpty() ? "added" : difference.after().isEmpty() ? "removed" : "changed");
            ArrayNode changes = one.putArray("changes");
            difference.changes().forEach(changes::add);
            one.put("compatible", difference.isCompatible());
            Map<String, Octets> before = octets(difference.before());
            Map<String, Octets> after = octets(difference.after());
            ObjectNode encodings = one.putObject("encodings");
            for (Verdict verdict : difference.verdicts()) {
                ObjectNode encoding = encodings.putObject(verdict.scheme());
                put("oldReadsNew", verdict.oldReadsNew(), encoding);
                put("newReadsOld", verdict.newReadsOld(), encoding);
                ObjectNode octets = encoding.putObject("octets");
                octets.putPOJO("before", before.get(verdict.scheme()));
                octets.putPOJO("after", after.get(verdict.scheme()));
            }
        }
        return all;
    }

    private static void put(String name, Optional<Example> unread, ObjectNode encoding) {
        encoding.put(name, unread.isEmpty());
        unread.ifPresent(example -> {
            ObjectNode shown = encoding.putObject(name + "Not");
            shown.put("message", example.message());
            shown.put("problem", example.problem());
        });
    }
}
