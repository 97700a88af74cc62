package org.c2x.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;

/** The table of modules and what each may know, as a test. It is in cli because cli sees them all. */
@AnalyzeClasses(
        packages = "org.c2x",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.OwnMain.class})
class ArchitectureTest {
    /** A build that packs its modules has their tests in jars; what protoc writes is most of the classes' octets. */
    static final class OwnMain implements ImportOption {
        private static final Pattern OTHERS = Pattern.compile(".*(-tests\\.jar!|/codec/protobuf/.*/Messages[$.]).*");

        @Override
        public boolean includes(Location location) {
            return !location.matches(OTHERS);
        }
    }

    private static final String JDK = "java..";
    private static final String JDK_LANGUAGE_MODEL = "javax.lang.model..";
    private static final String RUNTIME = "org.c2x.asn1.runtime..";
    private static final String PLAN = "org.c2x.asn1.plan..";
    private static final String PROGRAM = "org.c2x.asn1.program..";
    private static final String INTERPRETER = "org.c2x.asn1.interpreter..";
    private static final String COMPILER = "org.c2x.asn1.emit..";
    /** Schemas of XML, which back ends for encodings of XML go by. */
    private static final String XML_FORM = "org.c2x.asn1.emit.xsd..";

    private static final String MAPPING = "org.c2x.asn1.emit.mapping..";

    private static final String PLUGIN = "org.c2x.asn1.maven..";
    private static final String ITS = "org.c2x.its..";
    private static final String TABLE = "org.c2x.codec.table..";
    private static final String CODECS = "org.c2x.codec..";
    private static final String PACKETS = "org.c2x.packets..";
    private static final String SECURITY = "org.c2x.security..";
    private static final String STREAMS = "org.c2x.streams..";
    private static final String BENCH = "org.c2x.bench..";
    private static final String CLI = "org.c2x.cli..";

    /** The packages of asn1/schema; each may use only those before it. */
    private static final String[] SCHEMA = {
        "org.c2x.asn1.source..",
        "org.c2x.asn1.lexer..",
        "org.c2x.asn1.syntax..",
        "org.c2x.asn1.parser..",
        "org.c2x.asn1.schema..",
        "org.c2x.asn1.value..",
        "org.c2x.asn1.resolve..",
    };

    @ArchTest
    static final ArchRule runtime_depends_on_nothing = only(RUNTIME);

    @ArchTest
    static final ArchRule users_touch_nothing_of_generated_code = only("org.c2x.asn1.runtime");

    @ArchTest
    static final ArchRule coding_knows_no_exi = only("org.c2x.asn1.runtime.coding", "org.c2x.asn1.runtime");

    @ArchTest
    static final ArchRule schema_knows_no_encoding = classes()
            .that()
            .resideInAnyPackage(SCHEMA)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(with(SCHEMA, RUNTIME, JDK));

    @ArchTest
    static final ArchRule resolved_schema_knows_no_text = only(SCHEMA[4], SCHEMA[5], RUNTIME);

    @ArchTest
    static final ArchRule source_is_below_all_but_the_run_time = only(SCHEMA[0], RUNTIME);

    @ArchTest
    static final ArchRule lexer_uses_source = only(SCHEMA[1], SCHEMA[0]);

    @ArchTest
    static final ArchRule syntax_uses_source_and_lexer = only(SCHEMA[2], SCHEMA[0], SCHEMA[1]);

    @ArchTest
    static final ArchRule parser_ends_in_syntax = only(SCHEMA[3], SCHEMA[0], SCHEMA[1], SCHEMA[2]);

    @ArchTest
    static final ArchRule plans_see_the_resolved_schema_and_the_runtime = only(PLAN, SCHEMA[4], SCHEMA[5], RUNTIME);

    @ArchTest
    static final ArchRule program_sees_plans = only(PROGRAM, SCHEMA[4], PLAN);

    @ArchTest
    static final ArchRule interpreter_sees_plans_and_runtime =
            only(INTERPRETER, with(SCHEMA, PLAN, RUNTIME, "com.fasterxml.jackson.core..", "javax.xml.."));

