package org.c2x.asn1.interpreter.table;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.runtime.coding.TimeContents;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** A character string as octets after their length. */
final class TextCoder extends Coder {
    private final CharacterStringType type;
    private final Charset charset;

    private final StringForm form;

    TextCoder(Step.Text step, StringForm form) {
        this.form = form;
        this.type = step.type();
        this.charset = switch (type.kind()) {
            case UTF8, OID_IRI, RELATIVE_OID_IRI -> StandardCharsets.UTF_8;
            case BMP -> StandardCharsets.UTF_16BE;
            case UNIVERSAL -> Charset.forName("UTF-32BE");
            default -> StandardCharsets.ISO_8859_1;
        };
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        String text = expect(CharacterStringValue.class, value).value();
        ValueCheck.characters(type, text).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        form.write(out, (form.isPlain() ? text : contents(text)).getBytes(charset));
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int at = in.position();
        String contents = type.kind().isUtf8() && form.isPlain() ? in.readUtf8() : text(in, at);
        String text = form.isPlain() ? contents : ofContents(contents);
        ValueCheck.characters(type, text).ifPresent(problem -> {
            throw in.error(at, "", problem);
        });
        return new CharacterStringValue(text);
    }

    private String contents(String text) {
        return switch (type.kind()) {
            case GENERALIZED_TIME -> TimeContents.ofGeneralizedTime(text);
            case UTC_TIME -> TimeContents.ofUtcTime(text);
            case DATE -> TimeContents.ofDate(text);
            case TIME_OF_DAY -> TimeContents.ofTimeOfDay(text);
            case DATE_TIME -> TimeContents.ofDateTime(text);
            case DURATION -> TimeContents.ofDuration(text);
            default -> text;
        };
    }

    private String ofContents(String contents) {
        return switch (type.kind()) {
            case DATE -> TimeContents.toDate(contents);
            case TIME_OF_DAY -> TimeContents.toTimeOfDay(contents);
            case DATE_TIME -> TimeContents.toDateTime(contents);
            case DURATION -> TimeContents.toDuration(contents);
            default -> contents;
        };
    }

    private String text(RuleReader in, int at) {
        byte[] octets = form.readOctets(in);
        int unit = type.kind() == Kind.BMP ? 2 : type.kind() == Kind.UNIVERSAL ? 4 : 1;
        if (octets.length % unit != 0) {
            throw in.error(at, "", "expected a multiple of " + unit + " octets, found " + octets.length);
        }
        String text = new String(octets, charset);
        if (!Arrays.equals(text.getBytes(charset), octets)) {
            throw in.error(at, "", "expected characters of Unicode");
        }
        return text;
    }
}
