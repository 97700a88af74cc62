package org.c2x.bench.fake;

/** A record graph of two numbers, each from 0 to 255. */
public record FakeMessage(int first, Inner inner) {

    /** What makes it a graph. */
    public record Inner(int second) {}

    static FakeMessage of(int first, int second) {
        return new FakeMessage(first, new Inner(second));
    }
}
