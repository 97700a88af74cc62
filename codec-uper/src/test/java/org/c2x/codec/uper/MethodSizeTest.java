package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.its.study.PersonnelRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;

/** The generated methods are small enough for HotSpot, the usual virtual machine. */
class MethodSizeTest {
    /** HotSpot compiles no method that is larger ({@code -XX:-DontCompileHugeMethods} would change it). */
    private static final int HUGE = 8_000;

    /** HotSpot inlines no hot method that is larger ({@code -XX:FreqInlineSize}). */
    private static final int HOT = 325;

    @ParameterizedTest
    @ValueSource(classes = {CompiledUper.class, PersonnelRecord.class})
    void noMethod_isTooLargeToBeCompiled(Class<?> oneOfThem) throws Exception {
        Map<String, Integer> sizes = new TreeMap<>();
        forEachClassFile(oneOfThem, file -> sizes.putAll(methodSizes(file)));

        assertTrue(sizes.size() > 1_000, () -> "only " + sizes.keySet());
        sizes.values().removeIf(size -> size <= HUGE);
        assertEquals(Map.of(), sizes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"v1", "v2"})
    void writersOfTheReferenceCam_canBeInlined(String version) throws IOException {
        requireInlinable(version, "CAM", "encode");
        requireInlinable(version, "BasicVehicleContainerHighFrequency", "write");
    }

    /** What is inlined needs no object: a view that is used at once is never allocated. */
    @ParameterizedTest
    @ValueSource(strings = {"v1/CamView", "v2/CamView"})
    void methodsOfViews_canBeInlined(String view) throws IOException {
        Map<String, Integer> sizes = methodSizes(MethodSizeTest.class
                .getResourceAsStream("/org/c2x/codec/uper/" + view + ".class")
                .readAllBytes());

        assertTrue(sizes.size() > 100, () -> "only " + sizes.keySet());
        sizes.values().removeIf(size -> size < HOT);
        assertEquals(Map.of(), sizes);
    }

    private static void requireInlinable(String version, String type, String method) throws IOException {
        String codec = "org/c2x/codec/uper/" + version + '/' + type + "Uper";
        String writer = codec + '.' + method + "(Lorg/c2x/its/" + version + '/' + type
                + ";Lorg/c2x/asn1/runtime/coding/UperWriter;)V";
        int size = methodSizes(MethodSizeTest.class
                        .getResourceAsStream('/' + codec + ".class")
                        .readAllBytes())
                .get(writer);

        assertTrue(size < HOT, () -> writer + " has " + size);
    }

    private interface Reader {
        void read(byte[] classFile);
    }

    /** All class files of the folder or jar that a class is from. */
    private static void forEachClassFile(Class<?> oneOfThem, Reader reader) throws IOException, URISyntaxException {
        Path origin = Path.of(
                oneOfThem.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(origin)) {
            forEachClassFile(origin, reader);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(origin)) {
                forEachClassFile(jar.getPath("/"), reader);
            }
        }
    }

    private static void forEachClassFile(Path root, Reader reader) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                reader.read(Files.readAllBytes(file));
            }
        }
    }

    /** The most octets of code that a method can have, by class, name and descriptor. */
    private static Map<String, Integer> methodSizes(byte[] classFile) {
        Map<String, Integer> sizes = new HashMap<>();
        ClassReader reader = new ClassReader(classFile);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        String method = reader.getClassName() + '.' + name + descriptor;
                        return new CodeSizeEvaluator(Opcodes.ASM9, null) {
                            @Override
                            public void visitEnd() {
                                sizes.put(method, getMaxSize());
                            }
                        };
                    }
                },
                ClassReader.SKIP_DEBUG);
        return sizes;
    }
}
