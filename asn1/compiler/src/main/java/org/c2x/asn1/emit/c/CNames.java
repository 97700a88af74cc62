package org.c2x.asn1.emit.c;

import java.util.Set;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** LocalNames of members in C: those of the Java records, so that both sides read alike, but for the key words of C. */
final class CNames {
    /**
     * Key words of C and C++, macros of their standard headers, and what compilers predefine that do not go by the
     * standard alone (gcc without {@code -std=c99}), as far as they are none of Java's.
     */
    private static final Set<String> TAKEN = Set.of(
            "alignas",
            "alignof",
            "and",
            "asm",
            "auto",
            "bitand",
            "bitor",
            "bool",
            "compl",
            "concept",
            "constexpr",
            "decltype",
            "delete",
            "errno",
            "explicit",
            "export",
            "extern",
            "friend",
            "i386",
            "inline",
            "linux",
            "mips",
            "mutable",
            "namespace",
            "noexcept",
            "not",
            "nullptr",
            "operator",
            "or",
            "register",
            "requires",
            "restrict",
            "signed",
            "sizeof",
            "sparc",
            "stdin",
            "stdout",
            "stderr",
            "struct",
            "sun",
            "template",
            "typedef",
            "typeid",
            "typename",
            "typeof",
            "union",
            "unix",
            "unsigned",
            "using",
            "virtual",
            "xor");

    private CNames() {}

    /** The member that holds a component. */
    static String member(SequenceType type, Component component) {
        return plain(MemberNames.of(type, component));
    }

    /** The member that tells whether an optional component is there; no ASN.1 name has an underscore. */
    static String presence(SequenceType type, Component component) {
        return "has_" + MemberNames.of(type, component);
    }

    /** The name, with an underscore if it is taken. */
    static String plain(String name) {
        return TAKEN.contains(name) ? name + '_' : name;
    }

    /** A file name and the start of all global names: {@code org.example.cam} becomes {@code org_example_cam}. */
    static String prefix(String packageName) {
        return packageName.replace('.', '_');
    }
}
