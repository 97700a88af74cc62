package org.c2x.cli;

import java.io.InputStream;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.streams.Framing;
import org.c2x.streams.RecordReader;
import org.c2x.streams.Records;
import org.c2x.streams.StreamRecord;
import org.c2x.streams.Workers;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for files of records. */
final class RecordOptions {
    private static final String BER = "ber";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--records",
            description =
                    "input and output are any number of messages: directly after each other if they are binary, one "
                            + "per line in jer")
    private boolean records;

    @Option(
            names = "--skip-bad",
            description = "with --records: continue after a malformed record if its end is known (in jer, ber and der, "
                    + "and if only the output cannot express it); by default the conversion stops there")
    private boolean skipBad;

    @Option(
            names = "--max-record",
            paramLabel = "OCTETS",
            defaultValue = "1048576",
            description = "with --records: reject longer records (default: ${DEFAULT-VALUE})")
    private int longest;

    /** Whether the input is records; refuses schemes whose messages cannot be. */
    boolean records(String from, String to) {
        if (!records) {
            if (skipBad) {
                throw refused("--skip-bad requires --records");
            }
            return false;
        }
        if (longest < 1 || longest > BitReader.MAX_OCTETS) {
            throw refused("--max-record: expected a number from 1 to " + BitReader.MAX_OCTETS);
        }
        for (String scheme : List.of(from, to)) {
            if (!Conversion.FILES.contains(scheme)
                    && !Conversion.isText(scheme)
                    && !scheme.equals(BER)
                    && Conversion.rules(scheme).isEmpty()) {
                throw refused("messages in '" + scheme + "' do not show where they end, unlike those in " + schemes()
                        + "; use --hex with one message per line instead of --records");
            }
        }
        return true;
    }

    /** Whether messages of a scheme are elements with tag and length, which tells where they end. */
    private static boolean hasElements(String scheme) {
        return scheme.equals(BER)
                || Conversion.rules(scheme)
                        .filter(rules -> rules.plans().hasElements())
                        .isPresent();
    }

    private static String schemes() {
        return Stream.concat(RuleSet.interpreted().stream().map(RuleSet::scheme), Stream.of(BER, Conversion.JER))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private ParameterException refused(String problem) {
        return new ParameterException(commandLine(), problem);
    }

    private CommandLine commandLine() {
        return command.commandLine();
    }

    boolean skipBad() {
        return skipBad;
    }

    /**
     * A record in the other encoding.
     *
     * @param message null if that cannot express it
     * @param refused why, else null
     */
    record Converted<R>(@Nullable R message, @Nullable EncodeException refused) {
        static <R> Converted<R> of(Supplier<Conversion.Message<R>> record) {
            try {
                return new Converted<>(record.get().encoded(), null);
            } catch (EncodeException e) {
                return new Converted<>(null, e);
            }
        }
    }

    /** What becomes of the records of an input. */
    <R> Stream<StreamRecord<Converted<R>>> convert(
            InputStream in, Conversion<R> conversion, String from, Workers workers) {
        if (!Conversion.isText(from) && !hasElements(from)) {
            RecordReader<Conversion.Message<R>> records = new RecordReader<>(in, conversion::decode, longest);
            return Records.decode(records, record -> Converted.of(() -> record), workers);
        }
        Framing framing = Conversion.isText(from) ? Framing.LINES : Framing.ELEMENTS;
        return Records.decode(
                framing.cut(in, longest),
                record -> Converted.of(
                        () -> conversion.decode(record, 0, record.length).value()),
                workers);
    }
}
