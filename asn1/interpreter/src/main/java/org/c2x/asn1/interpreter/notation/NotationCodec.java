package org.c2x.asn1.interpreter.notation;

import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.interpreter.text.TextLocator;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.resolve.ValueNotation;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;

/**
 * ASN.1's own notation of values, on one line: {@code {id 7, place {1, 2}, kind car}}. DEFAULTs are written and may be
 * absent. A document is read as a whole: a value, or a value assignment ({@code name Type ::= value}). Strings with
 * CONTAINING are written as their digits. Enumerals and alternatives of a later version, and minus zero, have no
 * notation. Offsets of errors count characters (code points).
 */
public final class NotationCodec extends TextCodec {

    public NotationCodec(Type type) {
        this(type, Limits.DEFAULT);
    }

    /** A codec that grants other nesting than {@link Limits#DEFAULT}. */
    public NotationCodec(Type type, Limits limits) {
        super(type, limits);
    }

    @Override
    public Locator locator() {
        return new TextLocator() {
            @Override
            protected long index(Utf8Text text, Route route) {
                return place(ValueNotation.of(new SourceFile("", text.chars())).position(route));
            }
        };
    }

    private static int place(Position place) {
        return place.file().startOfLine(place.line()) + place.column() - 1;
    }

    @Override
    protected String write(Type type, Value value, NestingCount nesting) {
        return new NotationWriter(nesting).write(type, value);
    }

    @Override
    protected Beginning read(Type type, Utf8Text text, NestingCount nesting) {
        SourceFile file = new SourceFile("", text.chars());
        if (text.malformed()) {
            throw text.error(text.chars().length(), "expected UTF-8");
        }
        ValueNotation notation;
        try {
            notation = ValueNotation.of(file);
        } catch (SourceError noValue) {
            throw error(text, noValue, "");
        }
        try {
            Value value = notation.value(type);
            new NotationWriter(nesting).write(type, value); // checks what constraints say
            return new Beginning(value, text.chars().length());
        } catch (SourceError another) {
            throw error(text, another, another.position().map(notation::path).orElse(""));
        } catch (EncodeException invalid) {
            int index = place(notation.position(new Route(invalid.path())));
            throw text.error(index, invalid.problem()).within(invalid.path());
        }
    }

    private static DecodeException error(Utf8Text text, SourceError error, String path) {
        int index = error.position().map(NotationCodec::place).orElse(0);
        DecodeException inside = text.error(index, error.getMessage());
        return path.isEmpty() ? inside : inside.within(path);
    }
}
