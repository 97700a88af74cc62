package org.c2x.asn1.emit.tree;

import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.mapping.Member;
import org.c2x.asn1.emit.mapping.Method;
import org.c2x.asn1.emit.mapping.Target;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;

/** Value trees. */
final class TreeTarget extends Target {
    private final TreeTypes types;
    private final Declaration declaration;

    TreeTarget(MappingClasses classes, TreeTypes types, Declaration declaration, SourceWriter out) {
        super(classes, declaration.type(), out);
        this.types = types;
        this.declaration = declaration;
    }

    @Override
    protected String library() {
        return "value trees";
    }

    @Override
    protected void constants() {
        out.javadoc("The type of the trees.")
                .line("public static final " + out.use("org.c2x.asn1.schema.Type") + " TYPE = "
                        + types.find(declaration, out) + ';')
                .line();
        if (type instanceof SequenceType) {
            String sequenceType = out.use("org.c2x.asn1.schema.SequenceType");
            out.line("private static final " + sequenceType + " SEQUENCE = (" + sequenceType + ") TYPE.resolved();")
                    .line();
        }
        if (types.isAssigned(declaration)) {
            String own = classes.className(type);
            mapping(value("Value"), own + "::toTree", own + "::fromTree");
        }
    }

    private String value(String className) {
        return out.use("org.c2x.asn1.value." + className);
    }

    private String mapping(String className) {
        return out.use("org.c2x.asn1.interpreter.mapping." + className);
    }

    @Override
    protected Method to() {
        return new Method(
                "The tree of a value.\n@throws " + out.runtime(EncodeException.class)
                        + " if it holds an unknown enumeral",
                value("Value"),
                "toTree",
                java.javaType(type, out) + " value",
                "value",
                "checkValue");
    }

    @Override
    protected Method from() {
        return new Method(
                "The value of a tree.\n@throws " + out.runtime(DecodeException.class)
                        + " if it is no value of the type",
                java.javaType(type, out),
                "fromTree",
                value("Value") + " tree",
                "tree",
                "checkMessage");
    }

    @Override
    protected LeafVisitor<Leaf> leaves() {
        return new TreeLeaves(out);
    }

    /** Codecs leave them out if their rules say so. */
    @Override
    protected boolean omitsDefaults() {
        return false;
    }

    @Override
    protected void open(SequenceType sequence) {
        String value = value("Value");
        out.line(value + "[] components = new " + value + '['
                + sequence.components().size() + "];");
    }

    @Override
    protected void put(Member member) {
        out.line("components[" + member.index() + "] = " + toLibrary(member.type(), member.accessor()) + ';');
    }

    @Override
    protected void close(SequenceType sequence) {
        out.line("return new " + value("SequenceValue") + "(SEQUENCE, components);");
    }

    @Override
    protected void openRead(SequenceType sequence) {
        String reader = mapping("ComponentReader");
        out.line((sequence.components().isEmpty() ? "" : reader + " in = ") + "new " + reader + "(SEQUENCE, tree);");
    }

    @Override
    protected String isPresent(Member member) {
        return "in.nextIsPresent()";
    }

    @Override
    protected String get(Member member) {
        return fromLibrary(member.type(), member.isOptional() ? "in.value()" : "in.next()");
    }

    @Override
    protected String refused() {
        return mismatch("e.getMessage()");
    }

    private String mismatch(String problem) {
        return mapping("Scalars") + ".mismatch(" + problem + ')';
    }

    @Override
    protected void choose(ChoiceType choice, int index, String value) {
        Alternative alternative = choice.alternatives().get(index);
        out.line("return new " + value("ChoiceValue") + '(' + JavaValues.quote(alternative.name()) + ", "
                + toLibrary(alternative.type(), value) + ");");
    }

    @Override
    protected String unknownAlternative(ChoiceType choice) {
        return "return new " + value("UnknownAlternative") + '(' + (choice instanceof OpenType ? "0" : "chosen.index()")
                + ", chosen.octets());";
    }

    @Override
    protected void read(ChoiceType choice) {
        if (choice.extensible()) {
            out.line("if (tree instanceof " + value("UnknownAlternative") + " unknown) {")
                    .line("try {")
                    .line("return new " + java.modelClass(choice, out) + ".Unknown("
                            + JavaModel.unknown(choice, "unknown.index()", "unknown.octets()") + ");")
                    .line("} catch (IllegalArgumentException e) {")
                    .line("throw " + refused() + ';')
                    .line("}")
                    .line("}");
        }
        out.line(value("ChoiceValue") + " chosen = " + mapping("Scalars") + ".toChoice(tree);");
        List<Alternative> alternatives = choice.alternatives();
        reading(
                "chosen.name()",
                ".within(at)",
                () -> returnSwitch(
                        "at",
                        alternatives.stream()
                                .map(each -> JavaValues.quote(each.name()))
                                .toList(),
                        alternatives.stream()
                                .map(each -> java.newAlternative(
                                        choice, each, fromLibrary(each.type(), "chosen.value()"), out))
                                .toList(),
                        "default -> throw " + mismatch("\"no such alternative\"")));
    }

    @Override
    protected void make(ListType list) {
        boolean objects = JavaModel.listKind(list) == ListKind.OBJECTS;
        String element = objects ? ", element -> " + toLibrary(list.element(), "element") : "";
        out.line("return " + mapping("Elements") + ".toTree(value" + element + ");");
    }

    @Override
    protected void read(ListType list) {
        String call = switch (JavaModel.listKind(list)) {
            case INTS -> "toIntList(tree)";
            case LONGS -> "toLongList(tree)";
            case OBJECTS -> "fromTree(tree, element -> " + fromLibrary(list.element(), "element") + ')';
        };
        out.line("return " + mapping("Elements") + '.' + call + ';');
    }

    @Override
    protected void enumerated(EnumeratedType enumerated) {
        String constant = java.modelClass(enumerated, out);
        String unknown = constant + '.' + EnumConstants.UNKNOWN;
        begin(to());
        if (enumerated.extensible()) {
            out.line("if (value == " + unknown + ") {")
                    .line("throw new " + out.runtime(EncodeException.class)
                            + "(\"\", \"an enumeral of a later version cannot be encoded\");")
                    .line("}");
        }
        out.line("return new " + value("EnumeratedValue") + "(value.asn1Name());")
                .line("}");
        begin(from());
        if (enumerated.extensible()) {
            out.line("if (tree instanceof " + value("UnknownEnumeral") + ") {")
                    .line("return " + unknown + ';')
                    .line("}");
        }
        Map<String, String> constants = EnumConstants.of(enumerated);
        returnSwitch(
                mapping("Scalars") + ".toEnumeral(tree)",
                constants.keySet().stream().map(JavaValues::quote).toList(),
                constants.values().stream().map(each -> constant + '.' + each).toList(),
                "default -> throw " + mismatch("\"no such enumeral: \" + tree"));
        out.line("}");
    }
}
