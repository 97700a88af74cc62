package org.c2x.bench.report;

import java.util.List;
import org.c2x.asn1.runtime.Nullable;

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
     * @param filled else it is hatched
     * @param label null if there is no room for it
     */
    record Piece(String width, boolean filled, @Nullable String label, String tip) {
        private static final double ROOM = 5;

        /** The next part. */
        static Piece of(double percent, boolean filled, String label, String tip) {
            return new Piece(LogAxis.css(percent), filled, percent >= ROOM ? label : null, tip);
        }
    }
}
