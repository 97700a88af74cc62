package org.c2x.cli;

import com.github.mustachejava.DefaultMustacheFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.c2x.bench.report.Report;

/** Pages of HTML in the style of reports. */
final class Page {
    private Page() {}

    /** @param content what the template names */
    static String of(String template, Object content) {
        StringWriter text = new StringWriter();
        new DefaultMustacheFactory(Page.class.getPackageName().replace('.', '/'))
                .compile(template)
                .execute(text, content);
        return text.toString();
    }

    /** The style sheet of reports. */
    static String style() {
        try (InputStream in = Report.class.getResourceAsStream("page.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
