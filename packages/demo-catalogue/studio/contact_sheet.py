"""Every finished picture small and side by side: python contact_sheet.py sheet.webp [--only=part-of-name]."""

import sys
from pathlib import Path

from PIL import Image

import table

ACROSS, WIDE, TALL, GAP = 12, 160, 200, 6


def sheet(files, target):
    """Paste the files row by row on paper."""
    rows = -(-len(files) // ACROSS)
    paper = Image.new("RGB", (ACROSS * (WIDE + GAP) + GAP, rows * (TALL + GAP) + GAP), "#faf7f2")
    for i, file in enumerate(files):
        picture = Image.open(file).convert("RGB").resize((WIDE, TALL), Image.LANCZOS)
        paper.paste(picture, (GAP + i % ACROSS * (WIDE + GAP), GAP + i // ACROSS * (TALL + GAP)))
    paper.save(target, quality=68, method=6)


if __name__ == "__main__":
    only = next((a.split("=", 1)[1] for a in sys.argv if a.startswith("--only=")), "")
    names = [n for n in table.PICTURES if only in n and not table.PICTURES[n].get("photo")]
    sheet([table.target(n) for n in names if table.target(n).exists()], Path(sys.argv[1]))
