package org.c2x.cli.own;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.plan.RuleSet;

/** The Java sources of a study: what the compiler makes of each version, and the providers that offer it. */
final class OwnSources {
    private static final String PROVIDER = "org.c2x.asn1.runtime.CodecProvider";
    private static final String PROVIDERS = "org.c2x.asn1.runtime.CodecProviders";
    private static final String CONTENTS = "org.c2x.bench.ContentSource";
    /** Where the copies of record graphs are looked for. */
    private static final String COPIES = "org.c2x.bench.copy";

    private final List<OwnVersion> versions;
    private final Map<String, String> files = new TreeMap<>();
    private final Set<String> skipped;

    /** @param skipped takes what cannot be made, a line each */
    OwnSources(List<OwnVersion> versions, Set<String> skipped) {
        this.versions = versions;
        this.skipped = skipped;
    }

    /**
     * All files by their paths, in the class path's folder.
     *
     * @throws NotSupportedException if there can be no records of a version
     */
    Map<String, String> files() {
        versions.forEach(this::compile);
        file("Types", types());
        file("OwnCompiled", compiled());
        file("OwnExi", EXI);
        file("OwnTrees", TREES);
        files.put(OwnProtobuf.PACKAGE.replace('.', '/') + "/OwnProtobuf.java", PROTOBUF);
        service(PROVIDER, List.of(OwnVersion.PACKAGE + ".OwnExi"));
        service(
                PROVIDERS,
                List.of(
                        OwnVersion.PACKAGE + ".OwnCompiled",
                        OwnVersion.PACKAGE + ".OwnTrees",
                        OwnProtobuf.PACKAGE + ".OwnProtobuf"));
        service(CONTENTS, List.of("org.c2x.bench.own.OwnContents"));
        return files;
    }

    private void compile(OwnVersion version) {
        Compilation compilation =
                new Compilation(version.schema(), version.packageName(), version.packageName(), version.resources());
        compilation.emit(List.of(BackEnd.JAVA, BackEnd.TREE), files::put);
        for (RuleSet rules : RuleSet.values()) {
            emit(compilation, BackEnd.of(rules));
        }
        emit(new OwnC(version).compilation(), BackEnd.C, OwnC.FILES);
        emit(
                new Compilation(version.schema(), COPIES + '.' + version.family(), version.packageName(), List.of()),
                BackEnd.COPY);
    }

    private void emit(Compilation compilation, BackEnd backEnd) {
        emit(compilation, backEnd, "");
    }

    private void emit(Compilation compilation, BackEnd backEnd, String folder) {
        Map<String, String> made = new TreeMap<>();
        try {
            compilation.emit(List.of(backEnd), made::put);
            made.forEach((name, text) -> files.put(folder + name, text));
        } catch (NotSupportedException problems) {
            skipped.add("skipped: compiled " + backEnd + " of " + compilation.packageName()
                    + " because it cannot express\n" + problems.getMessage());
        }
    }

    private void file(String className, String text) {
        files.put(OwnVersion.PACKAGE + '/' + className + ".java", text);
    }

    private void service(String name, List<String> classes) {
        files.put("META-INF/services/" + name, String.join("\n", classes) + '\n');
    }

    private String types() {
        return """
                package own;

                import java.util.List;
                import org.c2x.its.messages.MessageType;

                public final class Types {
                    public static final List<MessageType<?>> ALL = List.of(%s);
                }
                """.formatted(versions.stream().map(OwnSources::type).collect(Collectors.joining(", ")));
    }

    private static String type(OwnVersion version) {
        return "new MessageType<>(\"%s\", \"%s\", %s.%s.class, List.of(%s))"
                .formatted(
                        version.family(),
                        version.definition().name(),
                        version.packageName(),
                        version.className(),
                        version.resources().stream()
                                .map(resource ->
                                        '"' + resource.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
                                .collect(Collectors.joining(", ")));
    }

    private static String compiled() {
        return """
                package own;

                import java.util.List;
                import org.c2x.asn1.runtime.CodecProvider;
                import org.c2x.asn1.runtime.DecodeException.Unit;
                import org.c2x.its.messages.CompiledScheme;

                public final class OwnCompiled implements org.c2x.asn1.runtime.CodecProviders {
                    @Override
                    public List<CodecProvider> providers() {
                        return List.of(%s);
                    }
                }
                """.formatted(
                RuleSet.interpreted().stream().map(OwnSources::compiledScheme).collect(Collectors.joining(", ")));
    }

    private static String compiledScheme(RuleSet rules) {
        return "new CompiledScheme(OwnCompiled.class, \"%s\", Unit.%s, Types.ALL)"
                .formatted(rules.scheme(), rules.offsetUnit().name());
    }

    private static final String TREES = """
            package own;

            public final class OwnTrees extends org.c2x.codec.table.TreeSchemes {
                public OwnTrees() {
                    super(new org.c2x.its.messages.Generated(OwnTrees.class), Types.ALL);
                }
            }
            """;

    private static final String EXI = """
            package own;

            public final class OwnExi extends org.c2x.codec.exi.compiled.CompiledExi {
                public OwnExi() {
                    super(new org.c2x.its.messages.Generated(OwnExi.class), Types.ALL);
                }
            }
            """;

    private static final String PROTOBUF = """
            package own.protobuf;

            public final class OwnProtobuf extends org.c2x.codec.protobuf.ProtobufSchemes {
                public OwnProtobuf() {
                    super(own.Types.ALL);
                }
            }
            """;
}
