package org.openexi.proc.common;

public final class GrammarOptions {
    public static final short STRICT_OPTIONS = 1;
    public static final short DEFAULT_OPTIONS = 2;

    private GrammarOptions() {}
}
