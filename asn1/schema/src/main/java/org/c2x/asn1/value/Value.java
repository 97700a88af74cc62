package org.c2x.asn1.value;

/** A value of an ASN.1 type. Values are immutable and equal if they are the same abstract value. */
public sealed interface Value
        permits BooleanValue,
                NullValue,
                IntegerValue,
                RealValue,
                EnumeratedValue,
                UnknownEnumeral,
                BitStringValue,
                OctetStringValue,
                ObjectIdentifierValue,
                CharacterStringValue,
                SequenceValue,
                ListValue,
                ChoiceValue,
                UnknownAlternative {}
