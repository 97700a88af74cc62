package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The two public functions of a message type in an encoding: from struct to octets and back. */
final class MessageFunctions {
    private final CModel model;
    private final TypeDefinition definition;

    MessageFunctions(CModel model, TypeDefinition definition) {
        this.model = model;
        this.definition = definition;
    }

    private Type type() {
        return definition.type().resolved();
    }

    private String name() {
        return model.java().className(definition);
    }

    private void head(Direction direction, Encoding encoding, IndentedText out, String end) {
        String function = "size_t " + model.prefix() + '_' + name() + '_' + encoding.name();
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
    void declare(Encoding encoding, IndentedText out) {
        head(Direction.WRITE, encoding, out, ";");
        head(Direction.READ, encoding, out, ";");
    }

    /** Writes the functions, which call those of the type. */
    void define(Encoding encoding, IndentedText out) {
        FunctionBody write = new FunctionBody(out, Direction.WRITE, name());
        out.line("");
        head(Direction.WRITE, encoding, out, "");
        out.line("{").line("c2x_writer out = c2x_begin_encode(buffer, size, error);");
        encoding.beginWrite(write);
        out.line("return " + model.function(Direction.WRITE, type()) + "(value, &out) ? " + encoding.end() + "(&out, "
                        + write.path("") + ") : 0;")
                .line("}");
        FunctionBody read = new FunctionBody(out, Direction.READ, name());
        out.line("");
        head(Direction.READ, encoding, out, "");
        out.line("{").line("c2x_reader in;");
        out.line("if (!c2x_begin_decode(&in, octets, length, arena, error, " + read.path("") + ")) {")
                .line("return 0;")
                .line("}");
        encoding.beginRead(read);
        out.line("return " + model.function(Direction.READ, type()) + "(value, &in) ? c2x_end_decode(&in) : 0;")
                .line("}");
    }
}
