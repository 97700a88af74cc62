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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.its.study.PersonnelRecord;
import org.junit.jupiter.api.Test;
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

    @Test
    void writersOfTheReferenceCam_canBeInlined() throws IOException {
        for (String version : List.of("v1", "v2")) {
            for (String type : List.of("CAM", "BasicVehicleContainerHighFrequency")) {
                String name = "org/c2x/codec/uper/" + version + '/' + type + "Uper";
                int size = methodSizes(MethodSizeTest.class
                                .getResourceAsStream('/' + name + ".class")
                                .readAllBytes())
                        .entrySet()
                        .stream()
                        .filter(method -> method.getKey().startsWith(name + ".write("))
                        .mapToInt(Map.Entry::getValue)
                        .findFirst()
                        .orElseThrow();

                assertTrue(size < HOT, () -> name + ".write has " + size);
            }
        }
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
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
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
