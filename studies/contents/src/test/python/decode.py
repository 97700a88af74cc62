"""Decodes messages independently of c2x.

Arguments: asn1tools or pycrate, encoding rules, type name, then ASN.1 files. Standard input: one message a line, in hex. Standard output,
for each line: the octets after decoding and encoding again in hex, a space, and the value as JSON (X.697).
"""

import contextlib
import importlib.util
import io
import json
import os
import re
import sys
import tempfile


class Asn1Tools:
    def __init__(self, rules, type_name, files):
        import asn1tools

        # asn1tools calls aligned PER by the name of both variants
        self.codec = asn1tools.compile_files(files, {"aper": "per"}.get(rules, rules))
        self.jer = asn1tools.compile_files(files, "jer")
        self.type_name = type_name

    def again(self, octets):
        value = self.without_named_defaults(self.codec.decode(self.type_name, octets))
        return self.codec.encode(self.type_name, value), self.jer.encode(self.type_name, value).decode("utf-8")

    @classmethod
    def without_named_defaults(cls, value):
        """asn1tools fills in a DEFAULT that is a value reference by its name: such a component was absent."""
        if isinstance(value, dict):
            return {
                name: cls.without_named_defaults(part) for name, part in value.items() if part != "defaultValidity"
            }
        return value


class Pycrate:
    def __init__(self, rules, type_name, files):
        from pycrate_asn1c.asnproc import PycrateGenerator, compile_text, generate_modules

        texts = []
        for file in files:
            with open(file, encoding="utf-8") as source:
                texts.append(self.readable(source.read()))
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            compile_text(texts)
            generated = os.path.join(folder, "generated.py")
            generate_modules(PycrateGenerator, generated)
            spec = importlib.util.spec_from_file_location("generated", generated)
            modules = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(modules)
        self.rules = rules
        self.tell_lengths_of_extensible_bit_strings()
        if rules == "der":
            self.let_named_bits_be_short()
        self.type = next(
            getattr(module, type_name)
            for module in vars(modules).values()
            if isinstance(module, type) and hasattr(module, type_name)
        )

    @staticmethod
    def readable(text):
        """What PER sees of a module (X.691 clause 10.3), with the same meaning where pycrate cannot read a constraint:
        no inner subtyping, nothing after an extension marker, the bounds of a union, the last one of two sizes."""
        start = re.compile(r"\(\s*\(?\s*WITH COMPONENTS?\b")
        match = start.search(text)
        while match:
            end, depth = match.start(), 0
            while depth > 0 or end == match.start():
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
            text = text[: match.start()] + text[end:]
            match = start.search(text)
        text = re.sub(r"\.\.\.,\s*\d+(\.\.\d+)?\)", "...)", text)
        text = text.replace("(unknown | passengerCar..tram | agricultural)", "(0..14)")
        return text.replace(
            "SequenceOfCartesianPosition3d (SIZE (3..16, ...))", "SEQUENCE (SIZE (3..16, ...)) OF CartesianPosition3d"
        )

    @staticmethod
    def tell_lengths_of_extensible_bit_strings():
        """pycrate leaves the length out of a size as "(SIZE (4, ...))" too, which is no fixed one (X.697)."""
        from pycrate_asn1rt.asnobj_str import BIT_STR

        as_pycrate_has_it = BIT_STR._to_jval

        def with_length(bits):
            value = as_pycrate_has_it(bits)
            if isinstance(value, str) and bits._const_sz._ev is not None:
                return {"value": value, "length": bits._val[1]}
            return value

        BIT_STR._to_jval = with_length

    @staticmethod
    def let_named_bits_be_short():
        """pycrate wants the zeros at the end of named bits that DER leaves out for any size (X.690 clause 11.2.2)."""
        from pycrate_asn1rt.asnobj_str import BIT_STR

        BIT_STR._safechk_bnd = lambda bits, value: None

    def again(self, octets):
        getattr(self.type, "from_" + self.rules)(octets)
        return getattr(self.type, "to_" + self.rules)(), json.dumps(json.loads(self.type.to_jer()))


def main(tool_name, rules, type_name, files):
    tool = {"asn1tools": Asn1Tools, "pycrate": Pycrate}[tool_name](rules, type_name, files)
    for line in sys.stdin:
        octets, value = tool.again(bytes.fromhex(line.strip()))
        sys.stdout.write(octets.hex() + " " + value + "\n")


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:])
