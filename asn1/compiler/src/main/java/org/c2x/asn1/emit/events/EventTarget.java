package org.c2x.asn1.emit.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
import org.c2x.asn1.emit.mapping.ListLoops;
import org.c2x.asn1.emit.mapping.Member;
import org.c2x.asn1.emit.mapping.Method;
import org.c2x.asn1.emit.mapping.Target;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlElement.Step;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Events of the XML form; in the flat one the mandatory SEQUENCEs of a SEQUENCE are part of it. */
final class EventTarget extends Target {
    private final EventForms forms;

    EventTarget(EventForms forms, Type type, SourceWriter out) {
        super(forms.classes(), type, out);
        this.forms = forms;
    }

    @Override
    protected String library() {
        return "the events of " + (forms.isFlat() ? "the flat XML form" : "the XML form");
    }

    @Override
    protected void constants() {
        forms.root(type).ifPresent(root -> {
            String form = out.use("org.c2x.asn1.runtime.event.EventForm");
            String className = classes.className(type);
            out.javadoc("The mapping to the documents of any library.")
                    .line("public static final " + form + '<' + java.boxedType(type, out) + "> FORM =")
                    .continuation("new " + form + "<>(" + JavaValues.quote(root.name()) + ", " + className + "::write, "
                            + className + "::read);")
                    .line();
        });
    }

    @Override
    protected Method to() {
        String writer = out.use("org.c2x.asn1.runtime.event.EventWriter");
        return new Method(
                "", "void", "write", java.javaType(type, out) + " value, " + writer + "<?> out", "value, out", "");
    }

    @Override
    protected Method from() {
        String reader = out.use("org.c2x.asn1.runtime.event.EventReader");
        return new Method("", java.javaType(type, out), "read", reader + "<?> in", "in", "");
    }

    /** Writer and reader count the levels of nesting. */
    @Override
    protected void begin(Method method) {
        String head = method.result() + ' ' + method.name();
        String parameters = '(' + method.parameters() + ") {";
        out.line().line("static " + head + parameters);
        if (classes.isRecursive(type)) {
            boolean reads = method.name().equals("read");
            String events = reads ? "in" : "out";
            out.line(events + ".enter();")
                    .line((reads ? method.result() + " value = " : "") + method.name() + "Content(" + method.arguments()
                            + ");")
                    .line(events + ".leave();");
            if (reads) {
                out.line("return value;");
            }
            out.line("}").line().line("private static " + head + "Content" + parameters);
        }
    }

    @Override
    protected LeafVisitor<Leaf> leaves() {
        return new EventLeaves(classes, out);
    }

    /** Exceptions say where in a document they are. */
    @Override
    protected boolean namesPlaces() {
        return false;
    }

    @Override
    protected boolean mayRefuse(Type part) {
        return false;
    }

    @Override
    protected List<Member> members(SequenceType sequence) {
        List<XmlElement> elements = forms.elements(sequence);
        return IntStream.range(0, elements.size())
                .mapToObj(i -> {
                    XmlElement element = elements.get(i);
                    Step last = element.last();
                    return new Member(
                            i,
                            element.name(),
                            last.owner(),
                            last.component(),
                            element.steps().stream()
                                    .map(step -> '.' + MemberNames.of(step.owner(), step.component()) + "()")
                                    .collect(Collectors.joining("", "value", "")),
                            variable(element.steps()));
                })
                .toList();
    }

    /** The local variable of an element: underscores, which no name of ASN.1 has, join the names in it. */
    private static String variable(List<Step> steps) {
        return Member.local(steps.stream()
                .map(step -> MemberNames.of(step.owner(), step.component()))
                .collect(Collectors.joining("_")));
    }

    private void write(String name, Type part, String value) {
        out.line("out.start(" + JavaValues.quote(name) + ");");
        write(part, value);
        out.line("out.end();");
    }

    /** Writes the content of an element. */
    private void write(Type part, String value) {
        require(part, value);
        String call = part.accept(leaves()).to().apply(value);
        if (!call.isEmpty()) {
            out.line(call + ';');
        }
    }

    /** What a constructor lets pass because of an extension marker has no form. */
    private void require(Type part, String value) {
        Type resolved = part.resolved();
        if (resolved instanceof IntegerType integer && integer.extensible()) {
            out.line("out.require(" + value + ", " + EventLeaves.bounds(integer, out) + ");");
        } else if (resolved instanceof BitStringType bits) {
            requireSize(bits.size(), value + ".length()");
        } else if (!resolved.isStructured()) {
            Sized.of(resolved)
                    .ifPresent(sized -> requireSize(sized.size(), sized.length().apply(value)));
        }
    }

