package org.c2x.asn1.emit.views;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.coding.UperView;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * Writes a view of each message type: {@code CamView} for {@code CAM}.
 *
 * <pre>
 *   Point ::= SEQUENCE { name IA5String (SIZE (0..15)), x INTEGER (0..4095) }
 *
 *   public int x() {                                     // PointView
 *       int at = afterName();
 *       return (int) range(at, 0L, 4095L, 12, "x");
 *   }
 *
 *   private int afterName() {
 *       return skip(4, bits(0, 4, "name") * 7, "name");
 *   }
 * </pre>
 */
public final class ViewEmitter implements Emitter {
    private static final String BAD_PART = "@throws IndexOutOfBoundsException if the part is not within the array\n"
            + "@throws DecodeException if it is longer than any message";

    private final JavaModel java;
    private final String packageName;
    private final UperSteps steps = new UperSteps();
    private final Recursion recursion = new Recursion();
    private final List<TypeDefinition> messages;

    /**
     * @param packageName package of the views
     */
    public ViewEmitter(JavaModel java, String packageName) {
        this.java = java;
        this.packageName = packageName;
        this.messages = RootTypes.names(java.schema());
    }

    @Override
    public void emit(OutputSink sink) {
        for (TypeDefinition message : messages) {
            ViewTree tree = new ViewTree(steps, message.type());
            SourceWriter out = new SourceWriter(packageName, message.toString());
            String viewClass = viewClass(java.className(message));
            out.reserve(viewClass);
            if (new View(java, steps, recursion, viewClass, out).emit(message, tree)) {
                sink.write(packageName.replace('.', '/') + '/' + viewClass + ".java", out.text());
            }
        }
    }

    @Override
    public List<String> omissions() {
        return messages.stream()
                .filter(message -> new ViewTree(steps, message.type()).isCut())
                .map(message -> message + ": only the " + ViewTree.MOST + " components nearest to the message have "
                        + "accessors in " + viewClass(java.className(message)))
                .toList();
    }

    /** An abbreviation is written as a word. */
    private String viewClass(String className) {
        String word = className.charAt(0) + className.substring(1).toLowerCase(Locale.ROOT);
        boolean isAbbreviation = className.equals(className.toUpperCase(Locale.ROOT));
        return java.companion(isAbbreviation ? word : className, "View");
    }

    /** The parts of a class. */
    private record View(JavaModel java, UperSteps steps, Recursion recursion, String viewClass, SourceWriter out) {

        /** Writes the class; false if it would have no accessor. */
        boolean emit(TypeDefinition message, ViewTree tree) {
            List<Node> all = new ArrayList<>();
            collect(tree.message(), all);
            List<Node> shown = all.stream()
                    .filter(node -> !node.isBracket() && Accessors.has(node, java, out))
                    .toList();
            if (shown.isEmpty()) {
                return false;
            }
            Set<String> methods = new HashSet<>();
            CalledMethods stepping = new CalledMethods(methods);
            CalledMethods finding = new CalledMethods(methods);
            Skips skips = new Skips(java, steps, recursion, stepping, out);
            Positions positions = new Positions(viewClass, new PathNames(all), skips, finding, out);
            Accessors accessors = new Accessors(java, new PathNames(shown), positions, skips, methods, out);
            head(message);
            shown.forEach(accessors::emit);
            accessors.emitWithin();
            finding.emit();
            stepping.emit();
            if (positions.hasContents()) {
                out.line()
                        .javadoc("A view of the content of an open type.")
                        .line("private " + viewClass + '(' + viewClass + " outer, int at, String path) {")
                        .line("super(outer, at, path);")
                        .line("}");
            }
            out.declareConstants().line("}");
            return true;
        }

        private static void collect(Node node, List<Node> all) {
            all.add(node);
            node.children().forEach(child -> collect(child, all));
        }

        private void head(TypeDefinition message) {
            out.javadoc(List.of(
                            "Reads single components of a {@code " + message + "} in unaligned PER (X.691) without "
                                    + "decoding the rest: each at its fixed place, or by stepping over what "
                                    + "precedes it.",
                            "",
                            "<p>What is skipped is not checked: octets of which a view reads a component may be no "
                                    + "message at all. Where they end too early, or a component is outside its range, "
                                    + "a method throws {@link DecodeException} with its place and path; where the "
                                    + "message does not have the component, {@link java.util.NoSuchElementException}. "
                                    + "Ask before: {@code has…} for OPTIONAL components, {@code is…} for alternatives. "
                                    + "Components in lists have no methods.",
                            "",
                            "<p>A view reads the octets that it was given, not a copy. Make one a message, which "
                                    + "mostly costs no object, or keep one and {@code wrap} the next message, which "
                                    + "never does; a view that is kept belongs to one thread."))
                    .line("public final class " + viewClass + " extends " + out.runtime(UperView.class) + " {")
                    .line()
                    .line("private " + viewClass + "(byte[] octets, int offset, int length) {")
                    .line("super(octets, offset, length);")
                    .line("}")
                    .line()
                    .javadoc("A view of a message.")
                    .line("public static " + viewClass + " of(byte[] octets) {")
                    .line("return new " + viewClass + "(octets, 0, octets.length);")
                    .line("}")
                    .line()
                    .javadoc("A view of a message that is part of an array.\n" + BAD_PART)
                    .line("public static " + viewClass + " of(byte[] octets, int offset, int length) {")
                    .line("return new " + viewClass + "(octets, offset, length);")
                    .line("}")
                    .line()
                    .javadoc("Goes on to another message.\n" + "@return this view\n" + BAD_PART)
                    .line("public " + viewClass + " wrap(byte[] octets, int offset, int length) {")
                    .line("reset(octets, offset, length);")
                    .line("return this;")
                    .line("}");
            out.runtime(DecodeException.class);
        }
    }
}
