package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.c2x.bench.jmh.EmptyCallBenchmark;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.nativebridge.Crossing;

/** The mean time of a call into the native library that does nothing there. */
record EmptyCall(Crossing crossing) implements Measurement {

    @Override
    public String title() {
        return operation().label();
    }

    @Override
    public Figure.Key key(String environment) {
        return new Figure.Key(environment, Figure.BASELINE, "", operation(), null, Quantity.TIME);
    }

    private Operation operation() {
        return switch (crossing) {
            case JNI -> Operation.EMPTY_JNI_CALL;
            case FFM -> Operation.EMPTY_FFM_CALL;
        };
    }

    @Override
    public String benchmark() {
        return EmptyCallBenchmark.class.getName() + ".empty";
    }

    @Override
    public Map<String, String> parameters() {
        return Map.of("crossing", crossing.name());
    }

    @Override
    public int forks(Configuration configuration) {
        return configuration.forks();
    }

    @Override
    public List<Quantity> quantities() {
        return TimedIterations.QUANTITIES;
    }

    @Override
    public List<Figure> figures(String environment, ForkOutcome fork) {
        return new TimedIterations(fork).figures(key(environment));
    }
}
