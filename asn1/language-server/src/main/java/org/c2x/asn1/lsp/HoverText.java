package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.plan.CanonicalWidths;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.Name;

/** What is said about a name, in Markdown: notation, comment, tag, values and bits. */
final class HoverText {
    private static final int MOST_LINES = 25;
    private static final List<RuleSet> RULES = List.of(RuleSet.UPER, RuleSet.APER, RuleSet.OER);

    private final Analysis analysis;

    HoverText(Analysis analysis) {
        this.analysis = analysis;
    }

    /** About the name at a place; empty if nothing is known of it. */
    Optional<String> of(Document document, Token token) {
        Optional<Document.Part> part = document.part(token.start());
        Optional<List<Members.Member>> path = part.flatMap(Document.Part::assignment)
                .flatMap(assignment -> Members.path(assignment, token.position()));
        if (path.isPresent()) {
            return Optional.of(member(document, token, part.get(), path.get()));
        }
        return analysis.meaning(document, token).flatMap(this::definition);
    }

    private String member(Document document, Token token, Document.Part part, List<Members.Member> path) {
        Optional<Members.Resolved> resolved =
                analysis.type(part.name()).flatMap(definition -> Members.follow(definition.type(), path));
        String notation = document.text().substring(token.start(), document.endOfItem(token));
        String comment = path.get(path.size() - 1).comment();
        return text(
                notation,
                comment,
                resolved.map(each -> facts(each.tag(), each.type())).orElse(List.of()));
    }

    private Optional<String> definition(Name name) {
        Optional<Document.Part> part = analysis.part(name);
        if (part.isEmpty()) {
            return Optional.empty(); // a dummy, or a name that the standard defines
        }
        if (part.get().isModule()) {
            return Optional.of(text("MODULE " + name, part.get().module().comment(), List.of()));
        }
        String notation = notation(name, part.get());
        String comment = part.get().assignment().map(Assignment::comment).orElse("");
        List<String> facts = analysis.type(name)
                .map(type -> facts(TypeTag.outermost(type.tags(), type.type()), new TypeReference(type)))
                .or(() -> analysis.value(part.get()).map(value -> List.of("value `" + value.value() + '`')))
                .orElse(List.of());
        return Optional.of(text(notation, comment, facts));
    }

    private String notation(Name name, Document.Part part) {
        return analysis.document(name).orElseThrow().text().substring(part.start(), part.end());
    }

    private static String text(String notation, String comment, List<String> facts) {
        String shown = notation.lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
        String more = notation.lines().count() > MOST_LINES ? "\n…" : "";
        return Stream.of("```asn1\n" + shown + more + "\n```", comment, String.join(" · ", facts))
                .filter(paragraph -> !paragraph.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    private static List<String> facts(Tag tag, Type type) {
        List<String> facts = new ArrayList<>();
        if (tag.number() > 0 || tag.tagClass() != Tag.TagClass.UNIVERSAL) {
            facts.add("tag `[" + (tag.tagClass() == Tag.TagClass.CONTEXT ? "" : tag.tagClass() + " ") + tag.number()
                    + "]`");
        }
        limits(type.resolved()).ifPresent(facts::add);
        for (RuleSet rules : RULES) {
            facts.add(rules + " " + bits(new CanonicalWidths(rules.plans()).of(type)));
        }
        return facts;
    }

    private static Optional<String> limits(Type type) {
        if (type instanceof IntegerType integer) {
            return Optional.of("values `" + set(integer.root(), integer.extensible()) + '`');
        } else if (type instanceof ListType list) {
            return size(list.size(), "elements");
        } else if (type instanceof BitStringType bits) {
            return size(bits.size(), "bits");
        } else if (type instanceof OctetStringType octets) {
            return size(octets.size(), "octets");
        }
        return type instanceof CharacterStringType text ? size(text.size(), "characters") : Optional.empty();
    }

    private static Optional<String> size(SizeConstraint size, String unit) {
        return size.equals(SizeConstraint.NONE)
                ? Optional.empty()
                : Optional.of('`' + set(size.root(), size.extensible()) + "` " + unit);
    }

    private static String set(IntegerSet values, boolean extensible) {
        return values + (extensible ? ", ..." : "");
    }

    private static String bits(Width width) {
        String most = width.isUnbounded() ? "MAX" : String.valueOf(width.most());
        boolean isOne = width.least() == width.most();
        return (isOne ? most : width.least() + ".." + most) + (width.extensible() ? ", ..." : "") + " bits";
    }
}
