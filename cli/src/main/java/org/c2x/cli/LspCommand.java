package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import org.c2x.asn1.lsp.AsnLanguageServer;
import org.c2x.asn1.source.Strictness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code c2x lsp}: ASN.1 in editors. */
@Command(
        name = "lsp",
        description = {
            LspCommand.SUMMARY,
            "It speaks the Language Server Protocol on standard input and output. Modules of one folder belong "
                    + "together; those that they import and that are not there are taken from the nearest folder of "
                    + "the workspace."
        },
        mixinStandardHelpOptions = true)
final class LspCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Shows ASN.1 modules in editors: errors while typing, definitions, lengths, completion.";

    @ParentCommand
    private Main main;

    @Option(
            names = "--lenient",
            description = "show deviations from the standards as warnings if their meaning is clear")
    private boolean lenient;

    @Override
    public Integer call() throws IOException {
        try (InputStream in = main.console().open(Console.STANDARD)) {
            AsnLanguageServer.serve(in, main.console().octets(), lenient ? Strictness.LENIENT : Strictness.STRICT);
        }
        return 0;
    }
}
