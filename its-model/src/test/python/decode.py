"""Decodes UPER or BER with asn1tools, independently of c2x.

Arguments: encoding rules as asn1tools calls them, type name, then ASN.1 files. Standard input: one message a line, in hex. Standard output, for each line: the
octets after decoding and encoding again in hex, a space, and the value as JSON (X.697).
"""

import sys

import asn1tools


def without_named_defaults(value):
    """asn1tools fills in a DEFAULT that is a value reference by its name: such a component was absent."""
    if isinstance(value, dict):
        return {name: without_named_defaults(part) for name, part in value.items() if part != "defaultValidity"}
    return value


def main(rules, type_name, files):
    codec = asn1tools.compile_files(files, rules)
    jer = asn1tools.compile_files(files, "jer")
    for line in sys.stdin:
        value = without_named_defaults(codec.decode(type_name, bytes.fromhex(line.strip())))
        again = codec.encode(type_name, value).hex()
        sys.stdout.write(again + " " + jer.encode(type_name, value).decode("utf-8") + "\n")


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
