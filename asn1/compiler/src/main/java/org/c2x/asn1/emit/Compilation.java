package org.c2x.asn1.emit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import org.c2x.asn1.emit.ber.BerEmitter;
import org.c2x.asn1.emit.c.CEmitter;
import org.c2x.asn1.emit.copy.CopyEmitter;
import org.c2x.asn1.emit.events.EventEmitter;
import org.c2x.asn1.emit.json.JsonSchemaEmitter;
import org.c2x.asn1.emit.proto.OptimizeFor;
import org.c2x.asn1.emit.proto.ProtoEmitter;
import org.c2x.asn1.emit.proto.ProtoMappingEmitter;
import org.c2x.asn1.emit.proto.Variant;
import org.c2x.asn1.emit.record.RecordEmitter;
import org.c2x.asn1.emit.rules.RuleEmitter;
import org.c2x.asn1.emit.rust.RustEmitter;
import org.c2x.asn1.emit.tree.TreeEmitter;
import org.c2x.asn1.emit.views.ViewEmitter;
import org.c2x.asn1.emit.xsd.XsdEmitter;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Schema;

/**
 * What is generated from a schema, and how it is called.
 *
 * @param packageName     Java package of the generated classes
 * @param modelPackage    Java package of the records; the same unless an earlier run has generated them elsewhere
 * @param schemaResources class-path resources of the ASN.1 files, from which the {@code tree} back end's classes find
 *                        their types again
 * @param integerOctets   how many octets numbers of an INTEGER without a lower or upper bound have in C and Rust: 8 for
 *                        numbers of 64 bits, or more for octets in two's complement
 */
