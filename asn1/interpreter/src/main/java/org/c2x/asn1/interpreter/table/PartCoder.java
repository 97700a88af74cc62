package org.c2x.asn1.interpreter.table;

import java.util.List;
import org.c2x.asn1.interpreter.table.SequenceCoder.Components;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** A part of a SEQUENCE or SET. */
abstract class PartCoder {

    abstract void write(RuleWriter out, SequenceValue value, int levels);

    abstract void read(RuleReader in, CodingListener listener, Components read);

    /** Fills the slots of components that are not there. */
    void fillDefaults(Value[] slots) {}

    /** The extension bit. */
    static final class Extension extends PartCoder {
        private final List<Step.Field> additions;

        /** @param additions the fields of all additions */
        Extension(List<Step.Field> additions) {
            this.additions = additions;
        }

        @Override
        void write(RuleWriter out, SequenceValue value, int levels) {
            out.writeBit(isAny(additions, value));
        }

        @Override
        void read(RuleReader in, CodingListener listener, Components read) {
            read.extended = ExtensibleNumber.readExtensionBit(in, listener);
        }
    }

    /** True if the value has one of the components, and it is not the DEFAULT, which is left out. */
    static boolean isAny(List<Step.Field> fields, SequenceValue value) {
        for (Step.Field field : fields) {
            if (isEncoded(field, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEncoded(Step.Field field, SequenceValue value) {
        return !SameValue.isAbsentOrDefault(field.component(), value.get(field.slot()));
    }

    /** The presence bitmap. */
    static final class Presence extends PartCoder {
        private final List<Step.Field> fields;
        private final List<String> names;

        Presence(Step.Presence part) {
            this.fields = part.fields();
            this.names = fields.stream().map(field -> field.component().name()).toList();
        }

        @Override
        void write(RuleWriter out, SequenceValue value, int levels) {
            for (Step.Field field : fields) {
                out.writeBit(isEncoded(field, value));
            }
        }

        @Override
        void read(RuleReader in, CodingListener listener, Components read) {
            int at = in.position();
            read.presence = at;
            long first = firstBits(in, names.size());
            listener.presence(names, in.offset(at), in.offset(in.position()), first);
        }

        /** Moves past a bitmap; returns its first 64 bits. */
        static long firstBits(RuleReader in, int width) {
            long first = in.readLong(Math.min(width, Long.SIZE));
            if (width > Long.SIZE) {
                in.claim(width - Long.SIZE);
            }
            return first;
        }
    }

    /** Zero bits. */
    static final class Padding extends PartCoder {
        private final int width;

        Padding(int width) {
            this.width = width;
        }

        @Override
        void write(RuleWriter out, SequenceValue value, int levels) {
            out.write(0, width);
        }

        @Override
        void read(RuleReader in, CodingListener listener, Components read) {
            in.claim(width);
        }
    }

    /** A component. */
    abstract static class Field extends PartCoder {
        private final Step.Field field;
        private final Component component;
        private final boolean conditional;

        /** @param conditional true if the component need not be there: a presence bitmap or its tag tells */
        Field(Step.Field field, boolean conditional) {
            this.field = field;
            this.component = field.component();
            this.conditional = conditional;
        }

        @Override
        void write(RuleWriter out, SequenceValue sequence, int levels) {
            if (conditional && !isEncoded(field, sequence)) {
                return;
            }
            Value value = sequence.get(field.slot());
            if (value == null) {
                throw new EncodeException(component.name(), "the component is mandatory");
            }
            try {
                writeValue(out, value, levels, sequence);
            } catch (EncodeException inside) {
                throw inside.within(component.name());
            }
        }

        @Override
        void read(RuleReader in, CodingListener listener, Components read) {
            if (conditional && !in.bit(read.presence++)) {
                fillDefaults(read.slots);
                return;
            }
            readPresent(in, listener, read.slots);
        }

        /** Reads the component, which is there. */
        final void readPresent(RuleReader in, CodingListener listener, Value[] slots) {
            listener.enter(component.name(), component.type(), in.offset(in.position()));
            Value value;
            try {
                value = readValue(in, listener, slots);
            } catch (DecodeException inside) {
                throw inside.within(component.name());
            }
            slots[field.slot()] = value;
            listener.leave(value, in.offset(in.position()));
        }

        /** Writes the value; the sequence tells what the value depends on. */
        abstract void writeValue(RuleWriter out, Value value, int levels, SequenceValue sequence);

        /** Reads the value; the slots tell what it depends on. */
        abstract Value readValue(RuleReader in, CodingListener listener, Value[] slots);

        /** What the slot of an absent component holds: the DEFAULT, null if there is none. */
        @Override
        void fillDefaults(Value[] slots) {
            slots[field.slot()] = component.defaultValue().orElse(null);
        }
    }

    /** A component whose type is its own. */
    static final class PlainField extends Field {
        private final Coder coder;

        PlainField(Step.Field field, Coder coder, boolean conditional) {
            super(field, conditional);
            this.coder = coder;
        }

        @Override
        void writeValue(RuleWriter out, Value value, int levels, SequenceValue around) {
            coder.write(out, value, levels);
        }

        @Override
        Value readValue(RuleReader in, CodingListener listener, Value[] slots) {
            return coder.read(in, listener);
        }
    }

    /** A component that is an open type: other components tell its type. */
    static final class SelectedField extends Field {
        private final SequenceType sequence;
        private final OpenType type;
        private final SelectedTypeCoder coder;

        SelectedField(SequenceType sequence, Step.Field field, SelectedTypeCoder coder, boolean conditional) {
            super(field, conditional);
            this.sequence = sequence;
            this.type = (OpenType) field.component().type().resolved();
            this.coder = coder;
        }

        @Override
        void writeValue(RuleWriter out, Value value, int levels, SequenceValue around) {
            coder.write(out, value, levels, type.identifiers(sequence, around::get));
        }

        @Override
        Value readValue(RuleReader in, CodingListener listener, Value[] slots) {
            return coder.read(in, listener, type.identifiers(sequence, slot -> slots[slot]));
        }
    }
}
