package org.c2x.asn1.interpreter.xer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;

/** Open types: the element of the type in that of the component (X.693 clause 8.5, X.681 clause 14.6). */
class XerOpenTypeTest {
    private static final Type INTEGER = Asn1.type("INTEGER");
    private static final OpenType OPEN = new OpenType(
            List.of("id"),
            List.of(
                    row(1, "flag", Asn1.type("BOOLEAN")),
                    row(2, "number", INTEGER),
                    row(3, "other", INTEGER),
                    row(4, "none", Asn1.type("Nothing ::= NULL", "Nothing"))),
            true);
    private static final SequenceType FIELD = field(SequenceType.Kind.SEQUENCE, OPEN);
    private static final SequenceType UNORDERED = field(SequenceType.Kind.SET, OPEN);

    private static OpenType.Row row(int id, String name, Type type) {
        return new OpenType.Row(List.of(IntegerValue.of(id)), new Alternative(name, List.of(), type, ""));
    }

    private static SequenceType field(SequenceType.Kind kind, Type open) {
        return new SequenceType(kind, List.of(component("id", INTEGER), component("value", open)), false, List.of());
    }

    private static Component component(String name, Type type) {
        return new Component(name, List.of(), type, Component.Presence.MANDATORY, Optional.empty(), "");
    }

    @Test
    void value_isTheElementOfItsType() {
        roundTrip(1, new ChoiceValue("flag", new BooleanValue(true)), "<BOOLEAN><true/></BOOLEAN>");
        roundTrip(2, new ChoiceValue("number", IntegerValue.of(5)), "<INTEGER>5</INTEGER>");
        roundTrip(3, new ChoiceValue("other", IntegerValue.of(5)), "<INTEGER>5</INTEGER>");
        roundTrip(9, new UnknownAlternative(0, OctetString.ofHex("01ff")), "01FF");
        assertEquals(
                "<SEQUENCE><id>4</id><value><Nothing/></value></SEQUENCE>",
                new XerCodec(FIELD)
                        .toXml(new XerCodec(FIELD)
                                .fromXml("<SEQUENCE><id>4</id><value> <Nothing></Nothing> </value></SEQUENCE>")));
    }

    private static void roundTrip(int id, Value value, String xml) {
        XerCodec codec = new XerCodec(FIELD);
        String document = "<SEQUENCE><id>" + id + "</id><value>" + xml + "</value></SEQUENCE>";
        Value field = SequenceValue.of(FIELD, Map.of("id", IntegerValue.of(id), "value", value));

        assertEquals(document, codec.toXml(field));
        assertEquals(field, codec.fromXml(document));
    }

    @Test
    void identifierAndContent_mustAgree_inBothDirections() {
        refuse(FIELD, "<id>1</id><value><INTEGER>5</INTEGER></value>", 27, "the components around it select");
        refuse(FIELD, "<id>9</id><value><INTEGER>5</INTEGER></value>", 27, "the components around it select");
        refuse(FIELD, "<id>1</id><value>00</value>", 37, "select another type");
        refuse(FIELD, "<id>1</id><value>0x</value>", 27, "hex");
        refuse(
                field(SequenceType.Kind.SEQUENCE, new OpenType(OPEN.keys(), OPEN.rows(), false)),
                "<id>1</id><value/>",
                20,
                "found none");
        Value wrong = SequenceValue.of(
                FIELD, Map.of("id", IntegerValue.of(1), "value", new ChoiceValue("number", IntegerValue.of(5))));
        assertThrows(EncodeException.class, () -> new XerCodec(FIELD).encode(wrong));
    }

    @Test
    void identifierAfterTheContent_isEnoughWhereTheElementTellsTheType() {
        Value value = new XerCodec(UNORDERED).fromXml("<SET><value><BOOLEAN><true/></BOOLEAN></value><id>1</id></SET>");

        assertEquals(new ChoiceValue("flag", new BooleanValue(true)), ((SequenceValue) value).get("value"));
        XerBadDocumentsTest.refuse(
                UNORDERED,
                "<SET><value><INTEGER>1</INTEGER></value><id>2</id></SET>",
                12,
                "value",
                "before the open type");
        XerBadDocumentsTest.refuse(
                UNORDERED,
                "<SET><value><BOOLEAN><true/></BOOLEAN></value><id>2</id></SET>",
                56,
                "value",
                "select another");
    }

    private static void refuse(Type type, String components, long offset, String problem) {
        XerBadDocumentsTest.refuse(type, "<SEQUENCE>" + components + "</SEQUENCE>", offset, "value", problem);
    }

    @Test
    void anyType_isItsOctets() {
        XerCodec codec = new XerCodec(field(SequenceType.Kind.SEQUENCE, new AnyType()));
        String document = "<SEQUENCE><id>1</id><value>0500</value></SEQUENCE>";

        assertEquals(document, codec.toXml(codec.fromXml(document)));
    }
}