public record Compilation(
        Schema schema, String packageName, String modelPackage, List<String> schemaResources, int integerOctets) {

    /** A back end: what it writes and who writes it. They are in the order in which they run. */
    public static final class BackEnd implements Comparable<BackEnd> {
        private static final List<BackEnd> ALL = new ArrayList<>();

        /** Records. */
        public static final BackEnd JAVA = new BackEnd("JAVA", Output.JAVA, (to, model) -> new RecordEmitter(model));

        static {
            // compiled codecs
            for (RuleSet rules : RuleSet.values()) {
                new BackEnd(rules.name(), Output.JAVA, (to, model) -> new RuleEmitter(rules, model, to.packageName));
            }
        }

        /** Mappings between records and value trees. */
        public static final BackEnd TREE = new BackEnd(
                "TREE", Output.PART, (to, model) -> new TreeEmitter(model, to.packageName, to.schemaResources));
        /** Copies of record graphs: the floor that decoders are measured against. */
        public static final BackEnd COPY =
                new BackEnd("COPY", Output.PART, (to, model) -> new CopyEmitter(model, to.packageName));
        /** XML schemas, from which EXI codecs take their grammars. */
        public static final BackEnd XSD =
                new BackEnd("XSD", Output.OTHER, (to, model) -> new XsdEmitter(model, to.packageName));
        /** The {@code .proto} file of the standard mapping; protoc makes message classes of it. */
        public static final BackEnd PROTO =
                new BackEnd("PROTO", Output.OTHER, (to, model) -> to.proto(model, Variant.STANDARD, OptimizeFor.SPEED));
        /** The same, with little code in the message classes. */
        public static final BackEnd PROTO_CODESIZE = new BackEnd(
                "PROTO_CODESIZE",
                Output.OTHER,
                (to, model) -> to.proto(model, Variant.STANDARD, OptimizeFor.CODE_SIZE));
        /** The {@code .proto} file of the tuned mapping. */
        public static final BackEnd PROTO_TUNED = new BackEnd(
                "PROTO_TUNED", Output.OTHER, (to, model) -> to.proto(model, Variant.TUNED, OptimizeFor.SPEED));
        /** Mappings between records and the message classes of the standard mapping. */
        public static final BackEnd PROTO_MAPPING = new BackEnd(
                "PROTO_MAPPING",
                Output.PART,
                (to, model) -> new ProtoMappingEmitter(model, to.packageName, Variant.STANDARD));
        /** Mappings between records and the message classes of the tuned mapping. */
        public static final BackEnd PROTO_TUNED_MAPPING = new BackEnd(
                "PROTO_TUNED_MAPPING",
                Output.PART,
                (to, model) -> new ProtoMappingEmitter(model, to.packageName, Variant.TUNED));
        /** Mappings between records and the events of their XML form. */
        public static final BackEnd EVENTS =
                new BackEnd("EVENTS", Output.PART, (to, model) -> new EventEmitter(model, to.packageName));
        /** Mappings between records and the objects of asn1bean, which codes BER. */
        public static final BackEnd BER =
                new BackEnd("BER", Output.PART, (to, model) -> new BerEmitter(model, to.packageName));
        /** Views, which read single components in UPER. */
        public static final BackEnd VIEWS =
                new BackEnd("VIEWS", Output.JAVA, (to, model) -> new ViewEmitter(model, to.packageName));
        /** A JSON Schema, which describes the JSON of values. */
        public static final BackEnd JSON_SCHEMA = new BackEnd(
                "JSON_SCHEMA", Output.OTHER, (to, model) -> new JsonSchemaEmitter(model.schema(), to.packageName));
        /** Structs and codecs in C. */
        public static final BackEnd C = new BackEnd(
                "C",
                Output.OTHER,
                (to, model) -> new CEmitter(model.schema(), to.packageName, CEmitter.Form.FAST, to.integerOctets));
        /** The same structs and functions, by tables: little code, in UPER only. It writes some of the same files. */
        public static final BackEnd C_SMALL = new BackEnd(
                "C_SMALL",
                Output.FORM,
                (to, model) -> new CEmitter(model.schema(), to.packageName, CEmitter.Form.SMALL, to.integerOctets));
        /** A crate of structs and codecs in Rust. */
        public static final BackEnd RUST = new BackEnd(
                "RUST", Output.OTHER, (to, model) -> new RustEmitter(model.schema(), to.packageName, to.integerOctets));

        private final String name;
        private final Output output;
        private final BiFunction<Compilation, JavaModel, Emitter> factory;

        private BackEnd(String name, Output output, BiFunction<Compilation, JavaModel, Emitter> factory) {
            this.name = name;
            this.output = output;
            this.factory = factory;
            ALL.add(this);
        }

        private enum Output {
            /** Java that needs the records and the run time, and nothing else. */
            JAVA,
            /** Java that needs the records and a library, or is of use to one only. */
            PART,
            /** Another language. */
            OTHER,
            /** Another form of what another one writes. */
            FORM
        }

        /** That of compiled codecs. */
        public static BackEnd of(RuleSet rules) {
            return named(rules.name());
        }

        /** That of a name, in letters of either case; an IllegalArgumentException lists all names. */
        public static BackEnd named(String name) {
            return ALL.stream()
                    .filter(backEnd -> backEnd.name.equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("unknown back end " + name + "; there are "
                            + ALL.toString().toLowerCase(Locale.ROOT)));
        }

        /** The back ends whose output is complete: no library is needed to use it but the run time of its language. */
        public static List<BackEnd> complete() {
            return ALL.stream()
                    .filter(backEnd -> backEnd.output == Output.JAVA || backEnd.output == Output.OTHER)
                    .toList();
        }

        @Override
        public int compareTo(BackEnd other) {
            return Integer.compare(ALL.indexOf(this), ALL.indexOf(other));
        }

        /** The name in capital letters, with underscores. */
        @Override
        public String toString() {
            return name;
        }

        /** True if it writes Java, which needs the records. */
        public boolean isJava() {
            return output == Output.JAVA || output == Output.PART;
        }
    }

    public Compilation {
        schemaResources = List.copyOf(schemaResources);
        if (integerOctets < Long.BYTES) {
            throw new IllegalArgumentException("numbers of fewer than 8 octets: " + integerOctets);
        }
    }

    /** Numbers of 64 bits in C and Rust. */
    public Compilation(Schema schema, String packageName, String modelPackage, List<String> schemaResources) {
        this(schema, packageName, modelPackage, schemaResources, Long.BYTES);
    }

    /** Records and codecs in one package. */
    public Compilation(Schema schema, String packageName) {
        this(schema, packageName, packageName, List.of());
    }

    /** The same with numbers of so many octets. */
    public Compilation withIntegerOctets(int octets) {
        return new Compilation(schema, packageName, modelPackage, schemaResources, octets);
    }

    /**
     * Runs the back ends in their order.
     *
     * @throws NotSupportedException if one of them cannot express a construct of the schema
     */
    public void emit(Collection<BackEnd> backEnds, OutputSink sink) {
        JavaModel model = new JavaModel(schema, modelPackage);
        Capacity.requireSmallDefaults(model);
        if (backEnds.stream().anyMatch(BackEnd::isJava)) {
            Capacity.requireJava(model);
        }
        for (BackEnd backEnd : BackEnd.ALL) {
            if (backEnds.contains(backEnd)) {
                backEnd.factory.apply(this, model).emit(sink);
            }
        }
    }

    /** What a back end leaves out of what it writes, each with its place: values of it are refused when they come. */
    public List<String> omissions(BackEnd backEnd) {
        return backEnd.factory.apply(this, new JavaModel(schema, modelPackage)).omissions();
    }

    private Emitter proto(JavaModel model, Variant variant, OptimizeFor optimizeFor) {
        return new ProtoEmitter(model, packageName, variant, optimizeFor);
    }
}
