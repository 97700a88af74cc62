package org.c2x.bench.report;

import com.github.mustachejava.DefaultMustacheFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.bench.result.StudyResult;

/** A report of one result or several. */
public final class Report {
    private static final String PAGE_ENDING = ".html";
    private static final String TEMPLATES = "org/c2x/bench/report";

    private final Page page;

    private Report(Page page) {
        this.page = page;
    }

    /**
     * The report of some results as one; of two figures of the same thing that of the later result counts, but times
     * measured without a JVM are taken together.
     *
     * @param results at least one, in the order in which they count
     */
    public static Report of(List<StudyResult> results) {
        return new Report(Page.of(results));
    }

    /** One HTML document that loads nothing. */
    public String html() {
        return render(new DefaultMustacheFactory(TEMPLATES), "page.html.mustache");
    }

    /** The summary and the hypotheses in Markdown. */
    public String markdown() {
        return render(new PlainText(TEMPLATES), "summary.md.mustache");
    }

    /** All figures as comma-separated values (RFC 4180), one figure a line. */
    public String csv() {
        return page.csv();
    }

    /**
     * Writes the page, and beside it the summary (.md) and the table (.csv).
     *
     * @param file of the page; its ending {@value #PAGE_ENDING} is replaced for the others
     * @return the files written
     */
    public List<Path> write(Path file) throws IOException {
        String name = file.getFileName().toString();
        String stem = name.endsWith(PAGE_ENDING) ? name.substring(0, name.length() - PAGE_ENDING.length()) : name;
        return List.of(
                Files.writeString(file, html()),
                Files.writeString(file.resolveSibling(stem + ".md"), markdown()),
                Files.writeString(file.resolveSibling(stem + ".csv"), csv()));
    }

    private String render(DefaultMustacheFactory factory, String template) {
        StringWriter text = new StringWriter();
        factory.compile(template).execute(text, page);
        return text.toString();
    }

    /** Templates of text in which nothing has to be escaped but what would end a cell of a table. */
    private static final class PlainText extends DefaultMustacheFactory {
        PlainText(String root) {
            super(root);
        }

        @Override
        public void encode(String value, Writer writer) {
            try {
                writer.write(value.replace("|", "\\|"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
