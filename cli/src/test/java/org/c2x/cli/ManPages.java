package org.c2x.cli;

import java.io.File;
import java.io.IOException;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Manual pages of all commands in AsciiDoc, which the release makes pages for {@code man} of. */
final class ManPages {
    private ManPages() {}

    /** @param args folder to write to */
    public static void main(String[] args) throws IOException {
        write(new File(args[0]));
    }

    static void write(File folder) throws IOException {
        ManPageGenerator.generateManPage(
                folder,
                null,
                new boolean[0],
                false,
                new Main(Console.standard()).program(Subcommand.names()).getCommandSpec());
    }
}
