package org.c2x.asn1.emit.record;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.coding.Check;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;

/** The statements with which a canonical constructor checks a component. */
final class ComponentCheck {
    private final JavaModel model;
    private final SourceWriter out;
    /** What messages call the variables that hold elements of lists. */
    private final Map<String, String> labels = new HashMap<>();

    ComponentCheck(JavaModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    /** Checks a component that must be there. */
    void emit(String name, Type type) {
        emitPresent(name, type);
        emitValue(name, type);
    }

    /**
     * Checks a component with a DEFAULT. The default is valid even if the constraint excludes it: IEEE 1609.2 has such
     * a one.
     *
     * @param constant holds the default
     */
    void emitDefaulted(String name, Type type, String constant) {
        emitPresent(name, type);
        emitEncoded(name, type);
        valueConstraints(name, type, Conditions.same(type, name, constant) + " || ");
    }

    private void emitPresent(String name, Type type) {
        if (!JavaModel.isPrimitive(type)) {
            out.line(check() + ".present(" + label(name) + ", " + name + ");");
        }
    }

    /** Checks a component that may be null. */
    void emitNullable(String name, Type type) {
        if (checksValue(type)) {
            out.line("if (" + name + " != null) {");
            emitValue(name, type);
            out.line("}");
        }
    }

    private String check() {
        return out.runtime(Check.class);
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    /** What messages call a variable, in quotes. */
    private String label(String variable) {
        return quoted(labelText(variable));
    }

    private String labelText(String variable) {
        return labels.getOrDefault(variable, variable);
    }

    private boolean checksValue(Type type) {
        return new ComponentCheck(model, new SourceWriter("", "")).writes("value", type);
    }

    private boolean checksElement(Type type) {
        ComponentCheck check = new ComponentCheck(model, new SourceWriter("", ""));
        check.labels.put("element", "element");
        return check.writes("element", type);
    }

    private boolean writes(String name, Type type) {
        String before = out.text();
        emitValue(name, type);
        return !out.text().equals(before);
    }

    private void emitValue(String name, Type type) {
        emitEncoded(name, type);
        valueConstraints(name, type, "");
    }

    /** Checks what decides the encoding. */
    private void emitEncoded(String name, Type type) {
        type.accept(new Encoded(name)).run();
    }

    private final class Encoded implements TypeVisitor<Runnable> {
        private final String name;

        private Encoded(String name) {
            this.name = name;
        }

        @Override
        public Runnable visit(BooleanType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(NullType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(IntegerType type) {
            return () -> integer(name, type);
        }

        @Override
        public Runnable visit(RealType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(BitStringType type) {
            return () -> sized(type, !type.namedBits().isEmpty());
        }

        @Override
        public Runnable visit(OctetStringType type) {
            return () -> sized(type, false);
        }

        @Override
        public Runnable visit(ObjectIdentifierType type) {
            return () -> objectIdentifier(name, type);
        }

        @Override
        public Runnable visit(CharacterStringType type) {
            return () -> text(name, type);
        }

        @Override
        public Runnable visit(SequenceType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> list(name, type);
        }

        private void sized(Type type, boolean onlyUpper) {
            Sized sized = Sized.of(type).orElseThrow();
            size(name, sized.length().apply(name), sized.size(), onlyUpper);
        }
    }

    private void objectIdentifier(String name, ObjectIdentifierType type) {
        if (!type.relative()) {
            out.line(check() + ".that(" + label(name) + ", " + out.runtime(ObjectIdentifierContents.class)
                    + ".isAbsolute(" + name + "), \"two arcs at least\", " + name + ");");
        }
    }

    private void integer(String name, IntegerType type) {
        IntegerSet root = type.root();
        if (type.extensible() || root.equals(IntegerSet.ALL)) {
            return;
        }
        if (JavaModel.whole(type) != Whole.BIG && root.isContiguous()) {
            Whole whole = JavaModel.whole(type);
            out.line(check() + ".range(" + label(name) + ", " + name + ", "
                    + literal(root.lower().orElseThrow(), whole) + ", "
                    + literal(root.upper().orElseThrow(), whole) + ");");
            return;
        }
        String condition = JavaModel.whole(type) == Whole.BIG
                ? Conditions.containsBig(name, root, out)
                : Conditions.contains(name, root);
        that(label(name), condition, root.toString(), name);
    }

    private static String literal(BigInteger number, Whole whole) {
        return whole == Whole.INT ? number.toString() : number + "L";
    }

    private void that(String label, String condition, String expected, String found) {
        out.line(check() + ".that(" + label + ", " + condition + ", " + quoted(expected) + ", " + found + ");");
    }

    private void size(String name, String length, SizeConstraint size, boolean onlyUpper) {
        if (size.extensible() || size.equals(SizeConstraint.NONE)) {
            return;
        }
        long lower = onlyUpper ? 0 : clamp(size.root().lower().orElse(BigInteger.ZERO));
        long upper = size.root().upper().map(ComponentCheck::clamp).orElse((long) Integer.MAX_VALUE);
        if (size.root().isContiguous() || onlyUpper) {
            out.line(check() + ".size(" + label(name) + ", " + length + ", " + lower + ", " + upper + ");");
        } else {
            String label = quoted(labelText(name) + " size");
            that(label, Conditions.contains(length, size.root()), size.root().toString(), length);
        }
    }

    private static long clamp(BigInteger length) {
        return length.min(BigInteger.valueOf(Integer.MAX_VALUE)).longValue();
    }

    private void text(String name, CharacterStringType type) {
        if (type.kind().isUtf8()) {
            out.line(check() + ".wellFormed(" + label(name) + ", " + name + ");");
            if (!type.alphabet().equals(type.kind().alphabet())) {
                characters(name, type);
            }
            size(name, name + ".codePointCount(0, " + name + ".length())", type.size(), false);
            return;
        }
        characters(name, type);
        String table = CharacterTables.expression(type, out);
        boolean wide = type.kind() == CharacterStringType.Kind.UNIVERSAL;
        size(name, wide ? table + ".count(" + name + ")" : name + ".length()", type.size(), false);
    }

    private void characters(String name, CharacterStringType type) {
        out.line(check() + ".characters(" + label(name) + ", " + name + ", " + CharacterTables.expression(type, out)
                + ");");
    }

    private void list(String name, ListType list) {
        boolean isElement = labels.containsKey(name);
        if (JavaModel.listKind(list) == JavaModel.ListKind.OBJECTS && !isElement) {
            boolean nested = list.element().resolved() instanceof ListType inner
                    && JavaModel.listKind(inner) == JavaModel.ListKind.OBJECTS;
            String copy = nested ? ".copyOfLists(" : ".copyOf(";
            out.line(name + " = " + out.runtime(ImmutableList.class) + copy + name + ");");
        }
        size(name, name + ".size()", list.size(), false);
        if (checksElement(list.element())) {
            elements(name, list);
        }
    }

    private void elements(String name, ListType list) {
        // no component has an underscore before its end, so the variable hides none
        String element = name + "_element";
        labels.put(element, labelText(name) + " element");
        if (JavaModel.listKind(list) == JavaModel.ListKind.OBJECTS) {
            out.line("for (" + model.boxedType(list.element(), out) + ' ' + element + " : " + name + ") {");
        } else {
            String index = name + "_index";
            out.line("for (int " + index + " = 0; " + index + " < " + name + ".size(); " + index + "++) {")
                    .line(model.javaType(list.element(), out) + ' ' + element + " = " + name + ".get(" + index + ");");
        }
        emitValue(element, list.element());
        out.line("}");
    }

    /** Constraints that no encoding shows, unless the value is excused. */
    private void valueConstraints(String name, Type type, String excuse) {
        model.constraintClass(type).ifPresent(constraint -> {
            String checking = out.use(model.packageName(), constraint);
            out.line(check() + ".that(" + label(name) + ", " + excuse + checking + ".allows(" + name + "), " + checking
                    + ".CONSTRAINT, " + name + ");");
        });
    }
}
