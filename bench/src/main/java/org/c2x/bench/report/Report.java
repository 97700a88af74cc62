package org.c2x.bench.report;

import com.github.mustachejava.DefaultMustacheFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;

/** A report of one result or several. */
public final class Report {
    private static final String PAGE_ENDING = ".html";
    private static final String TEMPLATES = "org/c2x/bench/report";
    private static final Pattern BEGIN = Pattern.compile("<!-- c2x report (\\S+\\.svg) -->");
    private static final String END = "<!-- end of c2x report -->";

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
        return render(new Markdown(TEMPLATES), "summary.md.mustache");
    }

    /** The picture that the page shows first, as a drawing (SVG) for light and dark pages; empty without times. */
    public String picture() {
        return render(new DefaultMustacheFactory(TEMPLATES), "picture.svg.mustache");
    }

    /**
     * Puts picture and answers into a Markdown file, in place of what is between the line
     * {@code <!-- c2x report PICTURE.svg -->}, which names the file of the picture, and {@value #END}.
     *
     * @return the files written
     * @throws IOException if one cannot be read or written, or the lines are missing
     */
    public List<Path> insert(Path markdown) throws IOException {
        String text = Files.readString(markdown);
        Matcher begin = BEGIN.matcher(text);
        int end = text.indexOf(END);
        if (!begin.find() || end < begin.end()) {
            throw new IOException(
                    markdown + ": no place for the report; add the lines <!-- c2x report PICTURE.svg --> and " + END
                            + " where it should be");
        }
        Path picture = markdown.resolveSibling(begin.group(1));
        ResultFile.writeWhole(picture(), picture);
        ResultFile.writeWhole(
                text.substring(0, begin.end()) + '\n' + brief(begin.group(1)) + text.substring(end), markdown);
        return List.of(markdown, picture);
    }

    /**
     * Picture and answers in Markdown.
     *
     * @param picture where the picture is
     */
    public String brief(String picture) {
        return render(new Markdown(TEMPLATES), "brief.md.mustache", Map.of("picture", picture, "page", page))
                        .strip()
                + '\n';
    }

    /** All figures as comma-separated values (RFC 4180), one figure a line. */
    public String csv() {
        return page.csv();
    }

    /**
     * Writes the page, and beside it the summary (.md), the table (.csv) and the picture (.svg).
     *
     * @param file of the page; its ending {@value #PAGE_ENDING} is replaced for the others
     * @return the files written
     * @throws IOException if one cannot be written; the message names it
     */
    public List<Path> write(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": is a folder; choose a file for the page");
        }
        String name = file.getFileName().toString();
        String stem = name.endsWith(PAGE_ENDING) ? name.substring(0, name.length() - PAGE_ENDING.length()) : name;
        List<Path> files = Stream.of(PAGE_ENDING, ".md", ".csv", ".svg")
                .map(ending -> file.resolveSibling(stem + ending))
                .toList();
        ResultFile.writeWhole(html(), file);
        ResultFile.writeWhole(markdown(), files.get(1));
        ResultFile.writeWhole(csv(), files.get(2));
        ResultFile.writeWhole(picture(), files.get(3));
        return files;
    }

    /** The style sheet of the page, for other pages. */
    public static String style() {
        return Page.resource("page.css");
    }

    private String render(DefaultMustacheFactory factory, String template) {
        return render(factory, template, page);
    }

    private static String render(DefaultMustacheFactory factory, String template, Object scope) {
        StringWriter text = new StringWriter();
        factory.compile(template).execute(text, scope);
        return text.toString();
    }

    /** Markdown: a value is text, on one line, whatever signs it has. */
    private static final class Markdown extends DefaultMustacheFactory {
        private static final Pattern SIGNS = Pattern.compile("[\\\\`*_\\[\\]<>|&~]");
        /** What would make a line a heading or an item of a list. */
        private static final Pattern FIRST = Pattern.compile("^(\\d*)([-+#=.)]+)(?=\\s|$)");

        Markdown(String root) {
            super(root);
        }

        @Override
        public void encode(String value, Writer writer) {
            String line = value.replaceAll("\\p{Cntrl}+", " ");
            try {
                writer.write(
                        FIRST.matcher(SIGNS.matcher(line).replaceAll("\\\\$0")).replaceFirst("$1\\\\$2"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
