package org.c2x.bench.run;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.StudyResult;

/** In what a result was planned otherwise than a run that is to go on with it: their forks must not be mixed. */
final class Differences {
    /** It changes from minute to minute and is only noted. */
    private static final String MAY_DIFFER = "cpuFrequency";

    private final List<String> found = new ArrayList<>();

    private Differences() {}

    /** One line for each difference. */
    static List<String> between(StudyResult before, Plan plan) {
        Differences differences = new Differences();
        differences.compare("mode", before.header().mode(), plan.effort().label());
        differences.compareRecords("", before.header().configuration(), plan.configuration());
        List<Environment> jvms = before.environments().stream()
                .filter(environment -> environment.jvm() != null)
                .toList();
        differences.compare("JVMs", ids(jvms), ids(plan.environments()));
        if (ids(jvms).equals(ids(plan.environments()))) {
            for (Environment now : plan.environments()) {
                differences.compareRecords(now.id() + ' ', before.environment(now.id()), now);
            }
        }
        return differences.found;
    }

    private static List<String> ids(List<Environment> environments) {
        return environments.stream().map(Environment::id).toList();
    }

    private void compareRecords(String prefix, Record before, Record now) {
        for (RecordComponent component : before.getClass().getRecordComponents()) {
            if (!MAY_DIFFER.equals(component.getName())) {
                compare(prefix + component.getName(), get(component, before), get(component, now));
            }
        }
    }

    private void compare(String what, @Nullable Object before, @Nullable Object now) {
        if (before instanceof Map<?, ?> some && now instanceof Map<?, ?> others) {
            Stream.concat(some.keySet().stream(), others.keySet().stream())
                    .distinct()
                    .forEach(key -> compare(what + ' ' + key, some.get(key), others.get(key)));
        } else if (!Objects.equals(before, now)) {
            found.add(what + ": " + text(before) + " in the file, " + text(now) + " now");
        }
    }

    private static String text(@Nullable Object value) {
        return value == null ? "none" : value.toString();
    }

    private static Object get(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("components of a public record can be read", e);
        }
    }
}
