package org.c2x.asn1.emit;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
import org.c2x.asn1.emit.tree.TreeEmitter;
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

    /** The back ends by the names of the command line and the Maven plugin. */
    public enum BackEnd {
        /** Records. */
        JAVA,
        /** Compiled UPER codecs. */
        UPER,
        /** Compiled OER codecs. */
        OER,
        /** Mappings between records and value trees. */
        TREE,
        /** Copies of record graphs: the floor that decoders are measured against. */
        COPY,
        /** XML schemas, from which EXI codecs take their grammars. */
        XSD,
        /** The {@code .proto} file of the standard mapping; protoc makes message classes of it. */
        PROTO,
        /** The same, with little code in the message classes. */
        PROTO_CODESIZE,
        /** The {@code .proto} file of the tuned mapping. */
        PROTO_TUNED,
        /** Mappings between records and the message classes of the standard mapping. */
        PROTO_MAPPING,
        /** Mappings between records and the message classes of the tuned mapping. */
        PROTO_TUNED_MAPPING,
        /** Mappings between records and the events of their XML form. */
        EVENTS,
        /** Compiled EXI codecs. */
        EXI,
        /** Mappings between records and the objects of asn1bean, which codes BER. */
        BER,
        /** Structs and codecs in C. */
        C;

        private static final Set<BackEnd> OTHERS = EnumSet.of(XSD, PROTO, PROTO_CODESIZE, PROTO_TUNED, C);

        /** True if it writes Java, which needs the records. */
        boolean isJava() {
            return !OTHERS.contains(this);
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
                emitter(backEnd, model).emit(sink);
            }
        }
    }

    private Emitter emitter(BackEnd backEnd, JavaModel model) {
        return switch (backEnd) {
            case JAVA -> new RecordEmitter(model);
            case UPER -> RuleEmitter.uper(model, packageName);
            case OER -> RuleEmitter.oer(model, packageName);
            case TREE -> new TreeEmitter(model, packageName, schemaResources);
            case COPY -> new CopyEmitter(model, packageName);
            case XSD -> new XsdEmitter(model, packageName);
            case PROTO -> new ProtoEmitter(model, packageName, Variant.STANDARD, OptimizeFor.SPEED);
            case PROTO_CODESIZE -> new ProtoEmitter(model, packageName, Variant.STANDARD, OptimizeFor.CODE_SIZE);
            case PROTO_TUNED -> new ProtoEmitter(model, packageName, Variant.TUNED, OptimizeFor.SPEED);
            case PROTO_MAPPING -> new ProtoMappingEmitter(model, packageName, Variant.STANDARD);
            case PROTO_TUNED_MAPPING -> new ProtoMappingEmitter(model, packageName, Variant.TUNED);
            case EVENTS -> new EventEmitter(model, packageName);
            case EXI -> RuleEmitter.exi(model, packageName);
            case BER -> new BerEmitter(model, packageName);
            case C -> new CEmitter(model.schema(), packageName);
        };
    }
}
