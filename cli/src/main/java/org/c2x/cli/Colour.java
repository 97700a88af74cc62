package org.c2x.cli;

import picocli.CommandLine.Help.Ansi.Style;

/** What texts for people look like on a terminal; elsewhere they have no colours. */
enum Colour {
    HEADING(Style.bold),
    BAD(Style.fg_red),
    DOUBTFUL(Style.fg_yellow),
    GOOD(Style.fg_green);

    /** Set by the start script where standard output is a terminal, and NO_COLOR is not set. */
    private static final String COLOURS = "c2x.colours";

    private final Style style;

    Colour(Style style) {
        this.style = style;
    }

    /** Whether somebody sees them. */
    static boolean areShown() {
        return Boolean.getBoolean(COLOURS);
    }

    /** The text in this colour where somebody sees it. */
    String of(String text) {
        return areShown() ? style.on() + text + Style.reset.on() : text;
    }
}
