package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The two public functions of a message type in one encoding: from struct to octets and back. */
final class MessageFunctions {
    private final CModel model;
    private final TypeDefinition definition;
    private final String encoding;

    /**
     * @param encoding part of the names: {@code uper}
     */
    MessageFunctions(CModel model, TypeDefinition definition, String encoding) {
        this.model = model;
        this.definition = definition;
        this.encoding = encoding;
    }

    private Type type() {
        return definition.type().resolved();
    }

    private String name() {
        return model.java().className(definition);
    }

    private void heads(Direction direction, IndentedText out, String end) {
        String function = "size_t " + model.prefix() + '_' + name() + '_' + encoding;
        if (direction == Direction.WRITE) {
            out.line(function + "_encode(");
            out.line(IndentedText.INDENT + "const " + model.typeName(type())
                    + " *value, uint8_t *buffer, size_t size, c2x_error *error)" + end);
        } else {
            out.line(function + "_decode(");
            out.line(IndentedText.INDENT + model.typeName(type())
                    + " *value, const uint8_t *octets, size_t length, c2x_arena *arena, c2x_error *error)" + end);
        }
    }

    /** Writes the prototypes. */
    void declare(IndentedText out) {
        heads(Direction.WRITE, out, ";");
        heads(Direction.READ, out, ";");
    }

    /** Writes the functions, which call those of the type. */
    void define(IndentedText out) {
        String path = Literals.text(name());
        String own = model.java().className(type());
        out.line("");
        heads(Direction.WRITE, out, "");
        out.line("{")
                .line("c2x_writer out = c2x_begin_encode(buffer, size, error);")
                .line("return " + UperFunctions.name(Direction.WRITE, own) + "(value, &out) ? c2x_end_encode(&out, "
                        + path + ") : 0;")
                .line("}")
                .line("");
        heads(Direction.READ, out, "");
        out.line("{")
                .line("c2x_reader in;")
                .line("return c2x_begin_decode(&in, octets, length, arena, error, " + path + ')')
                .continuation("&& " + UperFunctions.name(Direction.READ, own)
                        + "(value, &in) ? c2x_end_decode(&in) : 0;");
        out.line("}");
    }
}
