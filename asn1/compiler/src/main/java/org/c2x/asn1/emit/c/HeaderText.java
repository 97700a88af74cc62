package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Kind;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The header file: constants, structs, and the functions of the message types. */
final class HeaderText {
    private static final int WIDTH = 110;
    /** Around the declarations; its braces do not indent them. */
    private static final String FRAME = """
            #ifndef %1$s
            #define %1$s

            #include "c2x_runtime.h"

            #ifdef __cplusplus
            extern "C" {
            #endif

            %2$s
            #ifdef __cplusplus
            }
            #endif

            #endif
            """;

    private static final String SET_OF =
            "\nEncoded in the order of the items, as basic PER allows; canonical PER sorts them.";

    private final CModel model;
    private final IndentedText out = new IndentedText();
    private final Set<Type> declared = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Type, Declaration> declarations = new IdentityHashMap<>();

    HeaderText(CModel model) {
        this.model = model;
        model.java().declarations().forEach(declaration -> declarations.put(declaration.type(), declaration));
    }

    /**
     * The text.
     *
     * @param encodings those that message types have functions for
     */
    String text(List<Encoding> encodings) {
        String guard = model.prefix().toUpperCase(Locale.ROOT) + "_H";
        strings();
        for (Declaration declaration : model.java().declarations()) {
            if (CModel.hasFunctions(declaration.type())) {
                String name = model.typeName(declaration.type());
                out.line("typedef struct " + name + ' ' + name + ";");
            }
        }
        model.java().declarations().forEach(this::declare);
        for (TypeDefinition root : RootTypes.names(model.java().schema())) {
            out.line("");
            comment("Codes " + root + ": returns the octets written or read, 0 after an error.");
            encodings.forEach(encoding -> new MessageFunctions(model, root).declare(encoding, out));
        }
        return String.format(FRAME, guard, out);
    }

    private void comment(String text) {
        List<String> lines = Javadoc.lines(
                Javadoc.printable(text)
                        .replace("*/", "* /")
                        .replace("/*", "/ *")
                        .replace("??", "? ?"),
                WIDTH);
        if (lines.size() == 1) {
            out.line("/* " + lines.get(0) + " */");
        } else if (!lines.isEmpty()) {
            out.line("/*");
            lines.forEach(line -> out.line(" * " + line));
            out.line(" */");
        }
    }

    /** The types for octets within structs, one a length. */
    private void strings() {
        Map<String, String> types = new TreeMap<>();
        for (Shape shape : partShapes()) {
            if (shape instanceof Shape.FixedOctets fixed) {
                types.put(shape.cType(), "uint8_t octets[" + fixed.length() + "];");
            } else if (shape instanceof Shape.BoundedOctets bounded) {
                types.put(shape.cType(), "uint8_t length; uint8_t octets[" + bounded.most() + "];");
            }
        }
        types.forEach((name, members) -> out.line("typedef struct { " + members + " } " + name + ";"));
        if (!types.isEmpty()) {
            out.line("");
        }
    }

    private List<Shape> partShapes() {
        List<Shape> shapes = new ArrayList<>();
        for (Declaration declaration : model.java().declarations()) {
            if (CModel.hasFunctions(declaration.type())) {
                Recursion.parts(declaration.type()).forEach(part -> shapes.add(model.shape(part)));
            }
        }
        return shapes;
    }

    // Types

    /** Declares a type after those that its struct holds. */
    private void declare(Declaration declaration) {
        if (!declared.add(declaration.type())) {
            return;
        }
        Type type = declaration.type();
        for (Type part : Recursion.parts(type)) {
            boolean isPointer = type instanceof ListType
                    ? !((Shape.Items) model.shape(type)).isInline() && CModel.hasFunctions(part)
                    : model.isPointedTo(part);
            if (declarations.containsKey(part) && !isPointer) {
                declare(declarations.get(part));
            }
        }
        out.line("");
        comment(declaration.asn1Name()
                + (declaration.comment().isEmpty() ? "" : "\n" + declaration.comment())
                + (type instanceof ListType list && list.kind() == Kind.SET ? SET_OF : ""));
        if (type instanceof EnumeratedType enumerated) {
            enumerated(enumerated);
        } else if (type instanceof IntegerType integer) {
            numbers(declaration.className(), integer);
        } else if (type instanceof BitStringType bits) {
            bits(declaration.className(), bits);
        } else if (type instanceof SequenceType sequence) {
            sequence(sequence);
        } else if (type instanceof ChoiceType choice) {
            choice(choice);
        } else {
            list((ListType) type);
        }
    }

