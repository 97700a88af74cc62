package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What users call is listed in {@code src/test/resources/api}, so that a change of it shows in a diff. A generated type
 * has one line; those of codecs have none, for they are had by their scheme. {@code -Dapi.refresh=true} writes the
 * lists anew.
 */
class PublicApiTest {
    private static final Path LISTS = Path.of("src", "test", "resources", "api");
    private static final Set<String> OF_ALL_OBJECTS = Set.of("equals", "hashCode", "toString");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "asn1/runtime",
                "its-model",
                "codec-table",
                "codec-uper",
                "codec-aper",
                "codec-der",
                "codec-oer",
                "codec-protobuf",
                "codec-exi",
                "codec-binary",
                "codec-ber",
                "v2x/packets",
                "v2x/security",
                "v2x/captures",
                "v2x/traffic",
                "data/streams"
            })
    void module_hasThePublicApiOfItsList(String module) throws Exception {
        Path list = LISTS.resolve(module.replace('/', '-') + ".txt");
        List<String> found = api(Path.of("..").resolve(module), !module.startsWith("codec-"));
        if (Boolean.getBoolean("api.refresh")) {
            Files.createDirectories(LISTS);
            Files.write(list, found);
        }
        List<String> listed = Files.readAllLines(list);

        List<String> changes = Stream.concat(
                        lacking(found, listed).map(line -> "removed: " + line),
                        lacking(listed, found).map(line -> "added: " + line))
                .toList();
        assertEquals(List.of(), changes, "if it is meant: ./mvnw -pl cli test -Dtest=PublicApiTest -Dapi.refresh=true");
    }

    private static Stream<String> lacking(List<String> lines, List<String> others) {
        Set<String> all = Set.copyOf(lines);
        return others.stream().filter(line -> !all.contains(line));
    }

    private static List<String> api(Path module, boolean withGenerated) throws IOException, ClassNotFoundException {
        Path classes = module.resolve("target/classes");
        List<String> names;
        try (Stream<Path> files = Files.walk(classes)) {
            names = files.map(file -> classes.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .map(file -> file.substring(0, file.lastIndexOf('.')))
                    .sorted()
                    .toList();
        }
        List<String> lines = new ArrayList<>();
        for (String name : names) {
            boolean isWritten = Files.exists(module.resolve("src/main/java/" + name.split("\\$")[0] + ".java"));
            if (isWritten || withGenerated && name.indexOf('$') < 0) {
                Class<?> type = Class.forName(name.replace('/', '.'), false, PublicApiTest.class.getClassLoader());
                if (isVisible(type)) {
                    lines.add(brief(isWritten ? header(type) : header(type) + parts(type)));
                    (isWritten ? members(type) : Stream.<String>empty())
                            .map(PublicApiTest::brief)
                            .forEach(lines::add);
                }
            }
        }
        return lines;
    }

    private static boolean isVisible(Class<?> type) {
        return isVisible(type.getModifiers())
                && (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()))
                && !type.isAnonymousClass();
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String header(Class<?> type) {
        String kind = type.isAnnotation()
                ? "annotation"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        Stream<Type> above = Stream.concat(Stream.of(type).map(Class::getGenericSuperclass), interfaces(type))
                .filter(superior -> superior != null && superior != Object.class && superior != Record.class);
        return Stream.of(Modifier.FINAL, Modifier.ABSTRACT)
                        .filter(modifier -> kind.equals("class") && (type.getModifiers() & modifier) != 0)
                        .map(modifier -> Modifier.toString(modifier) + ' ')
                        .collect(Collectors.joining())
                + (type.isSealed() ? "sealed " : "")
                + kind
                + ' '
                + type.getName()
                + parameters(type)
                + (type.isRecord() ? components(type) : "")
                + above.map(superior -> " : " + superior.getTypeName()).collect(Collectors.joining());
    }

    private static Stream<Type> interfaces(Class<?> type) {
        return Arrays.stream(type.getGenericInterfaces());
    }

    private static String parameters(GenericDeclaration declaration) {
        return declaration.getTypeParameters().length == 0 ? "" : Arrays.toString(declaration.getTypeParameters());
    }

    private static String components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(component -> component.getGenericType().getTypeName() + ' ' + component.getName())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** What a generated type is made of: the enumerals, or the alternatives with their values. */
    private static String parts(Class<?> type) {
        if (type.isEnum()) {
            return Arrays.stream(type.getFields())
                    .filter(field -> field.isEnumConstant())
                    .map(Member::getName)
                    .collect(Collectors.joining(", ", " {", "}"));
        }
        return !type.isSealed()
                ? ""
                : Arrays.stream(type.getPermittedSubclasses())
                        .map(part -> part.getSimpleName() + (part.isRecord() ? components(part) : ""))
                        .collect(Collectors.joining(" | ", " = ", ""));
    }

    private static Stream<String> members(Class<?> type) {
        Predicate<Member> isVisible = member -> isVisible(member.getModifiers()) && !member.isSynthetic();
        return Stream.of(
                        Arrays.stream(type.getDeclaredFields())
                                .filter(isVisible)
                                .map(field -> field.toGenericString()),
                        Arrays.stream(type.getDeclaredConstructors())
                                .filter(isVisible)
                                .filter(constructor -> !type.isRecord() || !isCanonical(constructor))
                                .map(Constructor::toGenericString),
                        Arrays.stream(type.getDeclaredMethods())
                                .filter(isVisible)
                                .filter(method -> !isImplied(method))
                                .map(Executable::toGenericString))
                .flatMap(lines -> lines.sorted(Comparator.naturalOrder()));
    }

    private static boolean isCanonical(Constructor<?> constructor) {
        return Arrays.equals(
                constructor.getParameterTypes(),
                Arrays.stream(constructor.getDeclaringClass().getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray());
    }

    private static boolean isImplied(Method method) {
        Class<?> type = method.getDeclaringClass();
        return OF_ALL_OBJECTS.contains(method.getName())
                || type.isEnum() && Set.of("values", "valueOf").contains(method.getName())
                || type.isRecord()
                        && Arrays.stream(type.getRecordComponents())
                                .anyMatch(component -> method.equals(component.getAccessor()));
    }

    /** Without what most lines have: that it is public, and the beginning of names. */
    private static String brief(String line) {
        return line.replaceAll("\\b(public|java\\.(lang|util)\\.)\\s?(?=[\\w<])", "")
                .replace("org.c2x.", "");
    }
}
