package org.c2x.asn1.interpreter.mapping;

import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/** SEQUENCE OF and SET OF between Java lists and value trees. */
public final class Elements {

    private Elements() {}

    /** @throws EncodeException if an element has no tree, with the index in its path */
    public static <E> ListValue toTree(List<E> list, Function<? super E, Value> element) {
        Value[] elements = new Value[list.size()];
        for (int i = 0; i < elements.length; i++) {
            try {
                elements[i] = element.apply(list.get(i));
            } catch (EncodeException e) {
                throw e.within(index(i));
            }
        }
        return new ListValue(ImmutableList.wrap(elements));
    }

    public static ListValue toTree(IntList list) {
        return new ListValue(list.stream().<Value>mapToObj(IntegerValue::of).toList());
    }

    public static ListValue toTree(LongList list) {
        return new ListValue(list.stream().<Value>mapToObj(IntegerValue::of).toList());
    }

    /** @throws DecodeException if an element is none of the type, with the index in its path */
    public static <E> List<E> fromTree(Value tree, Function<Value, ? extends E> element) {
        List<Value> from = of(tree);
        @SuppressWarnings("unchecked")
        E[] elements = (E[]) new Object[from.size()];
        for (int i = 0; i < elements.length; i++) {
            try {
                elements[i] = element.apply(from.get(i));
            } catch (DecodeException e) {
                throw e.within(index(i));
            }
        }
        return ImmutableList.wrap(elements);
    }

    /** @throws DecodeException if an element is no INTEGER of 32 bits, with the index in its path */
    public static IntList toIntList(Value tree) {
        List<Value> from = of(tree);
        int[] numbers = new int[from.size()];
        for (int i = 0; i < numbers.length; i++) {
            try {
                numbers[i] = Scalars.toInt(from.get(i));
            } catch (DecodeException e) {
                throw e.within(index(i));
            }
        }
        return IntList.wrap(numbers);
    }

    /** @throws DecodeException if an element is no INTEGER of 64 bits, with the index in its path */
    public static LongList toLongList(Value tree) {
        List<Value> from = of(tree);
        long[] numbers = new long[from.size()];
        for (int i = 0; i < numbers.length; i++) {
            try {
                numbers[i] = Scalars.toLong(from.get(i));
            } catch (DecodeException e) {
                throw e.within(index(i));
            }
        }
        return LongList.wrap(numbers);
    }

    private static List<Value> of(Value tree) {
        return tree instanceof ListValue list ? list.elements() : Scalars.fail("a list", tree);
    }

    private static String index(int index) {
        return "[" + index + ']';
    }
}
