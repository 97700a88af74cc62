package org.c2x.asn1.emit.rules;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Layout;
import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * The programs of types, as Java prints them: what has a method of its own or of the run time is a call,
 * and what else is there are fields.
 */
final class Programs implements Layout {
    private static final int MANY = 3;
    /** Presence bits that a word holds together. */
    private static final int MOST = 32;

    private final CodecModel model;
    private final Lowering reading;
    private final Lowering writing;
    private final Map<Type, List<Statement>> read = new IdentityHashMap<>();
    private final Map<Type, List<Statement>> written = new IdentityHashMap<>();

    Programs(CodecModel model) {
        this.model = model;
        this.reading = new Lowering(model.plans(), model.read(), this, true);
        this.writing = new Lowering(model.plans(), model.written(), this, false);
    }

    List<Statement> read(Type type) {
        return statements(type, reading, read);
    }

    List<Statement> write(Type type) {
        return statements(type, writing, written);
    }

    private static List<Statement> statements(Type type, Lowering lowering, Map<Type, List<Statement>> known) {
        List<Statement> statements = known.get(type);
        if (statements == null) {
            statements = lowering.of(type).statements();
            known.put(type, statements);
        }
        return statements;
    }

    @Override
    public boolean joins(Type type) {
        return model.plain().isPlain(type);
    }

    @Override
    public boolean joins(Type type, Place place) {
        if (model.hasHeader()) {
            return model.plain().isInlined(type);
        }
        return joins(type)
                || place instanceof Place.Member member
                        && member.component().isMandatory()
                        && member.owner().root().contains(member.component())
                        && model.plain().isInlined(type);
    }

    @Override
    public boolean isApart(Step step, boolean reads) {
        Step coded = model.coded(step);
        boolean isStructured = coded instanceof Step.Sequence
                || coded instanceof Step.Choice
                || coded instanceof Step.Repetition
                || coded instanceof Step.OpenType;
        return !isStructured && !model.plain().isField(coded);
    }

    /**
     * The optional components after the last mandatory one of an extension root: where there are many, one test serves
     * the messages that have none of them, and a method of its own writes them, so that {@code write} stays small and
     * is inlined. Where all components are optional nothing would be left of it.
     */
    @Override
    public List<Component> gathered(SequenceType type, boolean reads) {
        List<Component> root = model.components(type);
        int from = root.size();
        while (from > 0 && !root.get(from - 1).isMandatory()) {
            from--;
        }
        int count = root.size() - from;
        boolean pays =
                MANY <= count && count <= MOST && (reads || count < type.root().size());
        return pays ? root.subList(from, root.size()) : List.of();
    }

    @Override
    public boolean makes() {
        return true;
    }

    /** The optional components of a type that methods of its own write. */
    List<Statement.Optionals> apart(SequenceType type) {
        return write(type).stream()
                .filter(Statement.Optionals.class::isInstance)
                .map(Statement.Optionals.class::cast)
                .filter(each -> each.places().get(0).around() == Place.VALUE)
                .filter(each -> each.gathered() || each.components().size() > 1)
                .toList();
    }

    /**
     * What the names of the methods of such components end with. What follows the code of the first one that is there
     * is a method of its own, and so is the choice of this code: the usual way through a message stays so short that
     * the JIT inlines it.
     */
    String number(Place.Member first) {
        List<Statement.Optionals> all = apart(first.owner());
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i).places().get(0).component() == first.component()) {
                return "" + (i + 1);
            }
        }
        return "";
    }
}
