package org.c2x.asn1.interpreter.xer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;

/** All that is wrong with a document is found at once, each error in its place and once. */
class XerErrorsTest {
    private static final XerCodec TRIP = new XerCodec(Asn1.type("""
            Trip ::= SEQUENCE {
                line INTEGER (0..99),
                stops SEQUENCE (SIZE (1..8)) OF Stop,
                bus Bus,
                kinds SEQUENCE OF ENUMERATED { night, day },
                night BOOLEAN OPTIONAL }
            Stop ::= SEQUENCE { name IA5String (SIZE (1..9)), at INTEGER (0..1439) DEFAULT 0, back Stop OPTIONAL }
            Bus ::= SEQUENCE { doors INTEGER (1..4), seats INTEGER (0..99) } (WITH COMPONENTS { ..., doors (2..4) })
            """, "Trip"));

    private static final XerCodec FIELD = new XerCodec(Asn1.type("""
            C ::= CLASS { &id INTEGER (0..9) UNIQUE, &Type } WITH SYNTAX { &Type IDENTIFIED BY &id }
            Set C ::= { {BOOLEAN IDENTIFIED BY 1} | {INTEGER (0..9) IDENTIFIED BY 2} }
            Fields ::= SEQUENCE OF Field
            Field ::= SEQUENCE { id C.&id ({Set}), value C.&Type ({Set}{@id}) }
            """, "Fields"));

    @Test
    void eachErrorIsFoundInOneReading() {
        assertEquals(
                List.of(
                        "line at character 12: expected an INTEGER within 0..99, found 100",
                        "stops[0].name at character 42: expected 1..9 characters, found 0",
                        "stops[1] at character 55: expected a component of the SEQUENCE, found \"nam\"",
                        "stops[1].name at character 67: the component is mandatory",
                        "stops[2].back.at at character 118: expected an INTEGER within 0..1439, found -1",
                        "bus at character 152: expected no attributes, found \"n\"",
                        "kinds[1] at character 214: the ENUMERATED has no enumeral dawn",
                        "line at character 235: the component is repeated"),
                errors(TRIP, """
                        <Trip><line>100</line><stops><Stop><name/></Stop><Stop><nam>b</nam></Stop>\
                        <Stop><name>d</name><back><name>x</name><at>-1</at></back></Stop></stops>\
                        <bus><doors n="1"><x/></doors><seats>1</seats></bus>\
                        <kinds><night/><dawn/><day/></kinds><line>1</line></Trip>"""));
    }

    @Test
    void noTypeIsAskedOfAWrongIdentifier() {
        assertEquals(
                List.of(
                        "[0].id at character 19: expected an INTEGER within 0..9, found 10",
                        "[1].value at character 108: expected an INTEGER within 0..9, found 12"),
                errors(FIELD, """
                        <Fields><Field><id>10</id><value><BOOLEAN><true/></BOOLEAN></value></Field>\
                        <Field><id>2</id><value><INTEGER>12</INTEGER></value></Field></Fields>"""));
    }

    @Test
    void textThatIsNoXml_endsTheReading() {
        List<String> errors = errors(TRIP, "<Trip><line>100</line><stops><Stop><name>a</nam></Stop></stops></Trip>");

        assertEquals(2, errors.size());
        assertTrue(errors.get(1).startsWith("stops[0].name at character 44: expected XML"), errors.get(1));
    }

    private static List<String> errors(XerCodec codec, String xml) {
        DecodeException first = assertThrows(DecodeException.class, () -> codec.fromXml(xml));
        return Stream.concat(Stream.of(first), Arrays.stream(first.getSuppressed()))
                .map(Throwable::getMessage)
                .toList();
    }
}
