package org.c2x.asn1.emit;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Text of one Java file: indents by the braces, gathers the imports, and puts a header in front. */
public final class SourceWriter {
    private static final int COLUMNS = 120;

    private record Constant(String type, String name) {}

    private final String packageName;
    private final String origin;
    private final Map<String, String> simpleNames = new HashMap<>();
    private final TreeSet<String> imports = new TreeSet<>();
    /** Constants by their expressions. */
    private final Map<String, Constant> constants = new LinkedHashMap<>();

    private final IndentedText body = new IndentedText();
    /** Whether {@link #reopen} took the last brace of the class away. */
    private boolean isOpen;

    /**
     * @param origin what the file is generated from, for the header
     */
    public SourceWriter(String packageName, String origin) {
        this.packageName = packageName;
        this.origin = origin;
    }

    /**
     * Imports a class unless it is in the file's own package, and returns its simple name; where that already means
     * another class, the qualified name.
     */
    public String use(String qualifiedName) {
        int dot = qualifiedName.lastIndexOf('.');
        String simpleName = qualifiedName.substring(dot + 1);
        if (!simpleNames.computeIfAbsent(simpleName, unused -> qualifiedName).equals(qualifiedName)) {
            return qualifiedName;
        }
        if (dot > 0 && !qualifiedName.substring(0, dot).equals(packageName)) {
            imports.add(qualifiedName);
        }
        return simpleName;
    }

    /**
     * Imports a class of a package and returns its name: of a nested class, {@code Outer.Nested}, with that of the
     * other, which is imported.
     */
    public String use(String classPackage, String className) {
        String outer = JavaModel.outerName(className);
        return use(classPackage + '.' + outer) + className.substring(outer.length());
    }

    /** Keeps a simple name for a class that the file declares itself: all others of that name stay qualified. */
    public void reserve(String simpleName) {
        simpleNames.put(simpleName, "");
    }

    /** Imports a class of the runtime and returns its simple name. */
    public String runtime(Class<?> runtimeClass) {
        return use(runtimeClass.getName());
    }

    /**
     * Writes a line, several if it is long; one that starts with a closing brace is indented less, what follows one
     * that ends with an opening brace more.
     */
    public SourceWriter line(String text) {
        int depth = body.depth() - (text.startsWith("}") ? 1 : 0);
        List<String> lines = LongLine.broken(text, room(depth), room(depth + 2));
        body.line(lines.get(0));
        lines.stream().skip(1).forEach(body::continuation);
        return this;
    }

    /** What a class begins with that nobody extends: one within another class is static. */
    public String finalClass() {
        return isOpen ? "static final class " : "final class ";
    }

    /** Opens the class of the file again, for one that is nested in it; {@link #text} closes it. */
    SourceWriter reopen() {
        if (!isOpen) {
            body.reopen();
            isOpen = true;
        }
        return line();
    }

    private static int room(int depth) {
        return COLUMNS - IndentedText.INDENT.length() * depth;
    }

    /**
     * Names a constant of the file, the same for the same expression; {@link #declareConstants} writes it.
     *
     * @param name what its name starts with
     */
    public String constant(String type, String name, String expression) {
        Constant known = constants.get(expression);
        if (known != null) {
            return known.name();
        }
        long alike = constants.values().stream()
                .filter(other -> other.name().startsWith(name))
                .count();
        Constant own = new Constant(type, alike == 0 ? name : name + '_' + (alike + 1));
        constants.put(expression, own);
        return own.name();
    }

    /** Writes the constants named since the last such call, at the end of a class body. */
    public SourceWriter declareConstants() {
        constants.forEach((expression, constant) -> line().line(
                        "private static final " + constant.type() + ' ' + constant.name() + " = " + expression + ";"));
        constants.clear();
        return this;
    }

    /** Writes an empty line. */
    public SourceWriter line() {
        return line("");
    }

    /** Writes a line that continues the one before. */
    public SourceWriter continuation(String text) {
        int room = room(body.depth() + 2);
        LongLine.broken(text, room, room).forEach(body::continuation);
        return this;
    }

    /** Writes a Javadoc comment, each text a line or more; nothing if there is none. */
    public SourceWriter javadoc(Collection<String> texts) {
        List<String> lines = texts.stream()
                .flatMap(text -> Javadoc.lines(text, 110 - IndentedText.INDENT.length() * body.depth()).stream())
                .toList();
        if (lines.isEmpty()) {
            return this;
        }
        if (lines.size() == 1) {
            return line("/** " + lines.get(0) + " */");
        }
        line("/**");
        lines.forEach(text -> line(text.isEmpty() ? " *" : " * " + text));
        return line(" */");
    }

    /** Writes a Javadoc comment of one text. */
    public SourceWriter javadoc(String text) {
        return javadoc(List.of(text));
    }

    /** The whole file. */
    public String text() {
        StringBuilder text = new StringBuilder("// Generated by c2x from " + origin + "; do not edit.\n");
        text.append("package ").append(packageName).append(";\n\n");
        imports.forEach(name -> text.append("import ").append(name).append(";\n"));
        if (!imports.isEmpty()) {
            text.append('\n');
        }
        return text.append(body).append(isOpen ? "}\n" : "").toString();
    }
}
