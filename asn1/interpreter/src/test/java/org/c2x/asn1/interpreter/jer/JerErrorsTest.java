package org.c2x.asn1.interpreter.jer;

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
class JerErrorsTest {
    private static final JerCodec TRIP = new JerCodec(Asn1.type("""
            Trip ::= SEQUENCE {
                line INTEGER (0..99),
                stops SEQUENCE (SIZE (1..8)) OF Stop,
                kind CHOICE { bus Bus, tram NULL },
                night BOOLEAN OPTIONAL,
                day ENUMERATED { monday, sunday },
                ... }
            Stop ::= SEQUENCE { name IA5String (SIZE (1..9)), at INTEGER (0..1439) DEFAULT 0, back Stop OPTIONAL }
            Bus ::= SEQUENCE { doors INTEGER (1..4), seats INTEGER (0..99), low BOOLEAN }
                (WITH COMPONENTS { ..., doors (2..4) })
            """, "Trip"));

    private static final JerCodec FIELD = new JerCodec(Asn1.type("""
            C ::= CLASS { &id INTEGER (0..9) UNIQUE, &Type } WITH SYNTAX { &Type IDENTIFIED BY &id }
            Set C ::= { {BOOLEAN IDENTIFIED BY 1} | {INTEGER (0..9) IDENTIFIED BY 2}, ... }
            Fields ::= SEQUENCE OF SEQUENCE { id C.&id ({Set}), value C.&Type ({Set}{@id}) }
            """, "Fields"));

    @Test
    void eachErrorIsFoundInOneReading() {
        assertEquals(
                List.of(
                        "line at character 8: expected an INTEGER within 0..99, found 100",
                        "stops[0].name at character 29: expected a string, found a whole number",
                        "stops[1] at character 33: expected a component of the SEQUENCE, found \"nam\"",
                        "stops[1].name at character 42: the component is mandatory",
                        "stops[2] at character 44: expected an object, found an array",
                        "stops[3].back.at at character 88: expected an INTEGER within 0..1439, found -1",
                        "kind.bus.seats at character 127: expected a whole number, found an object",
                        "day at character 169: the ENUMERATED has no enumeral friday",
                        "night at character 178: the component is repeated"),
                errors(TRIP, """
                        {'line':100,'stops':[{'name':5},{'nam':'b'},[1,[2]],{'name':'d','back':{'name':'x','at':-1}}],\
                        'kind':{'bus':{'doors':1,'seats':{'n':[]},'low':true}},\
                        'night':false,'day':'friday','night':1}"""));
    }

    @Test
    void whatConstrainsAWrongValue_isNotAskedOfIt() {
        assertEquals(
                List.of(
                        "kind.bus.doors at character 15: expected an INTEGER within 2..4",
                        "line at character 62: the component is mandatory",
                        "stops at character 62: the component is mandatory",
                        "day at character 62: the component is mandatory"),
                errors(TRIP, "{'kind':{'bus':{'doors':1,'seats':0,'low':false}},'night':true}"));
    }

    @Test
    void noTypeIsAskedOfAWrongIdentifier() {
        assertEquals(
                List.of(
                        "[0].id at character 7: expected an INTEGER within 0..9, found 10",
                        "[1].value at character 43: expected an INTEGER within 0..9, found 12",
                        "[2].value at character 70: expected a type that the components around it select; they select"
                                + " none"),
                errors(FIELD, "[{'id':10,'value':{'any':[true]}},{'value':12,'id':2},{'id':3,'value':4}]"));
    }

    @Test
    void textThatIsNoJson_endsTheReading() {
        List<String> errors = errors(TRIP, "{'line':100,'stops':[{'name':'a','at':x}],'day':7}");

        assertEquals(2, errors.size());
        assertTrue(errors.get(1).startsWith("stops[0] at character 39: expected JSON"), errors.get(1));
    }

    @Test
    void readingEnds_afterAHundredErrors() {
        assertEquals(100, errors(FIELD, "[" + "7,".repeat(200_000) + "7]").size());
    }

    /** Apostrophes are easier to read here than quotation marks. */
    private static List<String> errors(JerCodec codec, String json) {
        DecodeException first = assertThrows(DecodeException.class, () -> codec.fromJson(json.replace('\'', '"')));
        return Stream.concat(Stream.of(first), Arrays.stream(first.getSuppressed()))
                .map(Throwable::getMessage)
                .toList();
    }
}
