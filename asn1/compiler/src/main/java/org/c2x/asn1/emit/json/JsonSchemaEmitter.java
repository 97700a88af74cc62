package org.c2x.asn1.emit.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * Writes a JSON Schema (draft 2020-12) of all types: {@code #/$defs/Module.Type} describes the values of a type in JER
 * (X.697), as {@code c2x convert} writes them. A schema of one root is that of its values itself. What JSON Schema has
 * no words for is left to the reader: which type an open type has, bits after the last one of a BIT STRING of no fixed
 * size, and the constraints that {@link Constraints} names.
 */
public final class JsonSchemaEmitter implements Emitter {
    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private final Schema schema;
    private final String packageName;

    /** @param packageName where the file goes */
    public JsonSchemaEmitter(Schema schema, String packageName) {
        this.schema = schema;
        this.packageName = packageName;
    }

    @Override
    public void emit(OutputSink sink) {
        ObjectNode document = Json.object().put("$schema", DRAFT);
        if (schema.roots().size() == 1) {
            document.put("$ref", Json.reference(schema.roots().get(0)));
        }
        ObjectNode definitions = document.putObject("$defs");
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                definitions.set(
                        definition.toString(),
                        Json.described(definition.comment(), definition.type().accept(new JsonTypes())));
            }
        }
        try {
            String text = JsonMapper.builder()
                    .build()
                    .writerWithDefaultPrettyPrinter()
                    .writeValueAsString(document);
            sink.write(packageName.replace('.', '/') + "/schema.json", text.replace("\r\n", "\n") + '\n');
        } catch (JsonProcessingException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
