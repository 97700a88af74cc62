package org.c2x.asn1.emit.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.ItsModules;
import org.c2x.asn1.emit.MemorySink;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Another project's validator and our reader of JER (X.697) judge documents alike. */
class JsonSchemaEmitterTest {
    private static final int VALUES = 5;

    private static Schema validator(org.c2x.asn1.schema.Schema schema, TypeDefinition type) {
        MemorySink sink = new MemorySink();
        new Compilation(schema.only(List.of(type)), "x").emit(Set.of(BackEnd.JSON_SCHEMA), sink);
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(sink.files().get("x/schema.json"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '§',
            quoteCharacter = '`',
            value = {
                "BOOLEAN § true § yes",
                "BOOLEAN § 1 § no",
                "NULL § null § yes",
                "INTEGER (1..5) § 5 § yes",
                "INTEGER (1..5) § 6 § no",
                "INTEGER (1..5) § \"3\" § no",
                "INTEGER (1..5, ...) § 6 § yes",
                "INTEGER (1 | 5..7) § 5 § yes",
                "INTEGER (1 | 5..7) § 3 § no",
                "INTEGER (1..18446744073709551615) § 18446744073709551616 § no",
                "REAL § 0.5 § yes",
                "REAL § \"-INF\" § yes",
                "REAL § \"inf\" § no",
                "ENUMERATED { a, b } § \"b\" § yes",
                "ENUMERATED { a, b } § \"c\" § no",
                "ENUMERATED { a, ..., b } § {\"...\":1} § yes",
                "ENUMERATED { a, ..., b } § {\"...\":0} § no",
                "BIT STRING (SIZE (3)) § \"A0\" § yes",
                "BIT STRING (SIZE (3)) § \"B0\" § no",
                "BIT STRING (SIZE (7)) § \"0e\" § yes",
                "BIT STRING (SIZE (7)) § \"0f\" § no",
                "BIT STRING (SIZE (12)) § \"0\" § no",
                "BIT STRING (SIZE (1..9)) § {\"value\":\"A0\",\"length\":3} § yes",
                "BIT STRING (SIZE (1..9)) § {\"value\":\"\",\"length\":0} § no",
                "BIT STRING § {\"value\":\"A0\"} § no",
                "OCTET STRING (SIZE (2)) § \"AbCd\" § yes",
                "OCTET STRING (SIZE (2)) § \"Ab\" § no",
                "OCTET STRING § \"A\" § no",
                "OBJECT IDENTIFIER § \"1.39.840\" § yes",
                "OBJECT IDENTIFIER § \"1.40\" § no",
                "IA5String (SIZE (2..3)) (FROM (\"a\"..\"c\" | \"-\")) § \"a-c\" § yes",
                "IA5String (SIZE (2..3)) (FROM (\"a\"..\"c\" | \"-\")) § \"a.c\" § no",
                "IA5String (SIZE (2..3)) § \"a\" § no",
                "UTF8String (SIZE (1)) § \"\\ud83d\\ude97\" § yes",
                "NumericString § \"1 2\" § yes",
                "NumericString § \"1-2\" § no",
                "SEQUENCE { a NULL, b INTEGER OPTIONAL, c INTEGER DEFAULT 1 } § {\"a\":null} § yes",
                "SEQUENCE { a NULL, b INTEGER OPTIONAL } § {\"b\":1} § no",
                "SEQUENCE { a NULL, ... } § {\"a\":null,\"b\":1} § no",
                "SEQUENCE { ..., a NULL } § {} § yes",
                "SEQUENCE { ..., [[ a NULL, b NULL OPTIONAL ]] } § {\"b\":null} § no",
                "CHOICE { a NULL, b INTEGER } § {\"b\":1} § yes",
                "CHOICE { a NULL, b INTEGER } § {\"a\":null,\"b\":1} § no",
                "CHOICE { a NULL, b INTEGER } § {} § no",
                "CHOICE { a NULL, ... } § {\"...\":{\"index\":0,\"octets\":\"00\"}} § yes",
                "CHOICE { a NULL, ..., b NULL } § {\"...\":{\"index\":0,\"octets\":\"00\"}} § no",
                "CHOICE { a NULL } § {\"...\":{\"index\":0,\"octets\":\"00\"}} § no",
                "SEQUENCE (SIZE (1..2)) OF NULL § [null,null] § yes",
                "SEQUENCE (SIZE (1..2)) OF NULL § [] § no",
                "SEQUENCE (SIZE (1..2)) OF INTEGER (0..1) § [2] § no",
                "SEQUENCE { a INTEGER OPTIONAL } (WITH COMPONENTS { a PRESENT }) § {} § no",
                "SEQUENCE { a INTEGER OPTIONAL } (WITH COMPONENTS { a ABSENT }) § {\"a\":1} § no",
                "SEQUENCE { a INTEGER } (WITH COMPONENTS { a (3..4) }) § {\"a\":4} § yes",
                "SEQUENCE { a INTEGER } (WITH COMPONENTS { a (3..4) }) § {\"a\":5} § no",
                "SEQUENCE { a INTEGER } (WITH COMPONENTS { a (ALL EXCEPT 3) }) § {\"a\":3} § no",
                "SEQUENCE (WITH COMPONENT (1 | 7)) OF INTEGER § [1,7] § yes",
                "SEQUENCE (WITH COMPONENT (1 | 7)) OF INTEGER § [1,3] § no",
                "CHOICE { a NULL, b NULL } (WITH COMPONENTS { ..., a ABSENT }) § {\"a\":null} § no"
            })
    void documents_areJudgedAsByTheReader(String notation, String document, String verdict) throws SchemaException {
        var schema = SchemaLoader.load(List.of(
                new SourceFile("test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= " + notation + " END")));
        TypeDefinition type = schema.find("T").orElseThrow();

        String ours;
        try {
            new JerCodec(new TypeReference(type)).fromJson(document);
            ours = "yes";
        } catch (DecodeException refused) {
            ours = "no";
        }

        assertEquals(verdict, ours);
        var problems = validator(schema, type).validate(document, InputFormat.JSON);
        assertEquals(verdict, problems.isEmpty() ? "yes" : "no", problems::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"v1", "v2", "r2", "infrastructure", "security", "study"})
    void randomMessages_areValid(String family) throws Exception {
        var schema = ItsModules.schema(family);
        for (TypeDefinition type : RootTypes.of(schema)) {
            Schema validator = validator(schema, type);
            RandomValues values = new RandomValues(new TypeReference(type), new Random(1));
            JerCodec codec = new JerCodec(new TypeReference(type));
            for (int i = 0; i < VALUES; i++) {
                String document = codec.toJson(values.next());

                assertEquals(List.of(), validator.validate(document, InputFormat.JSON), type + " " + document);
            }
        }
    }
}
