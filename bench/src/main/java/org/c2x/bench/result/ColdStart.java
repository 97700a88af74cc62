package org.c2x.bench.result;

/**
 * Time from a codec's first use in a fresh process to its first result, with the loading of its classes and the
 * building of its schema or grammar, from record to octets or back.
 *
 * @param environment what it was measured with
 * @param time        of the first message; each fork gives one
 */
public record ColdStart(String environment, String scheme, String content, Direction direction, Time time)
        implements Figure {

    /** What one fork or more show. */
    public static ColdStart ofForks(Key key, Time time) {
        return new ColdStart(key.environment, key.scheme, key.content, key.direction, time);
    }

    @Override
    public Key key() {
        return new Key(environment, scheme, content, direction);
    }

    @Override
    public int forkCount() {
        return time.forkNanos().size();
    }

    @Override
    public ColdStart and(Figure more) {
        Figure.requireSame(this, more);
        return ofForks(key(), time.and(((ColdStart) more).time));
    }

    /** What a cold start is about. */
    public record Key(String environment, String scheme, String content, Direction direction) {}
}
