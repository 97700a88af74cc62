package org.c2x.asn1.lexer;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Position;

/**
 * Tells of characters that ASN.1 does not have, once a run: text of another kind is full of them, in any mixture with
 * what ASN.1 has. A run ends with the first line that has none, but never once there was a control character: such a
 * file is no text. What is wrong otherwise within a run is counted with it, since a string without an end, for one, is
 * none in such input.
 */
final class UnexpectedInput {
    private final Diagnostics diagnostics;
    private @Nullable Position first;
    private String message = "";
    private int lastLine;
    private boolean isText = true;
    private long more;

    UnexpectedInput(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Notes a character that ASN.1 does not have. */
    void character(Position position, int character, String problem) {
        if (isWithinRun(position.line())) {
            more++;
        } else {
            end();
            first = position;
            message = problem;
        }
        lastLine = position.line();
        isText &= !Character.isISOControl(character);
    }

    /** Notes something else that is wrong. */
    void error(Position position, String problem) {
        if (isWithinRun(position.line())) {
            more++;
        } else {
            diagnostics.error(position, problem);
        }
    }

    private boolean isWithinRun(int line) {
        return first != null && (line <= lastLine + 1 || !isText);
    }

    /** Tells of the last run. */
    void end() {
        if (first != null) {
            diagnostics.error(
                    first,
                    more == 0
                            ? message
                            : message + ", and " + more + " more up to line " + lastLine + " that are none of ASN.1");
        }
        first = null;
        more = 0;
    }
}
