package org.c2x.asn1.interpreter.jer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Open types: the value itself, whatever place the components have that tell its type. */
class JerOpenTypeTest {
    private static final JerCodec FIELD = new JerCodec(Asn1.type("""
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type IDENTIFIED BY &id }
            Set C ::= { {BOOLEAN IDENTIFIED BY 1} | {INTEGER (0..9) IDENTIFIED BY 2} | {Field IDENTIFIED BY 3}, ... }
            Field ::= SEQUENCE { id C.&id ({Set}) DEFAULT 1, value C.&Type ({Set}{@id}), last BOOLEAN OPTIONAL }
            """, "Field"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'value':7,'id':2}                                | {'id':2,'value':7}",
                "{ 'value' : 7 , 'last' : true , 'id' : 2 }        | {'id':2,'value':7,'last':true}",
                "{'value':true}                                    | {'id':1,'value':true}",
                "{'value':{'...':{'index':0,'octets':'01'}},'id':4}"
                        + "| {'id':4,'value':{'...':{'index':0,'octets':'01'}}}",
                "{'value':{'value':{'value':7,'id':2},'id':3},'id':3}"
                        + "| {'id':3,'value':{'id':3,'value':{'id':2,'value':7}}}",
            })
    void membersHaveAnyOrder(String read, String written) {
        assertEquals(json(written), FIELD.toJson(FIELD.fromJson(json(read))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'value':12,'id':2}                  | value       |  9",
                "{'value':true,'id':2}                | value       |  9",
                "{'value':7,'id':4}                   | value       |  9",
                "{'value':{'value':12,'id':2},'id':3} | value.value | 18",
                "{'value':{'value':12,'id':2},'id':4} | value       | 10",
                "{'value':7,'value':7,'id':2}         | value       | 11",
                "{'value':[1,,'id':2}                 | value       | 12",
                "{'value':7                           | ''          | 10",
            })
    void anErrorSaysItsPlace(String json, String path, long offset) {
        DecodeException e = assertThrows(DecodeException.class, () -> FIELD.fromJson(json(json)));

        assertEquals(path.replace("''", "") + " at " + offset, e.path() + " at " + e.offset(), e.getMessage());
    }

    @Test
    void deepNesting_isATypedError() {
        int levels = 2_000;
        String json = "{'value':".repeat(levels) + "true" + ",'id':3}".repeat(levels);

        assertThrows(DecodeException.class, () -> FIELD.fromJson(json(json)));
    }

    /** Apostrophes are easier to read here than quotation marks. */
    private static String json(String text) {
        return text.trim().replace('\'', '"');
    }
}
