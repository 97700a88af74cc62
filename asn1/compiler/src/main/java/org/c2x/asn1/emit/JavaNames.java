package org.c2x.asn1.emit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.c2x.asn1.plan.RuleSet;

/** Java names of ASN.1 names: hyphens go, the letter after one becomes a capital, key words get an underscore. */
public final class JavaNames {
    /** Names that a record component cannot have, or that would hide a method of every record. */
    private static final Set<String> METHODS = Set.of("""
            clone finalize getClass hashCode notify notifyAll toString wait equals builder
            """.split("\\s+"));

    /** Class names that generated code uses itself. */
    private static final Set<String> CLASSES = Set.of("""
            BigInteger BitString Boolean Builder CharacterTable Check Codec DecodeException Double EncodeException
            Enum Fragments ImmutableList IllegalArgumentException IntList Integer Limits List Long LongList Math
            NoSuchElementException Null Nullable Object ObjectIdentifier ObjectIdentifierContents OctetString Override
            RealContents Record Set String System TimeType Unknown UperView Value
            """.split("\\s+"));

    private JavaNames() {}

    /** {@code HazardousLocation-AnimalOnTheRoadSubCauseCode} becomes {@code HazardousLocationAnimalOnTheRoad…}. */
    public static String ofClass(String asn1Name) {
        String name = plain(asn1Name);
        return CLASSES.contains(name) || isOfRules(name) ? name + "Type" : name;
    }

    /** True for the name of a class within another; {@code Value} is used by mappings alone, which nest none of it. */
    static boolean isOfNested(String name) {
        return name.equals("Value") || ofClass(name).equals(name);
    }

    private static boolean isOfRules(String name) {
        return Arrays.stream(RuleSet.values())
                .flatMap(rules -> rules.javaClasses().all())
                .anyMatch(type -> type.getSimpleName().equals(name));
    }

    /** {@code linkage-value} becomes {@code LinkageValue}, whatever classes there are. */
    public static String plain(String asn1Name) {
        return capitalize(withoutHyphens(asn1Name));
    }

    /** {@code linkage-value} becomes {@code linkageValue}. */
    public static String ofMember(String asn1Name) {
        String name = withoutHyphens(asn1Name);
        name = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return SourceVersion.isKeyword(name) || METHODS.contains(name) ? name + '_' : name;
    }

    /** {@code sGNSSplusDR} becomes {@code S_GNSSPLUS_DR}, {@code alt-000-01} becomes {@code ALT_000_01}. */
    public static String ofConstant(String asn1Name) {
        return asn1Name.replace('-', '_')
                .replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
                .toUpperCase(Locale.ROOT);
    }

    /** The constant of a record that holds the DEFAULT of a component: {@code DEFAULT_LANES}. */
    public static String ofDefault(String asn1Name) {
        return "DEFAULT_" + ofConstant(asn1Name);
    }

    /** The name with a capital letter in front. */
    public static String capitalize(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String withoutHyphens(String asn1Name) {
        StringBuilder name = new StringBuilder();
        for (String part : asn1Name.split("-")) {
            name.append(name.isEmpty() ? part : capitalize(part));
        }
        return name.toString();
    }
}
