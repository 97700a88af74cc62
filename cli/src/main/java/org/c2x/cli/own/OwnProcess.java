package org.c2x.cli.own;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.run.MeasuredJvm;
import org.c2x.bench.run.Terminal;

/** The same command once more, in a process with a folder of classes before its class path. */
public final class OwnProcess {
    private OwnProcess() {}

    /**
     * Runs the command to its end.
     *
     * @param program   class with the command's {@code main}
     * @param arguments of the command
     * @return its exit code
     * @throws IOException if no process can be started
     */
    public static int run(Path folder, Class<?> program, List<String> arguments, PrintWriter out, PrintWriter err)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(MeasuredJvm.current().executable().toString());
        command.addAll(MeasuredJvm.ownProperties());
        command.addAll(
                List.of("-cp", folder + File.pathSeparator + System.getProperty("java.class.path"), program.getName()));
        command.addAll(arguments);
        // a terminal shows progress only to who writes to it
        boolean isTerminal = Terminal.isThere();
        ProcessBuilder builder = new ProcessBuilder(command).redirectInput(ProcessBuilder.Redirect.INHERIT);
        Process process = (isTerminal ? builder.inheritIO() : builder).start();
        try {
            if (!isTerminal) {
                Thread errors = new Thread(() -> copy(process.getErrorStream(), err));
                errors.start();
                copy(process.getInputStream(), out);
                errors.join();
            }
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while measuring");
        }
    }

    private static void copy(InputStream from, PrintWriter to) {
        try (InputStreamReader text = new InputStreamReader(from, Charset.defaultCharset())) {
            char[] part = new char[4096];
            for (int count = text.read(part); count >= 0; count = text.read(part)) {
                to.write(part, 0, count);
                to.flush();
            }
        } catch (IOException e) {
            to.println(e.getMessage());
        }
    }
}
