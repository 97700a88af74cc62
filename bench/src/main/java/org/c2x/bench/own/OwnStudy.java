package org.c2x.bench.own;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.result.MeasuredModule;
import org.c2x.nativebridge.build.HarnessContent;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;

/**
 * What a study of somebody's own module measures with: a file on the class path of each of its processes.
 *
 * @param c folder in which C of the modules is to be built
 */
public record OwnStudy(MeasuredModule module, List<OwnContent> contents, String c) {
    private static final String FILE = "own/study.json";
    private static final List<String> ENCODINGS_IN_C =
            Arrays.stream(RuleSet.values()).map(RuleSet::scheme).toList();
    private static final JsonMapper JSON = new JsonMapper();

    public OwnStudy {
        contents = List.copyOf(contents);
    }

    /** That of this process, empty if it is none of such a study. */
    public static Optional<OwnStudy> find() {
        return FoundOnce.STUDY;
    }

    /** The contents to measure. */
    public List<BenchContent<?>> benchContents() {
        return contents.stream().<BenchContent<?>>map(OwnContent::benchContent).toList();
    }

    /** The schemes of our own C, none if there is no C of any version. */
    public List<String> nativeSchemes() {
        return contents.stream().anyMatch(OwnContent::isInC)
                ? ENCODINGS_IN_C.stream().map(OwnStudy::nativeScheme).toList()
                : List.of();
    }

    private static String nativeScheme(String encoding) {
        return "native-" + encoding + "-c";
    }

    /**
     * Builds the harness with C of the modules.
     *
     * @param schemes native ones
     * @param names   of contents; streams are not measured in C
     * @throws MissingToolException if there is no C compiler
     * @throws IOException          if the build fails
     */
    public NativeBuild programs(List<String> schemes, List<String> names) throws IOException, MissingToolException {
        return NativeBuild.ofModules(
                Path.of(c),
                ENCODINGS_IN_C.stream()
                        .filter(encoding -> schemes.contains(nativeScheme(encoding)))
                        .toList(),
                contents.stream()
                        .filter(content -> content.isInC() && names.contains(content.name()))
                        .<HarnessContent<?>>map(OwnContent::harnessContent)
                        .toList(),
                SourceRevision.id());
    }

    /** Those of some schemes that have codecs for the contents. */
    public List<String> schemesAmong(List<String> schemes) {
        return schemes.stream()
                .filter(scheme -> contents.stream()
                        .anyMatch(content -> Codecs.find(scheme, content.type()).isPresent()))
                .toList();
    }

    /**
     * Writes the file.
     *
     * @param root folder that is to be on the class path
     */
    public void write(Path root) throws IOException {
        Path file = root.resolve(FILE);
        Files.createDirectories(file.getParent());
        JSON.writeValue(file.toFile(), this);
    }

    private static final class FoundOnce {
        private static final Optional<OwnStudy> STUDY = read();

        private static Optional<OwnStudy> read() {
            try (InputStream in = OwnStudy.class.getClassLoader().getResourceAsStream(FILE)) {
                return in == null ? Optional.empty() : Optional.of(JSON.readValue(in, OwnStudy.class));
            } catch (IOException e) {
                throw new UncheckedIOException(FILE, e);
            }
        }
    }
}
