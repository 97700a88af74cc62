package org.c2x.cli;

import com.github.mustachejava.DefaultMustacheFactory;
import java.io.StringWriter;

/** Pages of HTML made of templates. */
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
}
