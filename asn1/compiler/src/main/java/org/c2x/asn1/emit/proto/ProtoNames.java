package org.c2x.asn1.emit.proto;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.JavaNames;

/**
 * Names within one scope of a {@code .proto} file. Two names are too alike if they differ in case and underscores only
 * (their JSON names, or the accessors that protoc derives from them, would coincide), or in an ending by which protoc
 * itself distinguishes methods.
 */
final class ProtoNames {
    /** Fields whose accessors would hide methods of every message or builder. */
    private static final Set<String> METHODS = Set.of("""
            allfields cachedsize class defaultinstance defaultinstancefortype descriptor
            descriptorfortype field from initializationerrorstring oneof oneoffielddescriptor
            parser parserfortype repeatedfield serializedsize unknownfields unknownfield""".split("\\s"));

    private static final List<String> FIELD_ENDINGS =
            List.of("builder", "builderlist", "bytes", "case", "count", "list", "notset", "orbuilder", "orbuilderlist");
    private static final List<String> VALUE_ENDINGS = List.of("value");

    private final Set<String> reserved;
    private final List<String> endings;
    private final Set<String> taken = new HashSet<>();
    /** The last number after a name, so that thousands that are alike are not tried one by one for each. */
    private final Map<String, Integer> tried = new HashMap<>();

    private ProtoNames(Set<String> reserved, List<String> endings) {
        this.reserved = reserved;
        this.endings = endings;
    }

    /** Names of fields and oneofs of one message. */
    static ProtoNames ofFields() {
        return new ProtoNames(METHODS, FIELD_ENDINGS);
    }

    /** Names of enum values, which all enums of a file share. */
    static ProtoNames ofValues() {
        return new ProtoNames(Set.of(), VALUE_ENDINGS);
    }

    /** Distinct field names of one message, in the order of the components. */
    static List<String> fields(List<String> asn1Names) {
        ProtoNames names = ofFields();
        List<String> fields = new ArrayList<>();
        asn1Names.forEach(name -> fields.add(names.field(name)));
        return fields;
    }

    /** {@code generationDeltaTime} becomes {@code generation_delta_time}. */
    String field(String asn1Name) {
        return distinct(JavaNames.ofConstant(asn1Name).toLowerCase(Locale.ROOT));
    }

    /** The value {@code forward} of {@code DriveDirection} becomes {@code DRIVE_DIRECTION_FORWARD}. */
    String value(String enumName, String asn1Name) {
        return distinct(JavaNames.ofConstant(enumName) + '_' + JavaNames.ofConstant(asn1Name));
    }

    private String distinct(String wanted) {
        String name = wanted;
        int number = tried.getOrDefault(key(wanted), 1);
        while (clashes(key(name))) {
            name = wanted + '_' + ++number;
        }
        tried.put(key(wanted), number);
        taken.add(key(name));
        return name;
    }

    private static String key(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }

    private boolean clashes(String key) {
        if (reserved.contains(key) || taken.contains(key)) {
            return true;
        }
        return endings.stream()
                .anyMatch(ending -> taken.contains(key + ending)
                        || key.endsWith(ending) && taken.contains(key.substring(0, key.length() - ending.length())));
    }

    /** What protoc's Java accessors have after {@code get}: {@code low_beam_2x} becomes {@code LowBeam2X}. */
    static String accessor(String field) {
        StringBuilder name = new StringBuilder();
        boolean capital = true;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c != '_') {
                name.append(capital ? Character.toUpperCase(c) : c);
            }
            capital = c == '_' || Character.isDigit(c);
        }
        return name.toString();
    }
}
