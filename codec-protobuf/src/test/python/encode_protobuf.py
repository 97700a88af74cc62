"""Reads messages in protobuf's text format, one a line, and writes their encodings in hex, one a line.

Arguments: the Python module that protoc generated, and the name of the message.
"""

import importlib
import sys

from google.protobuf import text_format

message_type = getattr(importlib.import_module(sys.argv[1]), sys.argv[2])
for line in sys.stdin.buffer:
    message = text_format.Parse(line.decode("utf-8"), message_type())
    octets = message.SerializeToString()
    if message_type.FromString(octets) != message:
        sys.exit("not read as it was written: " + line.decode("utf-8"))
    print(octets.hex())
