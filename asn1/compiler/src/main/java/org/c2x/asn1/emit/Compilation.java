package org.c2x.asn1.emit;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.c2x.asn1.emit.ber.BerEmitter;
import org.c2x.asn1.emit.c.CEmitter;
import org.c2x.asn1.emit.copy.CopyEmitter;
import org.c2x.asn1.emit.events.EventEmitter;
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
import org.c2x.asn1.schema.Schema;

/**
 * What is generated from a schema, and how it is called.
 *
 * @param packageName     Java package of the generated classes
 * @param modelPackage    Java package of the records; the same unless an earlier run has generated them elsewhere
 * @param schemaResources class-path resources of the ASN.1 files, from which the {@code tree} back end's classes find
 *                        their types again
 */
public record Compilation(Schema schema, String packageName, String modelPackage, List<String> schemaResources) {

    /** The back ends: all there are, what each writes and who writes it. */
    public enum BackEnd {
        /** Records. */
        JAVA(Output.JAVA, (to, model) -> new RecordEmitter(model)),
        /** Compiled UPER codecs. */
        UPER(Output.JAVA, (to, model) -> RuleEmitter.uper(model, to.packageName)),
        /** Compiled APER codecs. */
        APER(Output.JAVA, (to, model) -> RuleEmitter.aper(model, to.packageName)),
        /** Compiled OER codecs. */
        OER(Output.JAVA, (to, model) -> RuleEmitter.oer(model, to.packageName)),
        /** Compiled DER codecs. */
        DER(Output.JAVA, (to, model) -> RuleEmitter.der(model, to.packageName)),
        /** Mappings between records and value trees. */
        TREE(Output.PART, (to, model) -> new TreeEmitter(model, to.packageName, to.schemaResources)),
        /** Copies of record graphs: the floor that decoders are measured against. */
        COPY(Output.PART, (to, model) -> new CopyEmitter(model, to.packageName)),
        /** XML schemas, from which EXI codecs take their grammars. */
        XSD(Output.OTHER, (to, model) -> new XsdEmitter(model, to.packageName)),
        /** The {@code .proto} file of the standard mapping; protoc makes message classes of it. */
        PROTO(Output.OTHER, (to, model) -> to.proto(model, Variant.STANDARD, OptimizeFor.SPEED)),
        /** The same, with little code in the message classes. */
        PROTO_CODESIZE(Output.OTHER, (to, model) -> to.proto(model, Variant.STANDARD, OptimizeFor.CODE_SIZE)),
        /** The {@code .proto} file of the tuned mapping. */
        PROTO_TUNED(Output.OTHER, (to, model) -> to.proto(model, Variant.TUNED, OptimizeFor.SPEED)),
        /** Mappings between records and the message classes of the standard mapping. */
        PROTO_MAPPING(Output.PART, (to, model) -> new ProtoMappingEmitter(model, to.packageName, Variant.STANDARD)),
        /** Mappings between records and the message classes of the tuned mapping. */
        PROTO_TUNED_MAPPING(Output.PART, (to, model) -> new ProtoMappingEmitter(model, to.packageName, Variant.TUNED)),
        /** Mappings between records and the events of their XML form. */
        EVENTS(Output.PART, (to, model) -> new EventEmitter(model, to.packageName)),
        /** Compiled EXI codecs. */
        EXI(Output.JAVA, (to, model) -> RuleEmitter.exi(model, to.packageName)),
        /** Mappings between records and the objects of asn1bean, which codes BER. */
        BER(Output.PART, (to, model) -> new BerEmitter(model, to.packageName)),
        /** Views, which read single components in UPER. */
        VIEWS(Output.JAVA, (to, model) -> new ViewEmitter(model, to.packageName)),
        /** Structs and codecs in C. */
        C(Output.OTHER, (to, model) -> new CEmitter(model.schema(), to.packageName)),
        /** The same structs and functions, by tables: little code, in UPER only. It writes some of the same files. */
        C_SMALL(Output.FORM, (to, model) -> new CEmitter(model.schema(), to.packageName, CEmitter.Form.SMALL)),
        /** A crate of structs and codecs in Rust. */
        RUST(Output.OTHER, (to, model) -> new RustEmitter(model.schema(), to.packageName));

        private final Output output;
        private final Factory factory;

        BackEnd(Output output, Factory factory) {
            this.output = output;
            this.factory = factory;
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

        @FunctionalInterface
        private interface Factory {
            Emitter emitter(Compilation to, JavaModel model);
        }

        /** The back ends whose output is complete: no library is needed to use it but the run time of its language. */
        public static List<BackEnd> complete() {
            return Arrays.stream(values())
                    .filter(backEnd -> backEnd.output == Output.JAVA || backEnd.output == Output.OTHER)
                    .toList();
        }

        /** True if it writes Java, which needs the records. */
        public boolean isJava() {
            return output == Output.JAVA || output == Output.PART;
        }
    }

    public Compilation {
        schemaResources = List.copyOf(schemaResources);
    }

    /** Records and codecs in one package. */
    public Compilation(Schema schema, String packageName) {
        this(schema, packageName, packageName, List.of());
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
        for (BackEnd backEnd : BackEnd.values()) {
            if (backEnds.contains(backEnd)) {
                backEnd.factory.emitter(this, model).emit(sink);
            }
        }
    }

    /** What a back end leaves out of what it writes, each with its place: values of it are refused when they come. */
    public List<String> omissions(BackEnd backEnd) {
        return backEnd.factory
                .emitter(this, new JavaModel(schema, modelPackage))
                .omissions();
    }

    private Emitter proto(JavaModel model, Variant variant, OptimizeFor optimizeFor) {
        return new ProtoEmitter(model, packageName, variant, optimizeFor);
    }
}