    @ArchTest
    static final ArchRule compiler_sees_schema_and_plans =
            only(COMPILER, with(SCHEMA, PLAN, PROGRAM, RUNTIME, JDK_LANGUAGE_MODEL, "com.fasterxml.jackson.."));

    @ArchTest
    static final ArchRule language_server_sees_schema_and_plans =
            only("org.c2x.asn1.lsp..", with(SCHEMA, PLAN, RUNTIME, "org.eclipse.lsp4j.."));

    @ArchTest
    static final ArchRule back_ends_do_not_know_each_other = slices().matching("org.c2x.asn1.emit.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAnyPackage(XML_FORM, MAPPING));

    @ArchTest
    static final ArchRule walker_of_mappings_knows_no_library =
            only(MAPPING, with(SCHEMA, RUNTIME, "org.c2x.asn1.emit"));

    @ArchTest
    static final ArchRule xml_form_knows_no_other_back_end =
            only(XML_FORM, with(SCHEMA, PLAN, RUNTIME, "org.c2x.asn1.emit", JDK_LANGUAGE_MODEL));

    @ArchTest
    static final ArchRule plugin_sees_the_compiler =
            only(PLUGIN, with(SCHEMA, COMPILER, "org.apache.maven..", "org.codehaus.plexus.."));

    @ArchTest
    static final ArchRule its_model_sees_the_runtime = only(ITS, RUNTIME);

    @ArchTest
    static final ArchRule packets_see_the_runtime = only(PACKETS, RUNTIME);

    @ArchTest
    static final ArchRule streams_see_the_runtime = only(STREAMS, RUNTIME);

    @ArchTest
    static final ArchRule traffic_sees_the_model = only("org.c2x.traffic..", RUNTIME, ITS, "javax.xml.stream..");

    @ArchTest
    static final ArchRule captures_see_packets_messages_and_security = only(
            "org.c2x.captures..",
            with(
                    SCHEMA,
                    PLAN,
                    RUNTIME,
                    INTERPRETER,
                    STREAMS,
                    PACKETS,
                    ITS,
                    SECURITY,
                    "org.c2x.codec.binary..",
                    "com.fasterxml.jackson..",
                    "com.github.luben.zstd.."));

    @ArchTest
    static final ArchRule kafka_sees_the_model = only("org.c2x.kafka..", RUNTIME, ITS, "org.apache.kafka..");

    @ArchTest
    static final ArchRule flink_sees_streams_and_captures =
            only("org.c2x.flink..", RUNTIME, STREAMS, "org.c2x.captures..", "org.apache.flink..");

    @ArchTest
    static final ArchRule columnar_sees_the_interpreter = only(
            "org.c2x.columnar..",
            with(
                    SCHEMA,
                    RUNTIME,
                    INTERPRETER,
                    "org.apache.parquet..",
                    "org.apache.hadoop.conf..",
                    "org.apache.arrow.."));

    @ArchTest
    static final ArchRule table_codecs_see_model_and_interpreter =
            only(TABLE, with(SCHEMA, PLAN, RUNTIME, INTERPRETER, ITS));

    @ArchTest
    static final ArchRule security_sees_the_model =
            only(SECURITY, RUNTIME, ITS, "org.bouncycastle..", "javax.crypto..");

    @ArchTest
    static final ArchRule uper_codec_sees_the_model = only("org.c2x.codec.uper..", RUNTIME, ITS);

    @ArchTest
    static final ArchRule aper_codec_sees_the_model = only("org.c2x.codec.aper..", RUNTIME, ITS);

    @ArchTest
    static final ArchRule der_codec_sees_the_model = only("org.c2x.codec.der..", RUNTIME, ITS);

    @ArchTest
    static final ArchRule oer_codec_sees_the_model = only("org.c2x.codec.oer..", RUNTIME, ITS);

    @ArchTest
    static final ArchRule binary_codec_sees_the_model_and_security =
            only("org.c2x.codec.binary..", with(SCHEMA, RUNTIME, INTERPRETER, ITS, SECURITY, "org.bouncycastle.."));

    @ArchTest
    static final ArchRule ber_codec_sees_the_model =
            only("org.c2x.codec.ber..", with(SCHEMA, RUNTIME, INTERPRETER, ITS, "com.beanit.asn1bean.."));

    @ArchTest
    static final ArchRule study_sees_the_model_and_its_codecs = only(
            "org.c2x.study..",
            with(SCHEMA, TABLE, RUNTIME, INTERPRETER, ITS, "org.c2x.codec.ber..", "com.beanit.asn1bean.."));

    @ArchTest
    static final ArchRule embedded_study_sees_the_model_and_libraries = only(
            "org.c2x.mpsoc..",
            with(
                    SCHEMA,
                    TABLE,
                    RUNTIME,
                    INTERPRETER,
                    ITS,
                    "org.c2x.codec.exi..",
                    "org.c2x.codec.protobuf..",
                    "com.google.protobuf..",
                    "com.google.flatbuffers..",
                    "org.msgpack.."));

    @ArchTest
    static final ArchRule protobuf_codec_sees_the_model =
            only("org.c2x.codec.protobuf..", with(SCHEMA, RUNTIME, INTERPRETER, ITS, "com.google.protobuf.."));

    @ArchTest
    static final ArchRule native_bridge_sees_the_models =
            only("org.c2x.nativebridge..", RUNTIME, ITS, "org.c2x.study..", "org.c2x.mpsoc..");

    @ArchTest
    static final ArchRule exi_codec_sees_the_model =
            only("org.c2x.codec.exi..", RUNTIME, ITS, "com.siemens.ct.exi..", "org.xml.sax..");

    @ArchTest
    static final ArchRule codecs_do_not_see_each_other = slices().matching("org.c2x.codec.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAPackage(TABLE));

    @ArchTest
    static final ArchRule codecs_are_found_by_look_up_only = noClasses()
            .that()
            .resideInAnyPackage(BENCH, CLI)
            .should()
            .dependOnClassesThat(
                    // views are no codecs: who uses one names it
                    resideInAPackage(CODECS).and(not(simpleNameEndingWith("View"))));

    @ArchTest
    static final ArchRule reports_are_made_of_result_files = noClasses()
            .that()
            .resideInAnyPackage("org.c2x.bench.report..", "org.c2x.bench.result..", "org.c2x.bench.published..")
            .should()
            .dependOnClassesThat(resideInAnyPackage(ITS, SECURITY, PACKETS, INTERPRETER, "org.c2x.nativebridge..")
                    .or(type(Codecs.class)));

    @ArchTest
    static final ArchRule rooms_of_cli_know_no_command_line = noClasses()
            .that()
            .resideInAPackage("org.c2x.cli.*..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.c2x.cli", "picocli.."));

    /** Values name their types, and types have values in constraints and defaults. */
    @ArchTest
    static final ArchRule packages_are_free_of_circles = slices().matching("org.c2x.(**)")
            .should()
            .beFreeOfCycles()
            .ignoreDependency(resideInAPackage(SCHEMA[5]), resideInAPackage(SCHEMA[4]))
            .ignoreDependency(resideInAPackage(COMPILER), resideInAPackage(COMPILER));

    @ArchTest
    static final ArchRule nothing_depends_on_bench_but_cli = noClasses()
            .that()
            .resideOutsideOfPackages(BENCH, CLI)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(BENCH, CLI);

    @ArchTest
    static final ArchRule bench_does_not_see_cli = noClasses()
            .that()
            .resideInAPackage(BENCH)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(CLI, COMPILER, PLUGIN);

    /** Classes of a package use itself, the JDK and the given packages. */
    private static ArchRule only(String subject, String... allowed) {
        return classes()
                .that()
                .resideInAPackage(subject)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(allowed, subject, JDK))
                .allowEmptyShould(true);
    }

    private static String[] with(String[] some, String... more) {
        return Stream.of(some, more).flatMap(Stream::of).toArray(String[]::new);
    }
}
