package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** What a call of a codec in C costs from the JVM: by JNI, by the foreign function interface, and not at all. */
record CrossingTable(StudyResult result) {
    /** What takes the place of a content where there is none. */
    static final String NO_MESSAGE = "no message";

    /** Ends the names of schemes that are called by the foreign function interface. */
    private static final String FFM = "-ffm";

    private static final String HOW_JNI = "No result file here has native codecs called from a JVM: c2x bench --scheme "
            + "native-uper-c (or any other native scheme) measures them.";
    private static final String HOW_FFM = "No result file here has calls through the foreign function interface: c2x "
            + "bench --scheme native-uper-c,native-uper-c" + FFM
            + " measures it if c2x itself runs on Java 22 or newer.";

    Part part() {
        Table table = new Table(
                "Crossings",
                "ns per message at the codec boundary, with its interval. The loop in C needs one call "
                        + "from the JVM for all messages; the empty call is such a call that does nothing. At this "
                        + "boundary a decoded message is freed at once; end to end it is kept as long as it is "
                        + "needed, which takes more time.",
                Table.numbers(
                        "encode, JNI",
                        "encode, FFM",
                        "encode, loop in C",
                        "decode, JNI",
                        "decode, FFM",
                        "decode, loop in C"),
                Stream.concat(emptyCalls(), codecs()).toList());
        boolean ffm = result.of(Quantity.TIME)
                .anyMatch(row -> row.scheme().endsWith(FFM) || row.operation() == Operation.EMPTY_FFM_CALL);
        List<String> text = !table.filled() ? List.of(HOW_JNI, HOW_FFM) : ffm ? List.of() : List.of(HOW_FFM);
        return new Part("Crossing from the JVM into C", text, List.of(), List.of(table));
    }

    private Stream<Block> emptyCalls() {
        List<Line> lines = new ArrayList<>();
        result.jvms().forEach(jvm -> {
            Optional<Figure> jni = row(jvm, Operation.EMPTY_JNI_CALL);
            Optional<Figure> ffm = row(jvm, Operation.EMPTY_FFM_CALL);
            if (jni.isPresent() || ffm.isPresent()) {
                lines.add(new Line(
                        "empty call · " + jvm.id(),
                        new Marks(Family.BASELINE.style(), null, null, jvm.id()),
                        List.of(
                                Cell.time(jni),
                                Cell.time(ffm),
                                Cell.number(null),
                                Cell.time(jni),
                                Cell.time(ffm),
                                Cell.number(null))));
            }
        });
        return lines.isEmpty() ? Stream.empty() : Stream.of(new Block(NO_MESSAGE, lines));
    }

    private Stream<Block> codecs() {
        return result.of(Quantity.TIME)
                .filter(this::isCrossing)
                .map(Figure::content)
                .distinct()
                .map(content -> new Block(
                        content,
                        result.jvms().stream()
                                .flatMap(jvm -> result.figures()
                                        .of(Quantity.TIME, content)
                                        .filter(row ->
                                                isCrossing(row) && jvm.id().equals(row.environment()))
                                        .map(CrossingTable::library)
                                        .distinct()
                                        .map(scheme -> line(jvm, scheme, content)))
                                .toList()));
    }

    private Line line(Environment jvm, String scheme, String content) {
        List<Cell> cells = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            cells.add(Cell.time(row(jvm, scheme, content, direction, Boundary.CODEC)));
            cells.add(Cell.time(row(jvm, scheme + FFM, content, direction, Boundary.CODEC)));
            cells.add(Cell.time(row(jvm, scheme, content, direction, Boundary.LOOP)));
        }
        return new Line(
                scheme + " · " + jvm.id(), Marks.of(result, scheme, content).with(null, jvm.id()), cells);
    }

    /** Whether a row is a codec in C that a JVM calls. */
    private boolean isCrossing(Figure row) {
        return !row.content().isEmpty()
                && result.isNative(row.scheme())
                && !Targets.isNative(result.environment(row.environment()))
                && !row.content().contains(TimeSection.STREAM);
    }

    /** The scheme without the way it is called. */
    private static String library(Figure row) {
        return row.scheme().endsWith(FFM)
                ? row.scheme().substring(0, row.scheme().length() - FFM.length())
                : row.scheme();
    }

    private Optional<Figure> row(Environment jvm, Operation operation) {
        return result.figures().find(new Figure.Key(jvm.id(), Figure.BASELINE, "", operation, null, Quantity.TIME));
    }

    private Optional<Figure> row(
            Environment jvm, String scheme, String content, Direction direction, Boundary boundary) {
        return result.figures()
                .find(new Figure.Key(jvm.id(), scheme, content, Operation.of(direction), boundary, Quantity.TIME));
    }
}
