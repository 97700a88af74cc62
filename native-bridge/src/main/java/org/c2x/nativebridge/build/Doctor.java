package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Looks for what the native side can use on this machine. */
public final class Doctor {

    /**
     * Something that builds or measures native codecs.
     *
     * @param purpose  what it is good for
     * @param packages the Debian packages that bring it; none where the purpose says how to get it
     */
    public record Part(String name, String purpose, List<String> packages, boolean isPresent) {
        public Part {
            packages = List.copyOf(packages);
        }
    }

    private Doctor() {}

    /** All parts, there or not. */
    public static List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        parts.add(program("cc", "own C codecs, the bridge", "gcc", "libc6-dev"));
        parts.add(program("cmake", "all native codecs but our own", "cmake"));
        parts.add(new Part("JNI headers", "the bridge", List.of("openjdk-17-jdk-headless"), hasJniHeaders()));
        parts.add(program("asn1c", "native-*-asn1c", "asn1c"));
        parts.add(program(
                "cargo",
                "native-uper-rust; native-uper-rasn, if asked for: Rust 1.89 or newer, for instance by rustup"));
        parts.add(program("c++", "native-protobuf-cpp", "g++"));
        parts.add(program("protoc", "native-protobuf-*", "protobuf-compiler"));
        parts.add(library("protobuf", "native-protobuf-cpp", "libprotobuf-dev"));
        parts.add(program("protoc-gen-c", "native-protobuf-c", "protobuf-c-compiler"));
        parts.add(library("protobuf-c", "native-protobuf-c", "libprotobuf-c-dev"));
        parts.add(program("nanopb_generator.py", "native-protobuf-nanopb", "nanopb"));
        parts.add(library("protobuf-nanopb", "native-protobuf-nanopb", "libnanopb-dev"));
        parts.add(new Part(
                "gcc -m32", "targets atom and geode", List.of("gcc-multilib", "g++-multilib"), compilesFor32Bits()));
        parts.add(program("valgrind", "instruction counts", "valgrind"));
        parts.add(program("qemu-i386", "instruction sets of atom and geode", "qemu-user"));
        parts.add(program("qemu-x86_64", "instruction set of i7", "qemu-user"));
        parts.add(program(CortexTools.COMPILER, "target cortex-m4f", "gcc-arm-none-eabi"));
        parts.add(new Part("newlib", "target cortex-m4f", List.of("libnewlib-arm-none-eabi"), CortexTools.hasNewlib()));
        parts.add(header("msgpuck.h", "native-msgpuck on cortex-m4f", "libmsgpuck-dev"));
        parts.add(header("msgpack.h", "native-msgpack-c on cortex-m4f", "libmsgpack-dev"));
        parts.add(new Part(
                "newlib for C++",
                "libraries in C++ on cortex-m4f, if asked for: 1.6 GB of libstdc++-arm-none-eabi-newlib",
                List.of(),
                CortexTools.hasCpp()));
        parts.add(program(CortexTools.EMULATOR, "target cortex-m4f", "qemu-system-arm"));
        return parts;
    }

    /** The packages of what is missing, each once. */
    public static List<String> missingPackages(List<Part> parts) {
        return parts.stream()
                .filter(part -> !part.isPresent())
                .flatMap(part -> part.packages().stream())
                .distinct()
                .collect(Collectors.toList());
    }

    private static Part program(String name, String purpose, String... packages) {
        return new Part(name, purpose, List.of(packages), Tools.find(name).isPresent());
    }

    private static Part header(String name, String purpose, String... packages) {
        return new Part(name, purpose, List.of(packages), Files.exists(Path.of("/usr/include", name)));
    }

    private static Part library(String name, String purpose, String... packages) {
        return new Part("lib" + name, purpose, List.of(packages), compilesWith("-l" + name));
    }

    private static boolean hasJniHeaders() {
        return Files.exists(Path.of(System.getProperty("java.home"), "include", "jni.h"));
    }

    static boolean compilesFor32Bits() {
        return compilesWith("-m32");
    }

    /** Whether the C compiler makes a program with this option. */
    private static boolean compilesWith(String option) {
        if (Tools.find("cc").isEmpty()) {
            return false;
        }
        try {
            Path folder = Files.createTempDirectory("c2x-doctor");
            try {
                Path source = Files.writeString(
                        folder.resolve("probe.c"), "#include <stdio.h>\nint main(void) { return 0; }\n");
                Path result = folder.resolve("probe");
                return Tools.run(folder, List.of("cc", source.toString(), "-o", result.toString(), option))
                        .succeeded();
            } finally {
                Tools.deleteFolder(folder);
            }
        } catch (IOException e) {
            return false;
        }
    }
}