    private void enumerated(EnumeratedType type) {
        List<String> constants = new ArrayList<>(EnumConstants.of(type).values());
        if (type.extensible()) {
            constants.add(EnumConstants.UNKNOWN);
        }
        constants(model.typeName(type), model.typeName(type), constants);
    }

    private void constants(String prefix, String name, List<String> constants) {
        out.line("typedef enum {");
        for (int i = 0; i < constants.size(); i++) {
            out.line(prefix + '_' + constants.get(i) + (i < constants.size() - 1 ? "," : ""));
        }
        out.line("} " + name + ";");
    }

    private void numbers(String className, IntegerType type) {
        Map<String, String> constants = EnumConstants.of(type.namedNumbers(), Set.of());
        for (NamedNumber named : type.namedNumbers()) {
            String number = number(type, named.number());
            out.line("#define " + model.prefix() + '_' + className + '_' + constants.get(named.name()) + ' ' + number);
        }
    }

    /** A literal or, for a number of octets, an initializer. */
    private String number(IntegerType type, BigInteger number) {
        if (model.isLong(type)) {
            byte[] octets = number.toByteArray();
            return "{.octets = (const uint8_t[]) {" + String.join(", ", Literals.octets(octets)) + "}, .length = "
                    + octets.length + '}';
        }
        return CModel.number(type).isSigned() ? Literals.signed(number) : Literals.unsigned(number);
    }

    /** Masks of the bits of a number; positions in a longer string. */
    private void bits(String className, BitStringType type) {
        Map<String, String> constants = EnumConstants.of(type.namedBits(), Set.of());
        for (NamedNumber named : type.namedBits()) {
            long position = named.number().longValueExact();
            String value = model.shape(type) instanceof Shape.FixedBits fixed && position < fixed.length()
                    ? Literals.unsigned(BigInteger.ONE.shiftLeft(fixed.length() - 1 - (int) position))
                    : Long.toString(position);
            out.line("#define " + model.prefix() + '_' + className + '_' + constants.get(named.name()) + ' ' + value);
        }
    }

    private void sequence(SequenceType type) {
        out.line("struct " + model.typeName(type) + " {");
        for (Component component : type.components()) {
            if (CModel.isOptional(type, component)) {
                out.line("bool " + CNames.presence(type, component) + ";");
            }
            out.line(model.declaration(component.type(), CNames.member(type, component)) + ";"
                    + range(component.type()));
        }
        if (type.components().isEmpty()) {
            out.line("c2x_null nothing;");
        }
        out.line("};");
    }

    /** What a number may be, as a comment. */
    private static String range(Type type) {
        return type.resolved() instanceof IntegerType integer
                ? " /* " + integer.root() + (integer.extensible() ? ", ..." : "") + " */"
                : "";
    }

    private void choice(ChoiceType type) {
        String name = model.typeName(type);
        List<String> constants = new ArrayList<>();
        for (Alternative alternative : type.alternatives()) {
            constants.add(model.choiceConstant(type, alternative).substring(name.length() + 1));
        }
        if (type.extensible()) {
            constants.add(EnumConstants.UNKNOWN);
        }
        constants(name, model.choiceEnum(type), constants);
        out.line("")
                .line("struct " + name + " {")
                .line(model.choiceEnum(type) + " choice;")
                .line("union {");
        for (Alternative alternative : type.alternatives()) {
            out.line(model.declaration(alternative.type(), model.member(type, alternative)) + ";"
                    + range(alternative.type()));
        }
        if (type.extensible()) {
            out.line((type instanceof OpenType ? "c2x_octets" : "c2x_unknown") + " unknown;");
        }
        out.line("} u;").line("};");
    }

    private void list(ListType type) {
        Shape.Items shape = (Shape.Items) model.shape(type);
        out.line("struct " + model.typeName(type) + " {")
                .line("uint32_t count; /* " + type.size().root() + (type.size().extensible() ? ", ..." : "") + " */");
        out.line((shape.isInline() ? "" : "const ")
                + shape.element().cType()
                + (shape.isInline() ? " items[" + shape.most() + "];" : " *items;")
                + range(type.element()));
        out.line("};");
    }
}
