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

    /** The function that codes a message, with the tags before its type where the encoding has them. */
    private String function(Direction direction, Encoding encoding) {
        return encoding.hasFrames()
                ? (direction == Direction.WRITE ? "write_message_" : "read_message_") + name()
                : model.function(direction, type());
    }

    private void frame(Direction direction, Encoding encoding, IndentedText out) {
        String type = model.typeName(type());
        FunctionBody body = new FunctionBody(out, direction, name());
        out.line("");
        out.line("static bool " + function(direction, encoding)
                        + (direction == Direction.WRITE
                                ? "(const " + type + " *restrict value, c2x_writer *restrict out)"
                                : '(' + type + " *restrict value, c2x_reader *restrict in)"))
                .line("{");
        encoding.message(definition, direction, body);
        out.line("return true;").line("}");
    }

    /** Writes the functions that go by a table. */
    void defineSmall(Encoding encoding, int plan, IndentedText out) {
        String path = Literals.text(name()) + ");";
        out.line("");
        head(Direction.WRITE, encoding, out, "");
        out.line("{")
                .line("return c2x_small_encode(&schema_" + model.java().className(type()) + ", " + plan
                        + ", value, buffer, size, error, " + path)
                .line("}");
        out.line("");
        head(Direction.READ, encoding, out, "");
        out.line("{")
                .line("return c2x_small_decode(&schema_" + model.java().className(type()) + ", " + plan
                        + ", value, octets, length, arena, error, " + path)
                .line("}");
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
        if (encoding.hasFrames()) {
            frame(Direction.WRITE, encoding, out);
            frame(Direction.READ, encoding, out);
        }
        FunctionBody write = new FunctionBody(out, Direction.WRITE, name());
        out.line("");
        head(Direction.WRITE, encoding, out, "");
        out.line("{").line("c2x_writer out = c2x_begin_encode(buffer, size, error);");
        encoding.beginWrite(write);
        out.line("return " + function(Direction.WRITE, encoding) + "(value, &out) ? " + encoding.end() + "(&out, "
                        + write.path("") + ") : 0;")
                .line("}");
        FunctionBody read = new FunctionBody(out, Direction.READ, name());
        out.line("");
        head(Direction.READ, encoding, out, "");
        out.line("{").line("c2x_reader in;").line("uint8_t padded[8];");
        out.line("if (!c2x_begin_decode(&in, octets, length, padded, arena, error, " + read.path("") + ")) {")
                .line("return 0;")
                .line("}");
        encoding.beginRead(read);
        out.line("return " + function(Direction.READ, encoding) + "(value, &in) ? c2x_end_decode(&in) : 0;")
                .line("}");
    }
}
