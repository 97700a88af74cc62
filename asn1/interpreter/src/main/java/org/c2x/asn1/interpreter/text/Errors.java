package org.c2x.asn1.interpreter.text;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.Value;

/** All that is wrong in one document, up to a number of errors: a reader goes on after each that it can pass over. */
public final class Errors {
    /** Stands for a value that is wrong until the document has been read. */
    public static final Value WRONG = new NullValue();

    private static final int MOST = 100;

    private final List<DecodeException> found = new ArrayList<>();
    private boolean ended;

    /** Whether this stands for a value that is wrong. */
    public static boolean isWrong(Value value) {
        return value == WRONG;
    }

    /** How many there are so far. */
    public int count() {
        return found.size();
    }

    /** Notes an error; false if reading must end with it. */
    public boolean add(DecodeException error) {
        if (ended || found.size() == MOST - 1) {
            ended = true;
            return false;
        }
        found.add(error);
        return true;
    }

    /**
     * Notes an error.
     *
     * @throws DecodeException the error, if reading must end with it
     */
    public void note(DecodeException error) {
        if (!add(error)) {
            throw error;
        }
    }

    /** Notes that nothing can be read after an error. */
    public DecodeException end(DecodeException error) {
        ended = true;
        return error;
    }

    /** Adds the name of the component to the paths of errors inside of it: those after the first ones. */
    public void within(String component, int first) {
        found.subList(first, found.size()).forEach(error -> error.within(component));
    }

    /** @throws DecodeException the first error, if there is one; it suppresses the others */
    public void requireNone() {
        if (!found.isEmpty()) {
            throw first();
        }
    }

    /** The first error of the document, which suppresses the others; this one is the last. */
    public DecodeException with(DecodeException last) {
        found.add(last);
        return first();
    }

    private DecodeException first() {
        DecodeException first = found.get(0);
        found.subList(1, found.size()).forEach(first::addSuppressed);
        found.clear();
        return first;
    }
}
