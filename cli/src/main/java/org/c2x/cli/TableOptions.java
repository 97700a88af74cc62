package org.c2x.cli;

import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.interpreter.columns.Columns;
import org.c2x.asn1.interpreter.columns.CsvRows;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for tables: which rows and columns they have. */
final class TableOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--columns",
            split = ",",
            paramLabel = "PATH",
            description = "with --to csv: components separated by commas, such as header.stationID; a SEQUENCE means "
                    + "everything in it (default: all components outside of lists, all alternatives of a CHOICE)")
    private List<String> columns;

    @Option(
            names = "--rows",
            paramLabel = "PATH",
            description = "with --to csv: one row per element of this list; its columns are those of PATH[*]")
    private String rows;

    /** @throws ParameterException if there are such options all the same */
    void requireNone() {
        if (columns != null || rows != null) {
            throw new ParameterException(command.commandLine(), "--columns and --rows require --to csv");
        }
    }

    /**
     * What makes the lines of a type's values.
     *
     * @throws ParameterException if it has no such components
     */
    CsvRows rows(Type type) {
        try {
            return new CsvRows(columns == null ? Columns.all(type, rows) : Columns.of(type, columns, rows));
        } catch (IllegalArgumentException noSuchPart) {
            throw new ParameterException(command.commandLine(), noSuchPart.getMessage());
        }
    }

    /** The same, for any number of threads. */
    Function<Value, byte[]> lines(Type type) {
        ThreadLocal<CsvRows> rows = ThreadLocal.withInitial(() -> rows(type));
        return value -> rows.get().of(value);
    }
}
