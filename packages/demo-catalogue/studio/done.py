"""What has been rendered, and how finely: done.tsv, one line a picture."""

import os
from pathlib import Path

FILE = Path(__file__).resolve().parent / "done.tsv"


def read():
    """name -> (scale, samples, seconds)."""
    if not FILE.exists():
        return {}
    rows = (line.split("\t") for line in FILE.read_text().splitlines()[1:] if line)
    return {name: (int(scale), int(samples), int(seconds)) for name, scale, samples, seconds in rows}


def note(name, scale, samples, seconds):
    """Add or replace a line, the file being whole at any time."""
    rows = {**read(), name: (int(scale), int(samples), int(seconds))}
    lines = ["picture\tscale\tsamples\tseconds", *("\t".join(map(str, (n, *rows[n]))) for n in sorted(rows))]
    part = FILE.with_suffix(".part")
    part.write_text("\n".join(lines) + "\n")
    os.replace(part, FILE)
