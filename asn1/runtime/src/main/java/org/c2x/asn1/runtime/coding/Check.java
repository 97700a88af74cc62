package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Violations;

/**
 * The constraints that constructors of generated records check. Each method names the component and throws
 * {@link IllegalArgumentException}, or {@link NullPointerException} for a mandatory component that is missing; within
 * {@link Violations#of} it notes that and goes on.
 */
public final class Check {

    private Check() {}

    /** Classes are loaded: to name them here has loaded them already. */
    public static void loaded(Class<?>... classes) {
        for (Class<?> type : classes) {
            present("class", type);
        }
    }

    /** A mandatory component is there. */
    public static void present(String component, Object value) {
        if (value == null) {
            Violations.found(new NullPointerException(component + " is mandatory, found null"));
        }
    }

    /** A number lies between two bounds, both included. */
    public static void range(String component, long value, long lower, long upper) {
        if (value < lower || value > upper) {
            refuse(component, value, lower + ".." + upper);
        }
    }

    /** A number lies between two bounds, both included; on int, as decoders compare, so that one of two checks goes. */
    public static void range(String component, int value, int lower, int upper) {
        if (value < lower || value > upper) {
            refuse(component, value, lower + ".." + upper);
        }
    }

    /** A length lies between two bounds, both included. */
    public static void size(String component, int length, long lower, long upper) {
        if (length < lower || length > upper) {
            refuse(component + " size", length, lower == upper ? "" + lower : lower + ".." + upper);
        }
    }

    /**
     * A condition holds.
     *
     * @param expected what the condition says, in ASN.1 notation
     */
    public static void that(String component, boolean condition, String expected, Object found) {
        if (!condition) {
            refuse(component, found, expected);
        }
    }

    /** A text has only characters of the permitted alphabet. */
    public static void characters(String component, String text, CharacterTable alphabet) {
        if (!alphabet.allows(text)) {
            refuse(component, '"' + Excerpt.of(text) + '"', "characters of the permitted alphabet");
        }
    }

    /** A text has no lone surrogates, which UTF-8 cannot express. */
    public static void wellFormed(String component, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!Character.isSurrogatePair(text.charAt(i), i + 1 < text.length() ? text.charAt(i + 1) : 0)) {
                    refuse(component, "a lone surrogate at index " + i, "well-formed Unicode");
                    return;
                }
                i++;
            }
        }
    }

    private static void refuse(String component, Object found, String expected) {
        Violations.found(
                new IllegalArgumentException(component + ": expected " + expected + ", found " + Excerpt.of(found)));
    }
}
