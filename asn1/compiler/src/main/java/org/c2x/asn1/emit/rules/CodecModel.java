package org.c2x.asn1.emit.rules;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LeastOctets;
import org.c2x.asn1.emit.Outermost;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StringNames;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What the parts of this back end ask about a type: its codec class, whether it recurs, whether encoding can fail. */
final class CodecModel {
    private final RuleSet rules;
    private final JavaModel java;
    private final PlanBuilder plans;
    private final Widths widths;
    private final Phases written;
    private final Phases read;
    private final Leaves leaves;
    private final LeastOctets leastOctets = new LeastOctets();
    private final Recursion recursion = new Recursion();
    private final Plain plain = new Plain(this);
    private final Programs programs;
    private final ElementRoom room = new ElementRoom(this);
    private final Map<Type, Boolean> refusing = new IdentityHashMap<>();
    private final Map<Type, Boolean> valueConstrained = new IdentityHashMap<>();
    private final Outermost outermost;
    private final List<String> stringNames;

    CodecModel(JavaModel java, RuleSet rules) {
        this.java = java;
        this.rules = rules;
        this.plans = rules.plans();
        this.widths = new Widths(plans);
        this.written = phases(false);
        this.read = phases(true);
        this.leaves = new Leaves(plans, read, written);
        this.programs = new Programs(this);
        this.outermost = new Outermost(java);
        this.stringNames = StringNames.of(
                plans, java.declarations().stream().map(Declaration::type).toList());
    }

    private Phases phases(boolean later) {
        List<Type> messages = java.declarations().stream()
                .map(Declaration::type)
                .filter(JavaModel::isClass)
                .toList();
        return new Phases(plans, later, messages, Phase.OCTET);
    }

    JavaModel java() {
        return java;
    }

    Widths widths() {
        return widths;
    }

    /** What the values of a type are written as, without what the encoding does not show. */
    Step step(Type type) {
        return coded(plans.of(type));
    }

    /** What a whole message of a type is written as. */
    Step whole(Type type) {
        return plans.whole(type);
    }

    /** The tags that a step in a plan with elements may begin with. */
    LeadingTags leadingTags(Step step) {
        return LeadingTags.of(plans, step);
    }

    PlanBuilder plans() {
        return plans;
    }

    /** The same for a step that may be of a type with a plan of its own. */
    Step coded(Step step) {
        if (step instanceof Step.Checked checked) {
            return coded(checked.base());
        }
        return step instanceof Step.Use use ? coded(plans.of(use)) : step;
    }

    /** The plan of a SEQUENCE or SET. */
    Step.Sequence sequence(SequenceType type) {
        return (Step.Sequence) step(type);
    }

    /** True if an extension marker lets values of later versions in. */
    boolean isOpen(boolean extensible) {
        return extensible && plans.codesExtensions();
    }

    /** True if an encoding may go without a component. */
    boolean isOptional(SequenceType type, Component component) {
        return !component.isMandatory() || JavaModel.isNullable(type, component);
    }

    /** The number of the part of the string table that an element's strings are in. */
    int tableNumber(String part) {
        return stringNames.indexOf(part);
    }

    /** Fewest bits of an element, none for one without content. */
    long leastBits(Type element) {
        return Math.min(widths.of(element).least(), Integer.MAX_VALUE);
    }

    /** The class of the runtime that reads. */
    String reader(SourceWriter out) {
        return out.runtime(rules.javaClasses().reader());
    }

    /** The class of the runtime that writes. */
    String writer(SourceWriter out) {
        return out.runtime(rules.javaClasses().writer());
    }

    /** The class of the runtime that counts bits. */
    String lengthClass(SourceWriter out) {
        return out.runtime(rules.javaClasses().lengths().orElseThrow());
    }

    /** True if the length of a message is calculated before it is written. */
    boolean countsBits() {
        return rules.javaClasses().lengths().isPresent();
    }

    /** True if an open type is written after room for its length: what is in it is the same wherever it begins. */
    boolean leavesRoom() {
        return plans.hasBlocks() && plans.hasOneForm();
    }

    /** True if messages begin with the header of EXI. */
    boolean hasHeader() {
        return plans.headerBits() > 0;
    }

    /** True if zeros at the end of named bits are encoded. */
    boolean countsZeros() {
        return hasHeader();
    }

    LeastOctets leastOctets() {
        return leastOctets;
    }

    Leaves leaves() {
        return leaves;
    }

    Plain plain() {
        return plain;
    }

    Programs programs() {
        return programs;
    }

    /** The most octets of elements. */
    ElementRoom room() {
        return room;
    }

    /** True if all values have the same number of bits, and none is refused. */
    boolean hasConstantBits(Type type) {
        return widths.of(type).isFixed() && !canRefuse(type);
    }

    /** Width of a type that has just one. */
    long fixedWidth(Type type) {
        return widths.of(type).least();
    }

    /** Width of the field of a type, and of the first form of an ENUMERATED that has others. */
    int fieldWidth(Type type) {
        return Words.width(leaves.fields(step(type)));
    }

    /** Where values begin that are written: each type with a class is a message, too. */
    Phases written() {
        return written;
    }

    /** Where values begin that are read. */
    Phases read() {
        return read;
    }

    /** The components of a SEQUENCE or SET whose fields are part of a run, in the order of encoding. */
    List<Component> components(SequenceType type) {
        return ((Step.Sequence) step(type)).fields().map(Step.Field::component).toList();
    }

