package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;

/** What might save something, by the kind of a type and what its values are like. */
final class Proposals implements TypeVisitor<List<Change>> {
    private final Seen seen;

    private Proposals(Seen seen) {
        this.seen = seen;
    }

    static List<Change> of(Seen seen) {
        return seen.type.accept(new Proposals(seen));
    }

    @Override
    public List<Change> visit(BooleanType type) {
        return List.of();
    }

    @Override
    public List<Change> visit(NullType type) {
        return List.of();
    }

    @Override
    public List<Change> visit(RealType type) {
        return List.of();
    }

    @Override
    public List<Change> visit(ObjectIdentifierType type) {
        return List.of();
    }

    @Override
    public List<Change> visit(IntegerType type) {
        List<Change> changes = new ArrayList<>();
        Ranges.ofNumbers(type.root(), seen)
                .ifPresent(range -> changes.add(Change.of(
                        type,
                        "INTEGER (" + range + ")" + occurring(),
                        before -> new IntegerType(range, before.extensible(), before.namedNumbers()))));
        if (type.extensible() && isWithin(type.root())) {
            changes.add(Change.of(
                    type,
                    "INTEGER without extension marker" + occurring(),
                    before -> new IntegerType(before.root(), false, before.namedNumbers())));
        }
        return changes;
    }

    private boolean isWithin(IntegerSet root) {
        return root.contains(seen.least()) && root.contains(seen.most());
    }

    /** What the proposal goes by. */
    private String occurring() {
        return ": " + (seen.least().equals(seen.most()) ? seen.least() : seen.least() + ".." + seen.most()) + " in "
                + values();
    }

    private String values() {
        return seen.count + (seen.count == 1 ? " value" : " values");
    }

    @Override
    public List<Change> visit(EnumeratedType type) {
        boolean occurs = type.additions().stream().anyMatch(addition -> seen.countOf(addition.name()) > 0);
        return type.extensible() && !occurs && !seen.isLater
                ? List.of(Change.of(
                        type,
                        "ENUMERATED without extension marker: nothing after it in " + values(),
                        before -> new EnumeratedType(before.root(), false, List.of())))
                : List.of();
    }

    /** Makes a type of another size. */
    private interface Sized<T> {
        T of(T type, SizeConstraint size);
    }

    private <T extends Type> List<Change> sizes(T type, SizeConstraint size, Sized<T> sized) {
        List<Change> changes = new ArrayList<>();
        Ranges.ofLengths(size.root(), seen)
                .ifPresent(range -> changes.add(Change.of(
                        type,
                        "SIZE (" + range + ")" + occurring(),
                        before -> sized.of(before, new SizeConstraint(range, size.extensible())))));
        if (size.extensible() && isWithin(size.root())) {
            changes.add(Change.of(
                    type,
                    "SIZE without extension marker" + occurring(),
                    before -> sized.of(before, new SizeConstraint(size.root(), false))));
        }
        return changes;
    }

    @Override
    public List<Change> visit(BitStringType type) {
        // trailing zeros after named bits make lengths that the sender is free to choose
        return type.namedBits().isEmpty()
                ? sizes(
                        type,
                        type.size(),
                        (before, size) -> new BitStringType(size, before.namedBits(), before.contained()))
                : List.of();
    }

    @Override
    public List<Change> visit(OctetStringType type) {
        return sizes(type, type.size(), (before, size) -> new OctetStringType(size, before.contained()));
    }

    @Override
    public List<Change> visit(CharacterStringType type) {
        if (type.kind().isTime()) {
            return List.of();
        }
        List<Change> changes = new ArrayList<>(Alphabets.of(type, seen));
        if (type.kind().isKnownMultiplier()) {
            changes.addAll(sizes(
                    type,
                    type.size(),
                    (before, size) -> new CharacterStringType(before.kind(), size, before.alphabet())));
        }
        return changes;
    }

    @Override
    public List<Change> visit(ListType type) {
        return sizes(
                type,
                type.size(),
                (before, size) -> new ListType(
                        before.kind(), before.elementName(), before.elementTags(), before.element(), size));
    }

    @Override
    public List<Change> visit(SequenceType type) {
        return Components.of(type, seen, values());
    }

    @Override
    public List<Change> visit(ChoiceType type) {
        return Alternatives.of(type, seen, values());
    }

    /** What tells its types is elsewhere. */
    @Override
    public List<Change> visit(OpenType type) {
        return List.of();
    }
}
