package org.c2x.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.c2x.asn1.interpreter.advice.Advice;
import org.c2x.asn1.interpreter.advice.Advisor;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.TypeReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x advise}: what would make the messages of a module shorter. */
@Command(
        name = "advise",
        description = {
            AdviseCommand.SUMMARY,
            "Each change is made to the schema and the messages are encoded again, so the savings are measured: the "
                    + "mean over all messages, in octets and in bits without padding. A new range or size covers the "
                    + "values that occur and all others that fit into the same bits. Components that are always or "
                    + "never present are reported from ten values on. Only you know whether other values will occur, "
                    + "and older receivers understand "
                    + "none of the changes."
        },
        mixinStandardHelpOptions = true)
final class AdviseCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Reports where messages of your own module lose bits, and how many octets a change of the module saves.";

    /** Their encodings know nothing of tags, which a change would have to invent. */
    private static final List<RuleSet> RULES = List.of(RuleSet.UPER, RuleSet.APER, RuleSet.OER);

    @Spec
    private CommandSpec command;

    @Mixin
    private OwnOptions own;

    @Option(
            names = "--scheme",
            paramLabel = "NAME",
            defaultValue = "uper",
            description = "the encoding to shorten: uper, aper or oer (default: ${DEFAULT-VALUE})")
    private String scheme;

    @Option(names = "--json", description = "print a JSON object {octets, advice, together} instead of a table")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        RuleSet rules = rules();
        if (!own.isAsked()) {
            throw new ParameterException(command.commandLine(), "--asn1 with the modules is required");
        }
        TypeReference type = own.type(own.schema());
        OwnMessages messages = own.messages(type);
        PrintWriter out = command.commandLine().getOut();
        try {
            Advisor.Result result = Advisor.advise(rules, type, messages.values());
            out.print(json ? new JsonMapper().writeValueAsString(result) + '\n' : text(type, messages, result));
        } catch (EncodeException refused) {
            throw new BadInputException(
                    "c2x advise: a message cannot be encoded in " + scheme + ": " + refused.getMessage());
        }
        return 0;
    }

    private RuleSet rules() {
        Optional<RuleSet> rules = RuleSet.of(scheme).filter(RULES::contains);
        return rules.orElseThrow(() -> new ParameterException(
                command.commandLine(), "no advice for '" + scheme + "', only for uper, aper and oer"));
    }

    private String text(TypeReference type, OwnMessages messages, Advisor.Result result) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s: %s octets a message in %s%n",
                type.target(),
                messages.words(),
                number(result.octets()),
                scheme));
        if (result.advice().isEmpty()) {
            return text.append("nothing was found that saves a bit")
                    .append(System.lineSeparator())
                    .toString();
        }
        int width = result.advice().stream()
                .mapToInt(advice -> advice.where().length())
                .max()
                .orElseThrow();
        String line = "%8s %7s  %-" + width + "s  %s%n";
        text.append(String.format(Locale.ROOT, line, "octets", "bits", "saved at", "by"));
        for (Advice advice : result.advice()) {
            text.append(String.format(
                    Locale.ROOT,
                    line,
                    number(advice.octets()),
                    String.format(Locale.ROOT, "%.1f", advice.bits()),
                    advice.where(),
                    advice.what()));
        }
        return text.append(String.format(
                        Locale.ROOT,
                        "%8s %7s  all of it: %s octets a message%n",
                        number(result.octets() - result.together()),
                        "",
                        number(result.together())))
                .toString();
    }

    private static String number(double octets) {
        return String.format(Locale.ROOT, "%.2f", octets);
    }
}