    private void requireSize(SizeConstraint size, String length) {
        if (size.extensible()) {
            out.line("out.requireSize(" + length + ", " + EventLeaves.bounds(size) + ");");
        }
    }

    private String read(Type part) {
        return part.accept(leaves()).from().apply("in");
    }

    @Override
    protected void put(Member member) {
        write(member.name(), member.type(), member.accessor());
    }

    @Override
    protected void close(SequenceType sequence) {}

    @Override
    protected String isPresent(Member member) {
        return "in.startIf(" + JavaValues.quote(member.name()) + ')';
    }

    @Override
    protected String get(Member member) {
        return read(member.type());
    }

    @Override
    protected void take(Member member) {
        if (member.isOptional()) {
            out.line(member.declaration(java, out) + " = " + member.otherwise(java, out) + ';')
                    .line("if (" + isPresent(member) + ") {")
                    .line(member.local() + " = " + get(member) + ';')
                    .line("in.end();")
                    .line("}");
        } else {
            out.line("in.start(" + JavaValues.quote(member.name()) + ");")
                    .line(member.declaration(java, out) + " = " + get(member) + ';')
                    .line("in.end();");
        }
    }

    @Override
    protected String construct(SequenceType sequence, List<Member> members) {
        return construct(
                sequence, List.of(), members.stream().map(Member::local).collect(Collectors.toSet()));
    }

    private String construct(SequenceType sequence, List<Step> outer, Set<String> variables) {
        List<String> arguments = new ArrayList<>();
        for (Component component : sequence.components()) {
            List<Step> steps = new ArrayList<>(outer);
            steps.add(new Step(sequence, component));
            String variable = variable(steps);
            arguments.add(
                    variables.contains(variable)
                            ? variable
                            : construct((SequenceType) component.type().resolved(), steps, variables));
        }
        return "new " + java.modelClass(sequence, out) + '(' + String.join(", ", arguments) + ')';
    }

    @Override
    protected String refused() {
        return "in.error(e.getMessage())";
    }

    @Override
    protected void choose(ChoiceType choice, int index, String value) {
        Alternative alternative = choice.alternatives().get(index);
        write(alternative.name(), alternative.type(), value);
        out.line("return;");
    }

    @Override
    protected String unknownAlternative(ChoiceType choice) {
        return "throw out.error(\"an alternative of a later version cannot be encoded\");";
    }

    @Override
    protected void read(ChoiceType choice) {
        out.line("String alternative = in.alternative();").line(java.modelClass(choice, out) + " value;");
        reading("", "", () -> {
            out.line("value = switch (alternative) {");
            for (Alternative alternative : choice.alternatives()) {
                boolean isNull = alternative.type().resolved() instanceof NullType;
                out.line("case " + JavaValues.quote(alternative.name()) + " -> new "
                        + alternativeClass(choice, alternative) + '(' + (isNull ? "" : read(alternative.type()))
                        + ");");
            }
            out.line("default -> throw in.error(\"expected an alternative that is known\");")
                    .line("};");
        });
        out.line("in.end();").line("return value;");
    }

    @Override
    protected void make(ListType list) {
        requireSize(list.size(), "value.size()");
        new ListLoops(java, list, out).make(false, () -> {
            out.line("out.item();");
            write(list.element(), "value.get(i)");
            out.line("out.end();");
        });
    }

    @Override
    protected void read(ListType list) {
        switch (JavaModel.listKind(list)) {
            case INTS -> readNumbers(list, "int", "IntStream", IntList.class);
            case LONGS -> readNumbers(list, "long", "LongStream", LongList.class);
            case OBJECTS -> {
                String array = out.use("java.util.ArrayList");
                out.line(array + '<' + java.boxedType(list.element(), out) + "> elements = new " + array + "<>();");
                items(list);
                checkSize(list, "elements.size()");
                out.line("return " + out.runtime(ImmutableList.class) + ".copyOf(elements);");
            }
        }
    }

    private void readNumbers(ListType list, String number, String stream, Class<?> listClass) {
        out.line(out.use("java.util.stream." + stream) + ".Builder elements = " + stream + ".builder();");
        items(list);
        out.line(number + "[] numbers = elements.build().toArray();");
        checkSize(list, "numbers.length");
        out.line("return " + out.runtime(listClass) + ".wrap(numbers);");
    }

    private void items(ListType list) {
        out.line("while (in.item()) {")
                .line("elements.add(" + read(list.element()) + ");")
                .line("in.end();")
                .line("}");
    }

    private void checkSize(ListType list, String size) {
        out.line("in.requireSize(" + size + ", " + EventLeaves.bounds(list.size()) + ");");
    }

    @Override
    protected void enumerated(EnumeratedType enumerated) {
        throw new AssertionError("an enumeral is the content of an element: " + enumerated);
    }
}
