package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecursionTest {

    /** What Tarjan's search finds is what following all parts finds. */
    @ParameterizedTest
    @ValueSource(ints = {5, 8, 12, 20})
    void isRecursive_ofRandomTypes(int count) throws Exception {
        Random random = new Random(count);
        for (int round = 0; round < 40; round++) {
            List<Type> types = types(random, count);
            Recursion recursion = new Recursion();
            for (Type type : types) {
                List<Type> reached = new ArrayList<>(Recursion.parts(type));
                for (int i = 0; i < reached.size(); i++) {
                    Recursion.parts(reached.get(i)).stream()
                            .filter(part -> !reached.contains(part))
                            .forEach(reached::add);
                }
                assertEquals(reached.contains(type), recursion.isRecursive(type));
            }
        }
    }

    private static List<Type> types(Random random, int count) throws Exception {
        StringBuilder text = new StringBuilder("Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n");
        for (int i = 0; i < count; i++) {
            text.append('T').append(i).append(" ::= SEQUENCE {a BOOLEAN");
            for (int part = random.nextInt(3); part > 0; part--) {
                text.append(", b")
                        .append(part)
                        .append(" T")
                        .append(random.nextInt(count))
                        .append(" OPTIONAL");
            }
            text.append("}\n");
        }
        Module module = SchemaLoader.load(
                        List.of(new SourceFile("Test.asn", text.append("END\n").toString())))
                .modules()
                .get(0);
        return module.types().stream().map(TypeDefinition::type).toList();
    }
}