    /** True if the field of an ENUMERATED tells whether another form of its number follows. */
    boolean hasOtherForm(EnumeratedType type) {
        NumberForm form = ((Step.Enumeral) step(type)).form();
        return form instanceof NumberForm.Extensible || form instanceof NumberForm.ShortOrLong;
    }

    /** How many enumerals the field of an ENUMERATED can tell apart: those of the root, or all if numbered together. */
    int enumerals(EnumeratedType type) {
        return ((Step.Enumeral) step(type)).rootCodes();
    }

    /** Simple name of the class that codes a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    String codecClass(Type type) {
        return java.companion(java.className(type), suffix(rules));
    }

    /** What names of codec classes end with. */
    static String suffix(RuleSet rules) {
        return JavaNames.plain(rules.scheme());
    }

    Outermost outermost() {
        return outermost;
    }

    /** True if a value of the type can hold another one of it, at any depth. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /**
     * True if a value of the type may have no encoding: an unknown enumeral within it, too deep a nesting, or what the
     * rule set has no form for.
     */
    boolean canRefuse(Type type) {
        Type resolved = type.resolved();
        Boolean known = refusing.get(resolved);
        if (known == null) {
            known = isRecursive(resolved)
                    || refusesItself(resolved)
                    || Recursion.parts(resolved).stream().anyMatch(this::canRefuse);
            refusing.put(resolved, known);
        }
        return known;
    }

    private boolean refusesItself(Type type) {
        boolean isExtension = plans.codesExtensions()
                ? type instanceof EnumeratedType enumerated && enumerated.extensible()
                : hasExtensions(type);
        return isExtension || plans.hasElements() && holdsElements(type) || mayFail(step(type));
    }

    /** True if a value may be octets of an element whose type is not known: those may be no element. */
    private static boolean holdsElements(Type type) {
        return type instanceof AnyType || type instanceof ChoiceType choice && choice.extensible();
    }

    /** True if a value of a type may lie outside an extension root, apart from its parts. */
    static boolean hasExtensions(Type type) {
        return type instanceof EnumeratedType enumerated && enumerated.extensible()
                || type instanceof ChoiceType choice && choice.extensible()
                || type instanceof IntegerType integer && integer.extensible()
                || Sizes.of(type).extensible();
    }

    /** True if the runtime refuses some values: minus zero, numbers that are too long or would have to be rounded. */
    static boolean mayFail(Step step) {
        return step instanceof Step.Decimal
                || step instanceof Step.Real real && real.width() == Float.SIZE
                || step instanceof Step.Number number
                        && number.form() instanceof NumberForm.Groups
                        && JavaModel.whole(number.type()) == Whole.BIG;
    }

    /** True if code that reads a value knows the path of whatever goes wrong there. */
    boolean knowsPath(Type type) {
        return plain.isField(type)
                || hasHeader()
                        && type.resolved() instanceof IntegerType integer
                        && JavaModel.whole(integer) != Whole.BIG;
    }

    /** True if code that reads a SEQUENCE or SET has to say where what goes wrong is. */
    boolean tracesReading(SequenceType type) {
        return isOpen(type.extensible())
                || type.components().stream().anyMatch(component -> {
                    Type of = component.type().resolved();
                    return of instanceof SequenceType sequence
                                    && programs.joins(of, new Place.Member(Place.VALUE, type, component))
                            ? tracesReading(sequence)
                            : !knowsPath(of);
                });
    }

    /** True if a constructor that holds a value of the type checks what no encoding shows. */
    boolean isValueConstrained(Type type) {
        return java.constraintClass(type).isPresent()
                || type.resolved() instanceof OpenType
                || hasConstrainedParts(type.resolved());
    }

    /** True if that is so for the value of a component. */
    boolean hasConstrained(SequenceType type) {
        return type.components().stream().anyMatch(component -> isValueConstrained(component.type()));
    }

    /** True if that is so for the value of an alternative. */
    boolean hasConstrained(List<Branch> branches) {
        return branches.stream()
                .anyMatch(branch -> isValueConstrained(branch.alternative().type()));
    }

    private boolean hasConstrainedParts(Type type) {
        Boolean known = valueConstrained.get(type);
        if (known == null) {
            known = type instanceof ListType list && isValueConstrained(list.element())
                    || type instanceof SequenceType sequence
                            && (plain.isPlain(sequence) || plain.isInlined(sequence))
                            && hasConstrained(sequence);
            valueConstrained.put(type, known);
        }
        return known;
    }

    /** True if the methods that write a type say where a refusal is: no bits are counted that would tell. */
    boolean tracesWriting(Type type) {
        return !countsBits() && canRefuse(type);
    }

    /** The argument list of a call of {@code bitsOf}: recursive types count their depth. */
    String bitsCall(Type type, String value, Type caller) {
        String depth = !isRecursive(type) ? "" : isRecursive(caller) ? ", depth + 1" : ", 1";
        return codecClass(type) + ".bitsOf(" + value + depth + ')';
    }

    /** The method head of {@code bitsOf}. */
    void beginBits(Type type, String javaType, SourceWriter out) {
        boolean counts = isRecursive(type);
        out.line("static long bitsOf(" + javaType + " value" + (counts ? ", int depth" : "") + ") {");
        if (counts) {
            out.line(out.runtime(org.c2x.asn1.runtime.coding.Nesting.class) + ".checkValue(depth);");
        }
    }
}
