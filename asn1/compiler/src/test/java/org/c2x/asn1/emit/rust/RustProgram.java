package org.c2x.asn1.emit.rust;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.plan.RuleSet;

/** Generated crates, and a program that decodes and encodes messages with them. */
final class RustProgram {
    /** The rules of the forms that crates have. */
    static final Map<Form, RuleSet> RULES = Map.of(Form.UPER, RuleSet.UPER, Form.OER, RuleSet.OER);

    private RustProgram() {}

    /** True if there is cargo with such commands. */
    static boolean hasCargo(String... commands) {
        try {
            for (String command : commands) {
                cargo(Path.of("."), command, "--help");
            }
            return true;
        } catch (IOException | AssertionError none) {
            return false;
        }
    }

    /**
     * Runs a command of cargo; returns what it prints.
     *
     * @throws AssertionError if it fails
     */
    static String cargo(Path folder, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("cargo"));
        command.addAll(List.of(arguments));
        return run(folder, command.toArray(String[]::new));
    }

    private static String run(Path folder, String... command) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new AssertionError(output);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
        return output;
    }

    /**
     * Writes crates and the driver that depends on them, builds it and starts it. Overflows are panics in it; it
     * decodes ten damaged forms of each message as well.
     *
     * @param crates one for each schema
     * @param types  crate and type of each number
     * @param level  of optimisation: what runs long is worth compiling for long
     */
    static CodecProgram start(Path folder, List<Compilation> crates, List<String> types, int level) throws IOException {
        StringBuilder manifest = new StringBuilder("""
                [package]
                name = "transcode"
                version = "0.1.0"
                edition = "2021"

                [profile.dev]
                opt-level = LEVEL
                debug = false
                incremental = false

                [dependencies]
                """.replace("LEVEL", Integer.toString(level)));
        StringBuilder memory = new StringBuilder();
        crates.forEach(crate -> {
            String name = crate.packageName();
            crate.emit(Set.of(BackEnd.RUST), new DirectorySink(folder.resolve(name)));
            manifest.append(name).append(" = { path = \"").append(name).append("\" }\n");
            memory.append("let mut memory = ")
                    .append(name)
                    .append("::Memory::<3000, 300_000>::default();\nlet mut ")
                    .append(name)
                    .append(" = memory.store();\n");
        });
        StringBuilder arms = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            String crate = types.get(i).replaceFirst("::.*", "");
            arms.append(i)
                    .append(" => transcode!(")
                    .append(types.get(i))
                    .append(", &mut ")
                    .append(crate)
                    .append(", from, to, octets, buffer),\n");
        }
        Files.writeString(folder.resolve("Cargo.toml"), manifest);
        Files.createDirectories(folder.resolve("src"));
        Files.writeString(
                folder.resolve("src/main.rs"),
                GeneratedCode.resource("/rust/transcode.rs")
                        .replaceFirst("(?m)^    MEMORY$", memory.toString())
                        .replaceFirst("(?m)^ +TYPES$", arms.toString()));
        cargo(folder, "build", "--quiet", "--offline");
        return new CodecProgram(
                List.of(folder.resolve("target/debug/transcode").toString(), "10", Integer.toString(types.size())));
    }
}
