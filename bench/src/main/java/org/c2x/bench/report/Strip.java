package org.c2x.bench.report;

import java.util.List;

/**
 * Parts of a whole, drawn to scale beside each other, as the template sees them.
 *
 * @param title whose parts
 * @param total the whole in words
 */
record Strip(String title, String total, List<Piece> pieces) {

    /**
     * A part.
     *
     * @param width of the strip, CSS percentage
     * @param style {@code value} for what is filled, {@code frame} for what is hatched
     * @param shade one of two that alternate, so that neighbours can be told apart
     * @param label empty if there is no room for it
     */
    record Piece(String width, String style, String shade, String label, String tip) {
        private static final double ROOM = 5;

        /** The next part. */
        static Piece of(double percent, boolean filled, int number, String label, String tip) {
            return new Piece(
                    LogAxis.css(percent),
                    filled ? "value" : "frame",
                    number % 2 == 0 ? "even" : "odd",
                    percent >= ROOM ? label : "",
                    tip);
        }
    }
}
