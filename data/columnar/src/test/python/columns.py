"""columns.py FILE DOCUMENTS: whether FILE.parquet and FILE.arrow hold the values of the documents, one in JER a line.

Each file is opened by pyarrow and by DuckDB. Prints the first difference, else how many rows are equal.
"""

import decimal
import json
import math
import sys

import duckdb
import pyarrow
import pyarrow.ipc
import pyarrow.parquet


def same_number(document, cell):
    if isinstance(cell, float):
        names = {"INF": math.inf, "-INF": -math.inf, "-0": 0.0}
        return math.isnan(cell) if document == "NaN" else names.get(document, document) == cell
    return isinstance(document, (int, float)) and not isinstance(document, bool) and int(cell) == document


def same(document, cell):
    """Whether a cell holds what a value in JER says."""
    if isinstance(document, bool):
        return cell is document
    if document is None or document == {} and not isinstance(cell, dict):
        return cell is True
    if isinstance(cell, bytes):
        return cell.hex().upper() == document
    if isinstance(cell, (int, float, decimal.Decimal)):
        return same_number(document, cell)
    if isinstance(cell, str):
        # an enumeral of a later version, a number without bounds, a type within itself, a text
        later = isinstance(document, dict) and list(document) == ["..."] and cell == f"...{document['...']}"
        return later or cell == str(document) or isinstance(document, dict) and json.loads(cell) == document
    if isinstance(cell, list):
        return isinstance(document, list) and len(document) == len(cell) and all(map(same, document, cell))
    return same_struct(document, {name: part for name, part in cell.items() if part is not None})


def same_struct(document, parts):
    if list(parts) == ["_unknown"]:
        # of an open type JER has the octets alone
        octets = isinstance(document, str) and document == parts["_unknown"]["octets"].hex().upper()
        return octets or same(document.get("..."), parts["_unknown"])
    if isinstance(document, dict) and set(document) == set(parts):
        return all(same(document[name], parts[name]) for name in parts)
    # of an open type JER has the value without the name of its alternative
    return len(parts) == 1 and same(document, *parts.values())


def check(reader, names, rows, documents):
    if len(rows) != len(documents):
        sys.exit(f"{reader}: {len(rows)} rows, {len(documents)} documents")
    for number, (row, document) in enumerate(zip(rows, documents)):
        row = dict(zip(names, row))
        if not (same(document, row["value"]) if names == ["value"] else same(document, row)):
            sys.exit(f"{reader}: row {number} is {row}, not {json.dumps(document)}")


def main(file, documents):
    with open(documents, encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    parquet = pyarrow.parquet.read_table(file + ".parquet")
    with pyarrow.OSFile(file + ".arrow") as source:
        arrow = pyarrow.ipc.open_file(source).read_all()
    for reader, table in ("pyarrow, Parquet", parquet), ("pyarrow, Arrow", arrow):
        table.validate(full=True)
        check(reader, table.column_names, [tuple(row.values()) for row in table.to_pylist()], expected)
    connection = duckdb.connect()
    for reader, name in ("DuckDB, Parquet", f"'{file}.parquet'"), ("DuckDB, Arrow", "arrow"):
        found = connection.sql(f"SELECT * FROM {name}")
        check(reader, found.columns, found.fetchall(), expected)
    print(len(expected), "rows are equal")


main(*sys.argv[1:])
