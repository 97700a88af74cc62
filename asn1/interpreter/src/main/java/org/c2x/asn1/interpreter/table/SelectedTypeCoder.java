package org.c2x.asn1.interpreter.table;

import static java.util.Objects.requireNonNull;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** An open type whose type other components of the SEQUENCE tell (X.682 clause 10). */
final class SelectedTypeCoder {
    private final OpenType type;
    private final Map<OpenType.Row, Content> contents = new IdentityHashMap<>();
    private final Function<Step, Coder> coders;

    /** Elements of X.690 around the value; null if it follows a length. */
    private final @Nullable ElementFrame frame;

    /** What a row selects, whose coder is made once a message has it: a protocol has many more rows than a message. */
    private static final class Content {
        private final Step step;
        private volatile @Nullable Coder coder;

        Content(Step step) {
            this.step = step;
        }
    }

    /**
     * @param field  the component
     * @param coders makes the coders of rows, one at a time
     */
    SelectedTypeCoder(Step.Choice step, Step field, Function<Step, Coder> coders) {
        this.type = (OpenType) step.type();
        this.coders = coders;
        this.frame = step.branches().get(0).content() instanceof Step.OpenType ? null : ElementFrame.around(field);
        for (OpenType.Row row : type.rows()) {
            contents.put(row, new Content(step.branches().get(contents.size()).content()));
        }
    }

    /** Writes a value of the type that the identifiers tell. */
    void write(RuleWriter out, Value value, int levels, List<Value> identifiers) {
        type.problem(identifiers, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        if (frame != null) {
            frame.write((OerWriter) out, inside -> writeContent(inside, value, levels, identifiers));
        } else {
            writeContent(out, value, levels, identifiers);
        }
    }

    private void writeContent(RuleWriter out, Value value, int levels, List<Value> identifiers) {
        if (value instanceof UnknownAlternative unknown) {
            writeUnknown(out, unknown.octets());
            return;
        }
        ChoiceValue chosen = (ChoiceValue) value;
        try {
            content(type.row(identifiers).orElseThrow()).write(out, chosen.value(), levels);
        } catch (EncodeException inside) {
            throw inside.within(chosen.name());
        }
    }

    private Coder content(OpenType.Row row) {
        Content content = requireNonNull(contents.get(row));
        Coder known = content.coder;
        if (known == null) {
            known = coders.apply(content.step);
            content.coder = known;
        }
        return known;
    }

    private void writeUnknown(RuleWriter out, OctetString octets) {
        if (frame != null) {
            AnyElementCoder.write(out, octets);
        } else {
            out.writeOctetsWithLength(octets);
        }
    }

    private OctetString readUnknown(RuleReader in, CodingListener listener) {
        return frame != null
                ? AnyElementCoder.readElement((DerReader) in, listener)
                : OctetString.wrap(in.readOctets());
    }

    /** Reads a value of the type that the identifiers tell. */
    Value read(RuleReader in, CodingListener listener, List<Value> identifiers) {
        if (frame == null) {
            return readContent(in, listener, identifiers);
        }
        DerReader elements = (DerReader) in;
        long[] outer = frame.enter(elements, listener);
        Value value = readContent(in, listener, identifiers);
        frame.leave(elements, outer);
        return value;
    }

    private Value readContent(RuleReader in, CodingListener listener, List<Value> identifiers) {
        Optional<OpenType.Row> row = type.row(identifiers);
        if (row.isEmpty()) {
            int at = in.position();
            Value unknown = new UnknownAlternative(0, readUnknown(in, listener));
            type.problem(identifiers, unknown).ifPresent(problem -> {
                throw in.error(at, "", problem);
            });
            return unknown;
        }
        Alternative alternative = row.get().alternative();
        Coder content = content(row.get());
        RuleReader inside = frame == null ? OpenTypeCoder.open(in, listener) : in;
        listener.enter(alternative.name(), alternative.type(), inside.offset(inside.position()));
        Value value;
        try {
            value = (content instanceof OpenTypeCoder open ? open.content() : content).read(inside, listener);
        } catch (DecodeException error) {
            throw error.within(alternative.name());
        }
        listener.leave(value, inside.offset(inside.position()));
        return new ChoiceValue(alternative.name(), value);
    }
}
