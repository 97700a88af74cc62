package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;

/**
 * A fork that something else on the machine has kept from its core for a part of the time.
 *
 * @param number which of its task, from 0
 * @param share  of the time on the wall that it was on a processor
 */
record DisturbedFork(Task task, int number, double share) {
    /** Part of the planned time that may be spent on measuring again. */
    static final double MOST_MORE = 0.25;

    /** The disturbed forks among figures, the most disturbed first. */
    static List<DisturbedFork> among(List<Task> tasks, Map<Figure.Key, Figure> figures) {
        List<DisturbedFork> disturbed = new ArrayList<>();
        for (Task task : tasks) {
            Figure shares = figures.get(task.key().of(Quantity.PROCESSOR_SHARE));
            for (int number = 0; shares != null && number < shares.forks().size(); number++) {
                if (shares.forks().get(number) < Quantity.DISTURBED_SHARE) {
                    disturbed.add(new DisturbedFork(task, number, shares.forks().get(number)));
                }
            }
        }
        disturbed.sort(Comparator.comparingDouble(DisturbedFork::share));
        return disturbed;
    }

    /** Puts another fork's figures into the places of this one's, if that one was disturbed less. */
    void replacedBy(List<Figure> more, Map<Figure.Key, Figure> figures) {
        boolean isBetter =
                more.stream().anyMatch(figure -> figure.is(Quantity.PROCESSOR_SHARE) && figure.value() > share);
        if (isBetter) {
            more.forEach(figure ->
                    figures.computeIfPresent(figure.key(), (key, whole) -> whole.withFork(number, figure.value())));
        }
    }

    /** For people: what it got. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s got %.0f %% of a core", task.title(), 100 * share);
    }
}
