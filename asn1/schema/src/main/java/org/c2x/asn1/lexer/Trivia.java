package org.c2x.asn1.lexer;

import org.c2x.asn1.source.Position;

/**
 * What is between two items: white space and comments (X.680 clause 12.6), and to which of the two a comment
 * belongs.
 */
final class Trivia {
    private final SourceScanner in;
    private final UnexpectedInput unexpected;
    private final int previousLine;
    private final CommentText after = new CommentText();
    private final CommentText before = new CommentText();
    private int lastCommentLine;

    /**
     * Moves to the next item.
     *
     * @param previousLine the line on which the previous item ends, 0 if there is none
     */
    Trivia(SourceScanner in, UnexpectedInput unexpected, int previousLine) {
        this.in = in;
        this.unexpected = unexpected;
        this.previousLine = previousLine;
        while (true) {
            if (SourceScanner.isWhiteSpace(in.peek(0))) {
                in.skipWhiteSpace();
            } else if (in.startsWith('-', '-')) {
                lineComment();
            } else if (in.startsWith('/', '*')) {
                blockComment();
            } else {
                break;
            }
        }
        // One empty line may be between a comment and what it belongs to, two make it the heading of a section.
        if (in.line() > lastCommentLine + 2) {
            before.clear();
        }
    }

    /** The comment on the line of the item before. */
    String after() {
        return after.toString();
    }

    /** The comment that belongs to the item that follows. */
    String before() {
        return before.toString();
    }

    private void lineComment() {
        int startLine = in.line();
        in.advance(2);
        int from = in.offset();
        in.skipLine();
        String inside = in.since(from);
        if (!in.isAtLineEnd()) {
            in.advance(2);
            // A line of an odd number of hyphens would leave one over, which no writer ever meant.
            if (in.peek(0) == '-' && isLineEndOrSpace(in.peek(1))) {
                in.advance(1);
            }
        }
        add(inside, startLine);
    }

    private static boolean isLineEndOrSpace(int c) {
        return c < 0 || SourceScanner.isWhiteSpace(c);
    }

    private void blockComment() {
        Position start = in.position();
        int from = in.offset();
        int depth = 0;
        do {
            if (in.peek(0) < 0) {
                unexpected.error(start, "this comment is not closed: expected '*/'");
                return;
            }
            if (in.startsWith('/', '*')) {
                depth++;
                in.advance(2);
            } else if (in.startsWith('*', '/')) {
                depth--;
                in.advance(2);
            } else {
                in.advance(1);
            }
        } while (depth > 0);
        String comment = in.since(from);
        add(comment.substring(2, comment.length() - 2), start.line());
    }

    private void add(String inside, int startLine) {
        if (startLine == previousLine) {
            after.add(inside);
        } else {
            if (startLine > lastCommentLine + 1) {
                before.clear();
            }
            before.add(inside);
            lastCommentLine = in.line();
        }
    }
}
