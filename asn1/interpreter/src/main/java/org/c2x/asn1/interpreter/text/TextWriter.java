package org.c2x.asn1.interpreter.text;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/**
 * The way through a value that is written: what types say of it is checked before and after its parts are written.
 *
 * @param <E> what writing may throw
 */
public abstract class TextWriter<E extends Exception> {
    private final NestingCount nesting;

    protected TextWriter(NestingCount nesting) {
        this.nesting = nesting;
    }

    /** Writes a part of a value. */
    @FunctionalInterface
    protected interface Part<E extends Exception> {
        void write() throws E;
    }

    protected abstract void sequence(SequenceType type, Value value) throws E;

    /** An open type is one, too. */
    protected abstract void choice(ChoiceType type, Value value) throws E;

    /** @param type of the contents, which the value is one of */
    protected abstract void containing(Type type, Value value) throws E;

    /** @param elements as many as the type allows */
    protected abstract void list(ListType type, List<Value> elements) throws E;

    /** @param value one of the type */
    protected abstract void leaf(Type type, Value value) throws E;

    /**
     * Writes a value.
     *
     * @throws EncodeException if it is none of the type
     */
    protected final void value(Type type, Value value) throws E {
        if (type instanceof TypeReference reference) {
            String problem = nesting.enter(reference.target());
            if (problem != null) {
                throw new EncodeException("", problem);
            }
            value(reference.target().type(), value);
            nesting.leave(reference.target());
        } else if (type instanceof AroundType around) {
            within(around, value);
        } else if (type instanceof SequenceType sequence) {
            sequence(sequence, value);
        } else if (type instanceof ChoiceType choice) {
            choice(choice, value);
        } else if (type instanceof ListType list) {
            list(list, elements(list, value));
        } else {
            ValueCheck.problem(type, value).ifPresent(problem -> {
                throw new EncodeException("", problem);
            });
            if (value instanceof IntegerValue number) {
                requireShort(number.toBigInteger());
            }
            leaf(type, value);
        }
    }

    private void within(AroundType type, Value value) throws E {
        if (type instanceof ConstrainedType constrained) {
            value(type.base(), value);
            Constraints.require(constrained, value);
        } else {
            containing(type.base(), value);
        }
    }

    private static void requireShort(BigInteger number) {
        if (number.bitLength() > TextCodec.MOST_BITS) {
            throw new EncodeException(
                    "", "expected a number of at most " + TextCodec.MOST_BITS + " bits, found " + Excerpt.of(number));
        }
    }

    private static List<Value> elements(ListType type, Value value) {
        if (!(value instanceof ListValue list)) {
            throw new EncodeException("", "expected a list, found " + Components.kind(value));
        }
        ValueCheck.size(type.size(), list.elements().size(), "elements").ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        return list.elements();
    }

    /** Writes a part whose errors have the component in their path. */
    protected final void within(String component, Part<E> part) throws E {
        try {
            part.write();
        } catch (EncodeException inside) {
            throw inside.within(component);
        }
    }
}
