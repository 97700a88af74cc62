package org.c2x.mpsoc;

import java.util.List;
import org.c2x.mpsoc.fit.AllSensors;
import org.c2x.mpsoc.fit.InstrCnt;
import org.c2x.mpsoc.fit.TempLevel;
import org.c2x.mpsoc.fit.Temperature;

/** The values in numbers of no more than their range. */
final class FitStructs {
    static final Temperature A = new Temperature(Values.TIMESTAMP, Values.DEGREES);
    static final InstrCnt B = new InstrCnt(Values.CORE, 1, 2, 3, 4, 5, 6, 7);
    static final AllSensors C = AllSensors.builder()
            .name(Values.BOARD)
            .temp(A)
            .calib(Values.CALIBRATION)
            .cpuUsage(Values.CPU_USAGE)
            .occupancy(Values.OCCUPANCY)
            .tempLevel(TempLevel.MEDIUM)
            .processors(List.of(B))
            .instrCnt(B)
            .history(List.of(A))
            .build();

    private FitStructs() {}
}
